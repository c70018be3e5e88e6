// Lists of lists.
def d { list<list<int>> f = [[1], [], [2, 3]]; }
