// A field again with another type.
class A { int x = 1; }
class B : A { string x = "s"; }
