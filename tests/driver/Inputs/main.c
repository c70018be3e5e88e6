int printf(const char *, ...);
int twice(int);
extern int data[];
int main(void) {
  printf("%d %d\n", twice(data[0]), data[1]);
  return 0;
}
