// Division by zero.
def d { int f = !div(1, 0); }
