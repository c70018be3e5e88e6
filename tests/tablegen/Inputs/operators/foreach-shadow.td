// A loop variable may not have the name of a field.
class C { int i = 1; list<int> f = !foreach(i, [1], i); }
