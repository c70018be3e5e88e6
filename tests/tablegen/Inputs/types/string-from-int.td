// An int is no string.
def d { string s = 5; }
