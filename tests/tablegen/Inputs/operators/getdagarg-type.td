// An argument of another type is unset.
def o;
def d { int f = !getdagarg<int>((o "s"), 0); string g = !getdagarg<string>((o "s"), 0); }
