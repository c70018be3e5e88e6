// -print-detailed-records of every kind of value.
// ARGS: -print-detailed-records
class A<int n, string s = "x"> { int v = n; string t = s; field bits<4> b = ?; }
class B : A<3>;
multiclass M { def _m : B { let v = 7; } }
defvar g = [1, 2];
def r2 : A<2>; def r10 : A<10, "q\"\\\t">; defm X : M; def : B;
def z { A a = A<4>; dag d = (r2:$o 1:$x, a:$y); code c = [{ c }]; bits<3> i = 5; list<bit> l = [1, 0]; }
