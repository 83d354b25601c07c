"""Heroes Incorporated: teams of two heroes clean up a city."""
