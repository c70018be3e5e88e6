; What is not done yet is an error with its place.
; RUN: not llc -mtriple=aarch64-linux-gnu %s -o /dev/null 2>&1 | FileCheck %s

; CHECK: calling convention
define ghccc i32 @haskell(i32 %a) {
  ret i32 %a
}
