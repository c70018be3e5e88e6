// Folding strings.
def d { string f = !foldl("", ["a", "b", "c"], acc, s, !strconcat(acc, s, ".")); }
