"""A lesson on the real table: what may be done is narrowed to the step, a note says it and points at it."""
