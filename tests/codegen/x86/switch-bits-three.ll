; Many numbers that lead to three places are told apart by tests of bits, the place of most of them first. Few of them go by a
; table.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s
declare void @a()
declare void @b()
declare void @c()

; CHECK-LABEL: many:
; CHECK-NOT: jmpq *
; CHECK: cmpl $8, %edi
; CHECK-NOT: jmpq *
; CHECK: btl
; CHECK: btl
; CHECK-NOT: jmpq *
; CHECK: .size many
define void @many(i32 %x) {
  switch i32 %x, label %end [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %a
    i32 4, label %b
    i32 5, label %c
    i32 6, label %a
    i32 8, label %a
  ]
a:
  call void @a()
  ret void
b:
  call void @b()
  ret void
c:
  call void @c()
  ret void
end:
  ret void
}
