// A variable may not have the name of a field.
class A { int x = 1; defvar x = 2; }
