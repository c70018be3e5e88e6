// !cond without cases.
def d { int f = !cond(); }
