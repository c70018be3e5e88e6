// A loop with many values that are live across handlers, which continue it and leave it.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

NI void t(int n){ if(n%3==0) throw n; }
NI double f(int n){ double s=1.5; long long q=7; unsigned u=3; int a=n,b=n+1,c=n+2,d=n+3,e2=n+4,g=n+5;
 for(int i=0;i<n;i++){ try { t(i); s*=1.25; q+=i*a; u^=i+b; } catch(int e){ s-=e; q-=e*c; u+=e+d; a+=e2; if(e==9) break; continue; } g++; }
 printf("%d %d %d %d %d %d %lld %u\n",a,b,c,d,e2,g,q,u); return s; }
int main(){ for(int i=0;i<14;i+=3) printf("%f\n",f(i)); return 0; }
