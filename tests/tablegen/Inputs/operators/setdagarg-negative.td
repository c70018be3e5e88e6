// A negative index.
def o;
def d { dag f = !setdagarg((o 1:$a), -1, 2); }
