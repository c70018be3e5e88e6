// A name that is not there.
def o;
def d { int f = !getdagarg<int>((o 1:$a), "b"); }
