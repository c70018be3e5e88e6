// A list where a number is wanted.
def d { int f = [1]; }
