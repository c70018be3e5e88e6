// Every type may be unset.
class A;
def d { bit a = ?; bits<3> b = ?; int c = ?; string e = ?; list<int> f = ?; dag g = ?; A h = ?; code i = ?; }
