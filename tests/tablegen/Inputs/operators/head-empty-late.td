// The head of a list that turns out empty.
class C<list<int> l> { int h = !if(!empty(l), 0, !head(l)); }
def d : C<[]>;
def e : C<[4]>;
