// A body or a semicolon.
def d
