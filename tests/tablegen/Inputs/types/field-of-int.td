// Numbers have no fields.
def d { int f = 5.x; }
