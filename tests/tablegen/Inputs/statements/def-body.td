// Fields, lets, defvars.
def d { int a = 1; defvar v = 5; int b = v; let a = 7; field int c = ?; field bits<2> e = {?, ?}; }
