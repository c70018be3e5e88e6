// A macro from the command line.
// ARGS: -print-records -DFROM_OPTION
#ifdef FROM_OPTION
def a;
#endif
