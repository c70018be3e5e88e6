// A record of an unrelated class.
class A; class B; def b : B;
def d { A f = b; }
