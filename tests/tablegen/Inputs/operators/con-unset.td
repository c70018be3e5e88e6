// An unset operator takes the other.
def o;
def d { dag f = !con((? 1), (o:$n 2)); dag g = !con((?), (?)); }
