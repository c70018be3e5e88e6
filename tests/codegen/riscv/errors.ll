; What is not supported is an error that names the construct and the instruction; the other functions are compiled.
; RUN: not llc -mtriple=riscv64 --diagnostics=llvm %s -o - 2>&1 | FileCheck %s

; CHECK: error: not supported yet: vectors
; CHECK-SAME: in 'vector'
define <4 x i32> @vector(<4 x i32> %a, <4 x i32> %b) {
  %c = add <4 x i32> %a, %b
  ret <4 x i32> %c
}

; CHECK: error: not supported yet: inline assembly
; CHECK-SAME: in 'assembly', in 'call void asm
define void @assembly() {
  call void asm sideeffect "nop", ""()
  ret void
}

; CHECK: error: not supported yet: 'cmpxchg'
define { i32, i1 } @exchange(ptr %p) {
  %r = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst
  ret { i32, i1 } %r
}
