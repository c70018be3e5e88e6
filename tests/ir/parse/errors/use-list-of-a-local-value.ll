; Outside of functions there are no local values to order the uses of, not even those of the function before.
; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s

define i32 @f(i32 %x) {
  %1 = add i32 %x, %x
  ret i32 %1
}
; CHECK: :[[#@LINE+1]]:18: error: invalid use of function-local name
uselistorder i32 %1, { 1, 0 }
