// Two dots are nothing.
def d { bits<4> a = 1; bits<2> b = a{1..0}; }
