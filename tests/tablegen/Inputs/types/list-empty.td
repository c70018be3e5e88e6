// An empty list needs a type from somewhere.
defvar l = [];
