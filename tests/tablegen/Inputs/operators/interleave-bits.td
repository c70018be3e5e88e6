// Bits and ints interleave as numbers.
def d { string a = !interleave([0b1, 0b0], ""); string b = !interleave([], ","); string c = !interleave([1]<int>, ";"); }
