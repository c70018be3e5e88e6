; Symbols that stand for numbers are no places: nothing is counted from the code or from a table.
; RUN: llc -mtriple=x86_64-linux-gnu -relocation-model=pic %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; CHECK-LABEL: number:
; CHECK: movabsq $size, %rax
; CHECK-LABEL: masked:
; CHECK: movabsq $size, [[R:%r[a-z]+]]
; CHECK: andq
@size = external hidden global i8, !absolute_symbol !0
define i64 @number() {
  ret i64 ptrtoint (ptr @size to i64)
}
define i64 @masked(i64 %a) {
  %r = and i64 %a, ptrtoint (ptr @size to i64)
  ret i64 %r
}
!0 = !{i64 0, i64 256}
