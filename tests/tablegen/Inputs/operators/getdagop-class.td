// The operator has another class.
class A; class B; def a : A;
def d { B f = !getdagop<B>((a 1)); }
