// An expression of many operators, decided in steps.
class C<int n, string s> { list<string> f = !foreach(i, !range(n), !strconcat(s, !cast<string>(i), !if(!eq(i, !sub(n, 1)), "!", ""))); int total = !foldl(0, f, a, x, !add(a, !size(x))); }
def d : C<3, "p">;
