// Two defs of one name.
def d;
def d;
