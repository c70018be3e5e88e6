// Pasting something unset.
def d { string a = "x" # ?; }
