// Loops inside loops.
def d { list<list<int>> f = !foreach(i, [1, 2], !foreach(j, [10, 20], !add(i, j))); }
