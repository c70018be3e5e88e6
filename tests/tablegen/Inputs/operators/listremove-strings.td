// Removing strings and records.
class R; def a : R; def b : R;
def d { list<string> f = !listremove(["x", "y"], ["y", "z"]); list<R> g = !listremove([a, b], [a]); }
