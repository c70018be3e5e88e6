define i32 @f() {
  ret i32 0
}
define i32 @f() {
  ret i32 0
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :4:12: error: invalid redefinition of function 'f'
