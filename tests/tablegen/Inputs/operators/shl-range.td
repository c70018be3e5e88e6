// A shift by 64.
def d { int f = !shl(1, 64); }
