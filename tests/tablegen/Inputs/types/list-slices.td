// Elements and slices.
defvar l = [10, 20, 30, 40, 50];
def d { int a = l[1]; list<int> b = l[1,]; list<int> c = l[1...3]; list<int> e = l[3-1]; list<int> f = l[0, 2...3, 4]; list<int> g = l[[4, 0]]; }
