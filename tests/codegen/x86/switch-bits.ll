; Cases of a narrow number that go to one place are a test of bits, not a table, though they are further apart than the number
; has bits.
; RUN: llc -mtriple=x86_64 -O2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: vowel:
; CHECK-NOT: jmpq *
; CHECK: movl $1065233, [[MASK:%e[a-z]+]]
; CHECK: btl %e{{[a-z]+}}, %e{{[a-z]+}}
; CHECK-NOT: jmpq *
; CHECK: retq
define i32 @vowel(i8 %c) nounwind {
  switch i8 %c, label %no [
    i8 97, label %yes
    i8 101, label %yes
    i8 105, label %yes
    i8 111, label %yes
    i8 117, label %yes
  ]
yes:
  call void @other()
  ret i32 1
no:
  ret i32 0
}
declare void @other()
