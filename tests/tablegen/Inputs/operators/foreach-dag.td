// !foreach over a dag visits operator and arguments, nested dags too.
class Op; def o : Op; def p : Op; def q : Op;
def d { dag f = !foreach(x, (o 1:$a, (p q:$b), q), !if(!isa<Op>(x), o, x)); }
