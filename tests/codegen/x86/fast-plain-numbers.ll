; Without optimization, one template serves stores of any number at any distance: two samples make it.
; RUN: llc -mtriple=x86_64-linux-gnu -O0 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 %s -stats -filetype=null 2>&1 | FileCheck %s --check-prefix=STATS

; CHECK-LABEL: fill:
; CHECK: movl $1, 4(%rdi)
; CHECK: movl $2, 8(%rdi)
; CHECK: movl $127, 16(%rdi)
; CHECK: movl $128, 128(%rdi)
; CHECK: movl $65536, 65536(%rdi)
; STATS: 7 isel - Number of units made from templates
; STATS: 4 isel - Number of graphs made for templates
define void @fill(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %a
  %b = getelementptr i8, ptr %p, i64 8
  store i32 2, ptr %b
  %c = getelementptr i8, ptr %p, i64 16
  store i32 127, ptr %c
  %d = getelementptr i8, ptr %p, i64 128
  store i32 128, ptr %d
  %e = getelementptr i8, ptr %p, i64 65536
  store i32 65536, ptr %e
  ret void
}
