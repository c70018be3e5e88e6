; A code model that the target does not have is an error.
; RUN: not llc -mtriple=x86_64-linux-gnu -code-model=tiny %s -o /dev/null 2>&1 | FileCheck %s
; RUN: not llc -mtriple=x86_64-apple-macosx -code-model=large -relocation-model=pic %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=PIC
; CHECK: error: code model 'tiny' is not supported for x86: use small, kernel, medium or large
; PIC: error: code model 'large' is not supported for x86 in position-independent code but for ELF
define void @f() {
  ret void
}
