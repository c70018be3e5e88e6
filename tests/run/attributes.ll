; Functions whose attributes ask for more than the body: protection of the stack, no-ops to be replaced, no jump tables, a body
; that is all there is. They must compute what they compute without.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d -target-abi=lp64d %s -o - | FileCheck %s
; CHECK-LABEL: sum:
; CHECK: __stack_chk_fail
; CHECK-LABEL: choose:
; CHECK: .Lpatch
; CHECK-LABEL: main:
@line = private constant [6 x i8] c"%lld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @sum(i64 %n) noinline sspstrong {
  %room = alloca [8 x i64]
  %more = alloca i64, i64 %n
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %s = phi i64 [ 0, %0 ], [ %t, %loop ]
  %at = and i64 %i, 7
  %p = getelementptr i64, ptr %room, i64 %at
  store volatile i64 %i, ptr %p
  %q = getelementptr i64, ptr %more, i64 %i
  store volatile i64 %s, ptr %q
  %a = load volatile i64, ptr %p
  %b = load volatile i64, ptr %q
  %t = add i64 %a, %b
  %next = add i64 %i, 1
  %more.to.do = icmp ult i64 %next, %n
  br i1 %more.to.do, label %loop, label %done
done:
  ret i64 %t
}

define i64 @choose(i32 %x) noinline "no-jump-tables"="true" "patchable-function-prefix"="2" "patchable-function-entry"="3" {
  switch i32 %x, label %d [ i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %e
    i32 4, label %f ]
a:
  ret i64 7
b:
  ret i64 17
c:
  ret i64 71
e:
  ret i64 9
f:
  ret i64 19
d:
  ret i64 0
}

define i32 @main() {
  %a = call i64 @sum(i64 100)
  %b = call i64 @choose(i32 3)
  %c = call i64 @choose(i32 5)
  call i32 (ptr, ...) @printf(ptr @line, i64 %a)
  call i32 (ptr, ...) @printf(ptr @line, i64 %b)
  call i32 (ptr, ...) @printf(ptr @line, i64 %c)
  ret i32 0
}
