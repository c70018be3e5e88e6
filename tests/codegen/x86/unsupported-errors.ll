; Features that a function asks for and the target does not have are errors; what only tunes is passed by.
; RUN: not llc -mtriple=x86_64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; RUN: not llc -mtriple=x86_64-linux-gnu -code-model=large -mattr=+sse2 %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=MODEL
; CHECK-NOT: fast-hops
; CHECK: error: not supported yet: the feature 'made-up'
; CHECK-SAME: 'feature'
; CHECK: the target is 'x86_64-linux-gnu'
; MODEL: error: code model 'large' is not supported for x86: use small, kernel or medium
define void @feature() "target-features"="+sse2,+fast-hops,+made-up" {
  ret void
}
