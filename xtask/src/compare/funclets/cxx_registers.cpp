// A handler that needs many registers.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

NI void t(int n){ throw n; }
NI int leaf(int a){ return a*7; }
NI int f(int *p,int n){ int s=0; for(int i=0;i<n;i++){ try { t(p[i]); } catch(int e){ int x=leaf(e),y=leaf(x),z=leaf(y),u=leaf(z),v=leaf(u); s+=x+y*2+z*3+u*5+v; } } return s; }
int main(){ int a[]={1,2,3,4,5}; printf("%d\n",f(a,5)); return 0; }
