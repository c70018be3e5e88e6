// Comments nest.
/* a /* b */ c */ def d; // e /* f
def g; /**/ def h;
