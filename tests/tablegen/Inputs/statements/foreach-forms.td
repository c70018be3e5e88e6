// Lists, ranges, range lists.
foreach i = [3, 1] in def A#i;
foreach i = 0-2 in def B#i;
foreach i = {0, 4...5, 8-7} in def C#i;
foreach i = 2...1 in def D#i;
