// A string is no bit.
def d { bits<2> a = {1, "x"}; }
