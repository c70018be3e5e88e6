// No class in a loop.
foreach i = [1] in class A;
