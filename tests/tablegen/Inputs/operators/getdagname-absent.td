// An argument without name.
def o;
def d { string f = !getdagname((o 1), 0); }
