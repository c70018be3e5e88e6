// bits wants a number.
def d { bits f = 1; }
