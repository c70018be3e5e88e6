// A list of strings and numbers.
defvar l = ["a", 1];
