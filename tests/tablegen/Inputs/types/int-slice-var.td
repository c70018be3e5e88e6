// An int argument has no bits.
class C<int x> { bits<2> a = x{1-0}; }
