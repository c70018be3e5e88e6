// A record of another class.
class R; class Q; def q : Q;
def d { R f = !cast<R>("q"); }
