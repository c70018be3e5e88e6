; 'native' is the machine that this runs on. Elsewhere it means nothing, and the usual processor is taken.
; RUN: llc -mtriple=riscv64 -mcpu=native %s -o - 2>&1 | FileCheck %s
; CHECK: 'native' is not a recognized processor for this target (ignoring processor)
; CHECK: ones:

declare i32 @llvm.ctpop.i32(i32)

define i32 @ones(i32 %x) {
  %n = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %n
}
