@f = global i32 0
define i32 @f() {
  ret i32 0
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:12: error: redefinition of function '@f'
