// A message is a string or a record.
def a { int x = 1; }
dump !repr(a);
dump 5;
