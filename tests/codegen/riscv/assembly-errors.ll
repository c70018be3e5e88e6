; A modifier that means nothing for its operand is an error that names the statement.
; RUN: not codewright llc -mtriple=riscv64-linux-gnu --diagnostics=llvm %s -o - 2>&1 | FileCheck %s

; CHECK: error: not supported: the modifier 's' of operand 0 of inline assembly (in 'number', in 'call void asm sideeffect "# ${0:s}", "i"(i64 42)')
define void @number() {
  call void asm sideeffect "# ${0:s}", "i"(i64 42)
  ret void
}

; CHECK: error: not supported: the modifier 'a' of operand 0 of inline assembly (in 'register'
define void @register(i64 %x) {
  call void asm sideeffect "# ${0:a}", "r"(i64 %x)
  ret void
}

; CHECK: error: not supported: the modifier 'i' of operand 0 of inline assembly (in 'memory'
define void @memory(ptr %p) {
  call void asm sideeffect "# ${0:i}", "*m"(ptr elementtype(i32) %p)
  ret void
}
