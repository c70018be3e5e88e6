// Dags in JSON.
// ARGS: -dump-json
def o; def d { dag a = (o:$n 1:$a, "s", (o ?):$c, ?:$e, [o]); }
