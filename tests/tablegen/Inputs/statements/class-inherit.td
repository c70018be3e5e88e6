// Parents from left to right, their arguments put in.
class A<int x> { int a = x; }
class B<int y> { int b = y; }
class C<int z> : A<z>, B<!add(z, 1)> { int c = !add(a, b); }
def d : C<5>;
