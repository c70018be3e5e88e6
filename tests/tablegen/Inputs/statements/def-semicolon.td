// No semicolon behind a body.
def d { };
