// A constructor that fails halfway, with a handler around its members.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

struct A{ int i; NI A(int i):i(i){ if(i==3) throw i; printf("A %d\n",i);} ~A(){printf("~A %d\n",i);} };
struct M{ A a,b,c; M(int n) try :a(n),b(n+1),c(n+2) { printf("M\n"); } catch(int e){ printf("ctor %d\n",e); } };
int main(){ for(int i=0;i<4;i++) try { M m(i); } catch(int e){ printf("main %d\n",e);} return 0; }
