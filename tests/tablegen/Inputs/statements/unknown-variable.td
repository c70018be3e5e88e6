// A name that does not exist.
def record;
def d { int x = recrod; }
