// Comparing a string with a number.
def d { bit f = !lt("a", 1); }
