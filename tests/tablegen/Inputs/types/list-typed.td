// A type given behind the bracket.
defvar l = []<int>;
def d { list<int> a = l; list<bit> b = [1]<bit>; }
