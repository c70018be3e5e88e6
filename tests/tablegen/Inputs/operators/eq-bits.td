// Bits compare as numbers.
def d { bit f = !eq(0b0101, 5); bit g = !eq({0, 1}, 1); bit h = !ne(true, 1); }
