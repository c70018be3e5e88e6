// !subst of a record.
class R; def a : R; def b : R; def c : R;
def d { R f = !subst(a, b, a); R g = !subst(a, b, c); }
