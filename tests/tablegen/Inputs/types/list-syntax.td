// list wants a type.
def d { list f = []; }
