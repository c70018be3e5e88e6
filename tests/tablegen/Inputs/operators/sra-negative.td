// A shift by a negative number.
def d { int f = !sra(1, -1); }
