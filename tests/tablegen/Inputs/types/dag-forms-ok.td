// Dags with names, values, nesting, unset operands.
class O; def o : O; def p : O;
def d { dag a = (o); dag b = (o:$n 1, "s":$x, $y, ?, ?:$z); dag c = (o (p 1:$q), [1, 2], p); dag e = (?); }
