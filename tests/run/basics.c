// A bit of everything: recursion, sorting, structures, loops, strings, hashing.
#include <stdio.h>
#include <string.h>
#include <stdint.h>
int fib(int n){return n<2?n:fib(n-1)+fib(n-2);}
static int arr[10]={5,3,8,1,9,2,7,4,6,0};
const char *names[]={"zero","one","two","three"};
struct S{char c; short s; int i; long l; double d; float f;};
struct S gs={'x',-2,3,4,5.5,6.25f};
void sort(int*a,int n){for(int i=0;i<n;i++)for(int j=i+1;j<n;j++)if(a[j]<a[i]){int t=a[i];a[i]=a[j];a[j]=t;}}
unsigned collatz(unsigned long n){unsigned c=0;while(n!=1){n=n%2?3*n+1:n/2;c++;}return c;}
int sw(int x){switch(x){case 1:return 10;case 2:return 20;case 5:return 50;case 100:return 1;case -7:return 3;case 1000:return 9;case 2000: return 8; default:return -1;}}
double avg(double*a,int n){double s=0;for(int i=0;i<n;i++)s+=a[i];return s/n;}
uint32_t crc(const char*s){uint32_t c=~0u;while(*s){c^=(unsigned char)*s++;for(int k=0;k<8;k++)c=c&1?(c>>1)^0xEDB88320u:c>>1;}return ~c;}
int main(void){
 printf("%d\n",fib(20));
 sort(arr,10);for(int i=0;i<10;i++)printf("%d ",arr[i]);puts("");
 for(int i=0;i<4;i++)puts(names[i]);
 printf("%c %d %d %ld %f %f\n",gs.c,gs.s,gs.i,gs.l,gs.d,(double)gs.f);
 printf("%u %u\n",collatz(27),collatz(97));
 for(int i=-10;i<10;i++)printf("%d,",sw(i));printf("%d %d %d\n",sw(100),sw(1000),sw(2000));
 double d[]={1,2,3.5,4};printf("%f\n",avg(d,4));
 printf("%08x\n",crc("hello world"));
 char buf[64];memset(buf,'a',63);buf[63]=0;buf[5]='Z';printf("%s %zu\n",buf,strlen(buf));
 unsigned long long h=1469598103934665603ULL;for(int i=0;i<100;i++){h^=i;h*=1099511628211ULL;}printf("%llx\n",h);
 int neg=-17;printf("%d %d %d %u\n",neg/5,neg%5,neg>>2,(unsigned)neg>>2);
 signed char sc=-5;unsigned char uc=250;short sh=-300;printf("%d %d %d %d\n",sc*2,uc+10,sh/7,(sc<uc));
 return 7;
}
