; A number wider than the library divides is divided bit by bit; a switch over one compares with each case.
; RUN: codewright llc -mtriple=riscv64 -mattr=+m -verify-machineinstrs %s -o - | FileCheck %s

define void @divide(ptr %to, ptr %from) {
; CHECK-LABEL: divide:
; CHECK-NOT: call
; CHECK: bne
; CHECK-NOT: call
; CHECK: ret
  %x = load i160, ptr %from
  %at = getelementptr i8, ptr %from, i64 32
  %y = load i160, ptr %at
  %r = udiv i160 %x, %y
  store i160 %r, ptr %to
  ret void
}

define i32 @choose(i128 %x) {
; CHECK-LABEL: choose:
; CHECK-NOT: call
; CHECK: ret
  switch i128 %x, label %other [
    i128 0, label %none
    i128 18446744073709551616, label %large
  ]
none:
  ret i32 1
large:
  ret i32 2
other:
  ret i32 3
}
