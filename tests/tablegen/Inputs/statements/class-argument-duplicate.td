// Two parameters of one name.
class A<int x, int x>;
