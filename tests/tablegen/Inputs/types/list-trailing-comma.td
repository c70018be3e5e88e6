// A comma before the bracket.
def d { list<int> f = [1, 2,]; }
