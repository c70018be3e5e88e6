// A string ends before the file does.
def d { string a = "abc
