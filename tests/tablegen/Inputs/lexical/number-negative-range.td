// Too far below zero.
def d { int a = -9223372036854775809; }
