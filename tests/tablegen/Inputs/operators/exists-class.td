// !exists asks for a class too.
class A; class B; def b : B;
def d { int f = !exists<A>("b"); int g = !exists<B>("b"); }
