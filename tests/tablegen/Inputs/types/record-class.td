// A record fits a parent class.
class A; class B : A; def b : B;
def d { A f = b; }
