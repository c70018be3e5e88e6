// A field of the record itself.
class A { int x = 1; }
def d : A { int y = d.x; }
