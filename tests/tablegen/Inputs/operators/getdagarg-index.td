// An index past the end.
def o;
def d { int f = !getdagarg<int>((o 1), 1); }
