// An operator must be a name.
def d { dag a = (1 2); }
