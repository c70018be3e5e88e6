// Nor the other way round.
class A { defvar x = 2; int x = 1; }
