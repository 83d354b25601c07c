"""One job a module: a process of its own that measures one thing and prints one line of JSON."""
