; What is not supported is an error that names the construct and the instruction; the other functions are compiled.
; RUN: not llc -mtriple=riscv64 --diagnostics=llvm %s -o - 2>&1 | FileCheck %s

; CHECK: error: not supported yet: scalable vectors
; CHECK-SAME: in 'division', in '%a = load <vscale x 2 x i256>
define void @division(ptr %p) {
  %a = load <vscale x 2 x i256>, ptr %p
  %b = udiv <vscale x 2 x i256> %a, splat (i256 10)
  store <vscale x 2 x i256> %b, ptr %p
  ret void
}

; CHECK: error: not supported yet: the constraint 'Zz' of inline assembly
; CHECK-SAME: in 'assembly', in '%r = call i64 asm
define i64 @assembly() {
  %r = call i64 asm sideeffect "nop", "=Zz"()
  ret i64 %r
}
