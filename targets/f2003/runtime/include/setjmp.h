#pragma once
// The stack pointer and the return address; see ../setjmp.lk.
typedef int jmp_buf[2];
int setjmp(jmp_buf) __attribute__((returns_twice));
void longjmp(jmp_buf, int) __attribute__((noreturn));
