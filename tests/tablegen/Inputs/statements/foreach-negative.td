// A range of negative numbers.
foreach i = {-1...2} in def A;
