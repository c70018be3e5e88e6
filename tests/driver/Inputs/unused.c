int nowhere(void);

int twice(int x) { return x + x; }

int unused(void) { return nowhere(); }
