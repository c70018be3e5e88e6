// An operand without type.
def d { int f = !add(?, 1); }
