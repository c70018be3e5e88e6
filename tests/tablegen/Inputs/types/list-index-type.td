// An index must be an int.
def d { int f = [1]["a"]; }
