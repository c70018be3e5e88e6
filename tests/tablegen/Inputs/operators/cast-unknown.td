// A record that does not exist.
class R;
def d { R f = !cast<R>("nowhere"); }
