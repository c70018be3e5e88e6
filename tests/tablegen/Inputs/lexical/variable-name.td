// A dollar wants a name.
def o; def d { dag a = (o $1); }
