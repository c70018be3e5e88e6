// Characters that JSON escapes.
// ARGS: -dump-json
def d { string s = "a\"b\\c\td\ne/é"; code c = [{
	"x"
}]; }
