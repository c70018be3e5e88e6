// Elements that do not fit the type given.
defvar l = ["a"]<int>;
