// A condition must be a number.
if "x" then def a;
