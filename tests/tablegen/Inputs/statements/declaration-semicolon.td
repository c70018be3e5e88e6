// A field without semicolon.
def d { int x = 5 int y = 6; }
