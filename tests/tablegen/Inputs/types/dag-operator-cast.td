// An operator found by name.
class O; def o : O;
class C<string n> { dag a = (!cast<O>(n) 1); dag b = (!getdagop((o 5)) 2); }
def d : C<"o">;
