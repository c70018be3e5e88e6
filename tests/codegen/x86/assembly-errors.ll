; A modifier that means nothing for its operand is an error that names the statement; so is what the assembler does not know.
; RUN: not codewright llc -mtriple=x86_64-linux-gnu --diagnostics=llvm %s -o - 2>&1 | FileCheck %s

; CHECK: error: not supported: the modifier 'x' of operand 0 of inline assembly (in 'memory', in 'call void asm sideeffect "# ${0:x}", "*m"(ptr elementtype(i32) %p)')
define void @memory(ptr %p) {
  call void asm sideeffect "# $0", "*m"(ptr elementtype(i32) %p)
  call void asm sideeffect "# ${0:x}", "*m"(ptr elementtype(i32) %p)
  ret void
}

; CHECK: error: not supported: the modifier 'p' of operand 0 of inline assembly (in 'register'
define void @register(i32 %x) {
  call void asm sideeffect "# ${0:p}", "r"(i32 %x)
  ret void
}

; CHECK: error: not supported: the modifier 's' of operand 0 of inline assembly (in 'number'
define void @number() {
  call void asm sideeffect "# ${0:s}", "i"(i32 42)
  ret void
}

; CHECK: error: not supported: the modifier 'A' of operand 0 of inline assembly (in 'symbol'
define void @symbol() {
  call void asm sideeffect "# ${0:A}", "i"(ptr @symbol)
  ret void
}

; CHECK: error: inline assembly has no operand 9 (in 'none', in 'call void asm sideeffect "# $9", "r"(i32 %x), !srcloc !
define void @none(i32 %x) {
  call void asm sideeffect "# $9", "r"(i32 %x), !srcloc !0
  ret void
}

; CHECK: error: <inline asm>:1:1: error: {{.*}}
; CHECK: (in 'unknown', in 'call void asm sideeffect "bogus", ""(), !dbg {{![0-9]+}}', from a.c:7:3)
define void @unknown() !dbg !4 {
  call void asm sideeffect "nop", ""()
  call void asm sideeffect "bogus", ""(), !dbg !5
  ret void
}

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}
!0 = !{i64 123}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: NoDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "unknown", file: !2, line: 5, unit: !1, type: !6)
!5 = !DILocation(line: 7, column: 3, scope: !4)
!6 = !DISubroutineType(types: !7)
!7 = !{}
