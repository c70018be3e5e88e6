// A brace eats what follows it.
def d { code c = [{ { } }]; }
