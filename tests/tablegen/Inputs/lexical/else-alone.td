// An else without conditional.
def a;
#else
