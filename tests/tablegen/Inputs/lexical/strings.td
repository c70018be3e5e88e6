// Escapes; adjacent literals join.
def d { string a = "tab\tnl\nq\"b\\s\'"; string b = "one" "two" "three"; string c = ""; }
