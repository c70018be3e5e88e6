// A class that does not exist.
def d { Foo f = ?; }
