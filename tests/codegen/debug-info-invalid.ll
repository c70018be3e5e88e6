; Debug information that is wrong is left out, with a warning; so is that of another version. Code does not depend on it.
; RUN: split-file %s %t
; RUN: llc -mtriple=riscv64 %t/wrong.ll -o - 2>&1 | FileCheck %s
; RUN: llc -mtriple=riscv64 -disable-verify %t/wrong.ll -o - 2>&1 | FileCheck %s --check-prefix=TRUSTED
; RUN: llc -mtriple=riscv64 %t/old.ll -o - 2>&1 | FileCheck %s --check-prefix=OLD

; CHECK: invalid compile unit
; CHECK: warning: ignoring invalid debug info in
; CHECK: .file{{.*}}"wrong.ll"
; TRUSTED-NOT: warning
; TRUSTED: .file{{.*}}"wrong.ll"
; OLD: warning: ignoring debug info with an invalid version (0) in
; OLD-NOT: .file{{.*}}old.c
; OLD-NOT: .loc

;--- wrong.ll
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{}

;--- old.ll
define void @f() !dbg !3 {
  ret void, !dbg !4
}
!llvm.dbg.cu = !{!1}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "old.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", file: !2, line: 1, type: !5, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 2, scope: !3)
!5 = !DISubroutineType(types: !{})
