// A code literal that does not end.
def d { code c = [{ abc }; }
