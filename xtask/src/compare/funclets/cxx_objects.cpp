// Exceptions that are objects, caught by reference, by value and by pointer, and by a base class.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

inline void*operator new(unsigned long long,void*p){return p;}
struct B{ int v; B(int v):v(v){} virtual int id(){return 1;} virtual ~B(){} };
struct C:B{ int w; C(int v):B(v),w(v*2){} int id(){return 2;} };
NI void t(int n){ if(n==0) throw B(5); if(n==1) throw C(6); static C*c; if(n==2){ alignas(8) static char m[32]; c=new(m) C(9);} if(n==2) throw c; }
NI int f(int n){ try { t(n); } catch(C&c){ return c.id()*100+c.w; } catch(B&b){ return b.id()*100+b.v; } catch(B*p){ return p->id()*1000+p->v; } return 0; }
NI int g(int n){ try { t(n); } catch(B b){ return b.id()*100+b.v; } catch(...) { return -1; } return 0; }
int main(){ for(int i=0;i<4;i++) printf("%d %d\n",f(i),g(i)); return 0; }
void operator delete(void*, unsigned long long){}
