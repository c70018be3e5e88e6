; A processor that functions name and the target does not know is passed by, with one warning.
; RUN: llc -mtriple=riscv64 %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: 'x86-64-v3' is not a recognized processor for this target (ignoring processor)
; CHECK-NOT: not a recognized
define void @f() "target-cpu"="x86-64-v3" {
  ret void
}
define void @g() "target-cpu"="x86-64-v3" {
  ret void
}
