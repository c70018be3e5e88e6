// An operator whose result does not fit the field.
def d { list<int> f = !strconcat("a", "b"); }
