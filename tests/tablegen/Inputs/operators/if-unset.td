// An unset arm takes the type of the other.
class C<bit c> { int f = !if(c, 1, ?); }
def d : C<1>; def e : C<0>;
