// A comment that does not end.
def d;
/* a /* b */
