// A name for a type.
deftype Ints = list<int>;
deftype Byte = bits<8>;
class C<Ints l> { Byte b = 3; Ints m = l; }
def d : C<[1]>;
