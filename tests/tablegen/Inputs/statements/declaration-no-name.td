// A field without name.
def d { int = 5; }
