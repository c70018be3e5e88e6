// Taking a name away.
def o;
def d { dag f = !setdagname((o 1:$a), 0, ?); }
