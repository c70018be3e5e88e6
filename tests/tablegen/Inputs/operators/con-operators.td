// Operators must agree.
def o; def p;
def d { dag f = !con((o 1), (p 2)); }
