// A field from other fields, in any order.
def d { int a = !add(b, 1); int b = c; int c = 5; string n = !cast<string>(d); }
