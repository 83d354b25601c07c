"""Everything that needs Qt: windows, dialogs, the table scene and the controller behind them."""
