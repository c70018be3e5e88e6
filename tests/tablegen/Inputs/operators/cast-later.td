// A name is looked up when the record is finished.
class R; class U<string n> { R r = !cast<R>(n); }
def a : R;
def u : U<"a">;
