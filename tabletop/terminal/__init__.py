"""Playing and reading in a terminal: plain lines for people, screen readers and pipes. No colours, no boxes, no Qt."""
