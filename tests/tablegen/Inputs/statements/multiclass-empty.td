// A multiclass contains something.
multiclass A { }
