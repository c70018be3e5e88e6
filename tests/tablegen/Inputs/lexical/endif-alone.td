// An end without conditional.
def a;
#endif
