// A name that is no parameter.
class A<int first> { int a = first; }
def d : A<frist=1>;
