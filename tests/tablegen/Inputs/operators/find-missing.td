// What is not found is -1; the empty string is at the start.
def d { int f = !find("abc", "x"); int g = !find("abc", ""); int h = !find("abc", "c", 3); }
