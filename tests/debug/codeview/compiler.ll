; By what a module was made is told in `.debug$S` on Windows even if it asks for no CodeView, and besides that it has only DWARF.
; The numbers of a version are those in the name of the compiler.
; REQUIRES: program:llvm-pdbutil-22
; RUN: llc -mtriple=x86_64-pc-windows-msvc %s -o - | FileCheck %s --check-prefix=TEXT
; RUN: llc -mtriple=x86_64-pc-windows-msvc %s -filetype=obj -o %t.o
; RUN: llvm-pdbutil-22 dump --symbols %t.o | FileCheck %s

; TEXT-NOT: .cv_
; TEXT: .loc 1 2
; TEXT: .section .debug$S,"dr"
; TEXT-NOT: .debug$T
; TEXT: .section .debug_info,"dr"

; CHECK: S_OBJNAME
; CHECK-NEXT: S_COMPILE3
; CHECK-NEXT: machine = intel x86-x64, Ver = compiler 7.65536.1 beta 2, language = fortran
; CHECK-NEXT: frontend = 7.65535.1.0
; CHECK-NOT: S_

define void @f() !dbg !5 {
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4}
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran90, file: !1, producer: "compiler 7.65536.1 beta 2", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.f", directory: "/dir")
!2 = !DISubroutineType(types: !{null})
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !2, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DILocation(line: 2, scope: !5)
