// An element that is not there.
class C { int f = [1, 2][5]; }
def d : C;
