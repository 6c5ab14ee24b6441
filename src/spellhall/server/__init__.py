"""The hall: tables, guests and games over the network. Read ``messages``, then ``table``, then ``live``."""
