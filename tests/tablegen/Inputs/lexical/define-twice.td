// Defining a macro again.
#define A
#define A
def a;
