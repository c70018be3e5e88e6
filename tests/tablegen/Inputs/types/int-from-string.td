// A string is no int.
def d { int x = "s"; }
