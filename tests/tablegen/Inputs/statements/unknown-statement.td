// Not a statement.
foo bar;
