// A hash that begins no directive.
def a
#b;
