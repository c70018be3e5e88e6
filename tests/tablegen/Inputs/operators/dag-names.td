// The names must be strings.
def o;
def d { dag f = !dag(o, [1, 2], [1, 2]); }
