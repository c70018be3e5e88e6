// Text behind a directive.
#ifdef A def x;
#endif
