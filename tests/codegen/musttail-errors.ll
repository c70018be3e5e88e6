; Calls that must be jumps and cannot be: each error says what is missing.
; RUN: not llc -mtriple=x86_64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; RUN: not llc -mtriple=sparc64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=TARGET
; CHECK-NOT: 'plain'
; TARGET: error: not supported yet: a 'musttail' call on this target, which has no jumps in place of calls yet (in 'plain'
declare i64 @one(i64)
define i64 @plain(i64 %a) {
  %r = musttail call i64 @one(i64 %a)
  ret i64 %r
}
; CHECK: error: not supported yet: a 'musttail' call that passes variable arguments on (in 'variadic'
; TARGET: error: not supported yet: a 'musttail' call on this target, which has no jumps in place of calls yet (in 'variadic'
declare i64 @many(i64, ...)
define i64 @variadic(i64 %a, ...) {
  %r = musttail call i64 (i64, ...) @many(i64 %a, ...)
  ret i64 %r
}
%four = type { i64, i64, i64, i64 }
; CHECK: error: not supported yet: a 'musttail' call from a function with its result in memory (in 'hidden'
declare [8 x i64] @gives(i64)
define [8 x i64] @hidden(i64 %a) {
  %r = musttail call [8 x i64] @gives(i64 %a)
  ret [8 x i64] %r
}
; CHECK: error: not supported yet: a 'musttail' call with another 'sret' argument (in 'elsewhere'
declare void @fills(ptr sret(%four))
define void @elsewhere(ptr sret(%four) %p) {
  %q = getelementptr i8, ptr %p, i64 32
  musttail call void @fills(ptr sret(%four) %q)
  ret void
}
