// A condition must be a number.
assert "yes", "no";
