// A global name after a paste is text.
defvar g = "value";
def d { string a = "x" # g; string b = g # "x"; }
