// Sizes of lists, strings and dags.
def o;
def d { int a = !size((o 1, 2)); int b = !size(""); int c = !size([1]); int e = !empty((o)); int f = !empty(""); }
