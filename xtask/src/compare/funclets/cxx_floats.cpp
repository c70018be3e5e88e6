// Floating-point values that are live across a handler, and calls with arguments on the stack in it.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

NI void t(int n,int a,int b,int c,int d,int e,int f){ if(n) throw a+b+c+d+e+f; printf("%d\n",a+f);}
NI int f(int n,double x,double y,double z){ double p=x*y,q=y*z,r=x+z; try { t(n,1,2,3,4,5,6); p+=1; } catch(int e){ t(0,e,2,3,4,5,6); p*=q; q+=e; r-=p; } printf("%f %f %f\n",p,q,r); return (int)(p+q+r); }
int main(){ printf("%d\n",f(0,1.5,2.5,3.5)); printf("%d\n",f(1,1.5,2.5,3.5)); return 0; }
