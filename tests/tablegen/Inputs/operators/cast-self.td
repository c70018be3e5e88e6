// A def may cast to itself.
class R { R me = !cast<R>(NAME); }
def a : R;
def b { R other = a; }
