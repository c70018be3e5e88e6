define void @f() {
  ret void
}
@a = global ptr blockaddress(@f, %0)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :4:34: error: cannot take address of numeric label after the function is defined
