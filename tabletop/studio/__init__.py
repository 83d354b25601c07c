"""The card renderer: faces described as values, drawn with Pillow in millimetres. No Qt and no game in here."""
