// Vectors that are live across a handler.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

typedef float v4 __attribute__((vector_size(16)));
NI void t(int n){ throw n; }
NI float f(float a,int n){ v4 v={a,a+1,a+2,a+3}; v4 w=v*v; try { t(n); } catch(int e){ v=v+w; v[0]+=e; } return v[0]+v[1]+v[2]+v[3]+w[3]; }
int main(){ printf("%f\n",(double)f(1.5f,3)); return 0; }
