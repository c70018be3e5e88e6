; A code model that the target does not have is an error.
; RUN: not llc -mtriple=x86_64-linux-gnu -code-model=large %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: error: code model 'large' is not supported for x86: use small, kernel or medium
define void @f() {
  ret void
}
