// A name must be a string.
def !add(1, 2);
