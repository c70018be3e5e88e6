// Names pasted from text, numbers and variables.
foreach i = 0...2 in def R#i#_x;
foreach s = ["a", "b"] in def s#"_"#s;
def "quoted" # 7;
