// The arms are scopes.
defvar x = 1;
if 1 then { defvar x = 2; def a { int v = x; } }
def b { int v = x; }
