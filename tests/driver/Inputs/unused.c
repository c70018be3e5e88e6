int nowhere(void);

int elsewhere = 3;

int unused(void) { return nowhere() + elsewhere; }
