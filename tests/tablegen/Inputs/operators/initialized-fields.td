// Set and unset fields.
class A { int x = ?; int y = 1; bits<2> b; }
def a : A;
def d { int f = !initialized(a.x); int g = !initialized(a.y); }
