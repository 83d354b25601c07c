"""The table's page around the scene: top bar, action bar, inspector, log, and what connects them to the controller."""
