"""The checks of a built site. Each returns its complaints as sentences; an empty list is a pass."""
