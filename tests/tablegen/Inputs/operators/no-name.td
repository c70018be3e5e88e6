// A lone exclamation mark.
def d { int f = ! (1); }
