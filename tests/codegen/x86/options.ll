; Options of LLVM's that tune the inside of its passes are taken and change nothing; code models that are the usual one, too.
; RUN: llc -mtriple=x86_64-linux-gnu -fast-isel -fast-isel-abort=1 -disable-peephole -fp-contract=fast --enable-misched=false -code-model=kernel %s -o %t
; RUN: llc -mtriple=x86_64-linux-gnu %s -o %t.plain
; RUN: cmp %t %t.plain
; RUN: not llc -mtriple=x86_64-linux-gnu -fast-isle %s -o - 2>&1 | FileCheck %s
; CHECK: Unknown command line argument '-fast-isle'
define i32 @f(i32 %a) {
  %r = add i32 %a, 1
  ret i32 %r
}
