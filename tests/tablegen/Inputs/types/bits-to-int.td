// Bits become an int.
def d { int a = 0b101; int b = {1, 1, 0}; }
