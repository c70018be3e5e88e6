define void @f() {
  ret void
}
@a = global ptr blockaddress(@f, %x)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :4:34: error: referenced value is not a basic block
