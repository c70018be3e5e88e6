// A multiclass that does not exist.
multiclass Alpha { def a; }
defm X : Alhpa;
