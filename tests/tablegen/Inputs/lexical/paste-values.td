// Pasting in values; lists too.
class C<string s, int n> { string a = s # n; string b = "x" # s # "y" # n; list<int> l = [n] # [1]; }
def d : C<"q", 3>;
