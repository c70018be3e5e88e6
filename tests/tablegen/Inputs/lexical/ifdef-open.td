// A conditional without end.
#ifdef A
def a;
