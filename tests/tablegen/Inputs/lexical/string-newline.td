// A string ends on its line.
def d { string a = "abc
"; }
