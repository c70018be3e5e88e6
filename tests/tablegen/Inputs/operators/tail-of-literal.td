// The tail of one element.
def d { list<int> f = !tail([1]); }
