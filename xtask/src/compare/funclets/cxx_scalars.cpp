// Exceptions of the scalar types.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

NI void t(int n){ if (n==1) throw 1; if(n==2) throw 2L; if(n==3) throw 3u; if (n==4) throw (short)4; if(n==5) throw 5.0f; if (n==6) throw (void*)6; if(n==7) throw nullptr; }
NI int f(int n){ try { t(n);} catch(int){return 1;} catch(long){return 2;} catch(unsigned){return 3;} catch(short){return 4;} catch(float){return 5;} catch(void*){return 6;} catch(...){return 7;} return 0; }
int main(){ for(int i=0;i<7;i++) printf("%d\n",f(i)); return 0; }
