; What is not supported is said, with where it is.
; RUN: not llc -mtriple=x86_64-linux-gnu --diagnostics=llvm %s -o - 2>&1 | FileCheck %s

; CHECK: error: not supported yet: passing a value of type f80
define x86_fp80 @long_double(x86_fp80 %x) {
  ret x86_fp80 %x
}
