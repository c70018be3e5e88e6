@a = global ptr blockaddress(@f, %x)
define void @f() {
  ret void
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:34: error: use of undefined value '%x'
