// All forms of !range.
def d { list<int> a = !range(4); list<int> b = !range(2, 5); list<int> c = !range(5, 0, -2); list<int> e = !range(["x", "y"]); list<int> f = !range(5, 2); }
