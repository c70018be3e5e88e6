; Features that a function asks for and the target does not have are errors; what only tunes is passed by.
; RUN: not llc -mtriple=x86_64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK-NOT: fast-hops
; CHECK: error: not supported yet: the feature 'made-up'
; CHECK-SAME: 'feature'
; CHECK: the target is 'x86_64-linux-gnu'
define void @feature() "target-features"="+sse2,+fast-hops,+made-up" {
  ret void
}
