// !exists of the record itself, decided at its end.
class A;
def a : A { int f = !exists<A>("a"); int g = !exists<A>("later"); }
def later : A;
