; Places of a switch that are told apart by tests of bits: a set of places that ends early is asked for distances behind its end,
; too. They were taken to be within the set's own width: 11 was among the bits of the byte that 7 stands in, and 40 among those
; of the word that 8 stands in.
; RUN: lli -O0 %s | FileCheck %s
; RUN: lli -O2 %s | FileCheck %s
@line = private constant [6 x i8] c"%d %d\00"
declare i32 @printf(ptr, ...)

define i32 @byte(i8 %x) noinline {
  switch i8 %x, label %other [
    i8 0, label %a
    i8 4, label %a
    i8 11, label %a
    i8 9, label %b
    i8 10, label %b
    i8 7, label %c
  ]
a:
  ret i32 1
b:
  ret i32 2
c:
  ret i32 3
other:
  ret i32 0
}

define i32 @word(i64 %x) noinline {
  switch i64 %x, label %other [
    i64 33, label %a
    i64 35, label %a
    i64 37, label %a
    i64 50, label %a
    i64 12, label %b
    i64 22, label %b
    i64 42, label %b
    i64 8, label %c
    i64 9, label %c
  ]
a:
  ret i32 1
b:
  ret i32 2
c:
  ret i32 3
other:
  ret i32 0
}

; CHECK: 1 0
; CHECK: 3 0
define i32 @main() {
  %a = call i32 @byte(i8 11)
  %b = call i32 @byte(i8 8)
  call i32 (ptr, ...) @printf(ptr @line, i32 %a, i32 %b)
  call i32 @putchar(i32 10)
  %c = call i32 @word(i64 8)
  %d = call i32 @word(i64 40)
  call i32 (ptr, ...) @printf(ptr @line, i32 %c, i32 %d)
  call i32 @putchar(i32 10)
  ret i32 0
}
declare i32 @putchar(i32)
