// Two elses.
#ifdef A
#else
#else
#endif
