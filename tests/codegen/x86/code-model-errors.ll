; A code model that the target does not have is an error.
; RUN: not llc -mtriple=x86_64-linux-gnu -code-model=tiny %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: error: code model 'tiny' is not supported for x86: use small, kernel, medium or large
define void @f() {
  ret void
}
