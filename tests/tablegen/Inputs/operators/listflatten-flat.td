// A flat list stays.
def d { list<int> f = !listflatten([1, 2]); }
