"""Heroes Incorporated on the screen."""
