; A module that asks for CodeView gets symbols and lines in `.debug$S` and types in `.debug$T`, and no DWARF. A function has its
; lines, its frame, parameters by their numbers, then other variables; a block with variables is a symbol of its own, one
; without is none. What the object says is what is assembled of the text.
; REQUIRES: program:llvm-pdbutil-22
; RUN: llc -O0 -mtriple=x86_64-pc-windows-msvc %s -o - | FileCheck %s --check-prefix=TEXT
; RUN: llc -O0 -mtriple=x86_64-pc-windows-msvc %s -o - | mc -triple=x86_64-pc-windows-msvc -filetype=obj -o %t.of-text
; RUN: llc -O0 -mtriple=x86_64-pc-windows-msvc %s -filetype=obj -o - > %t.o
; RUN: cmp %t.o %t.of-text
; RUN: llvm-pdbutil-22 dump --types --symbols -l %t.o | FileCheck %s
; RUN: llc -O0 -mtriple=i686-pc-windows-msvc %s -filetype=obj -o - > %t32.o
; RUN: llvm-pdbutil-22 dump --symbols %t32.o | FileCheck %s --check-prefix=I386

; TEXT-NOT: .file 1
; TEXT: f:
; TEXT: .cv_func_id 0
; TEXT-NEXT: .cv_file 1 "C:\\src\\a.c" "0123456789ABCDEF0123456789ABCDEF" 1
; TEXT-NEXT: .cv_loc 0 1 3 0
; TEXT: .cv_loc 0 1 4 7
; TEXT: .cv_loc 0 1 6 9
; TEXT: .cv_loc 0 1 8 3
; TEXT: .section .debug$S,"dr"
; TEXT: .cv_linetable 0, f, .Lfunc_end0
; TEXT: .cv_filechecksums
; TEXT-NEXT: .cv_stringtable
; TEXT: .section .debug$T,"dr"
; TEXT-NOT: .debug_info

; CHECK: C:\src\a.c (MD5: 0123456789ABCDEF0123456789ABCDEF)
; CHECK: 0x1001 | LF_PROCEDURE
; CHECK-NEXT: return type = 0x0074 (int), # args = 2, param list = 0x1000
; CHECK: 0x1002 | LF_FUNC_ID
; CHECK-NEXT: name = f, type = 0x1001
; CHECK: LF_BUILDINFO
; CHECK: S_OBJNAME
; CHECK-NEXT: S_COMPILE3
; CHECK-NEXT: machine = intel x86-x64, Ver = cc 1.2.3, language = c
; CHECK-NEXT: frontend = 1.2.3.0
; CHECK: S_GPROC32_ID {{.*}} `f`
; CHECK: type = `0x1002 (f)`
; CHECK: S_FRAMEPROC
; CHECK: local fp reg = RSP, param fp reg = RSP
; CHECK: S_LOCAL {{.*}} `a`
; CHECK-NEXT: type=0x0074 (int), flags = param
; CHECK-NEXT: S_DEFRANGE_FRAMEPOINTER_REL
; CHECK: S_LOCAL {{.*}} `p`
; CHECK-NEXT: type=0x0670 (char*), flags = param
; CHECK: S_LOCAL {{.*}} `x`
; CHECK-NEXT: type=0x0074 (int), flags = none
; CHECK-NOT: S_BLOCK32
; CHECK: S_LOCAL {{.*}} `kept`
; CHECK: S_BLOCK32
; CHECK: S_LOCAL {{.*}} `y`
; CHECK: S_END
; CHECK: S_PROC_ID_END
; CHECK: S_BUILDINFO

; I386: machine = intel pentium 3
; I386: local fp reg = VFRAME, param fp reg = VFRAME
; I386: S_LOCAL {{.*}} `a`
; I386-NEXT: type=0x0074 (int), flags = param
; I386-NEXT: S_DEFRANGE_FRAMEPOINTER_REL
; I386-NEXT: offset = {{-?[0-9]+}}, range

target triple = "x86_64-pc-windows-msvc"

define i32 @f(i32 %a, ptr %p) !dbg !10 {
  %a.addr = alloca i32
  %p.addr = alloca ptr
  %x = alloca i32
  %kept = alloca i32
  %y = alloca i32
    #dbg_declare(ptr %p.addr, !17, !DIExpression(), !20)
    #dbg_declare(ptr %a.addr, !16, !DIExpression(), !20)
    #dbg_declare(ptr %x, !18, !DIExpression(), !20)
    #dbg_declare(ptr %kept, !26, !DIExpression(), !27)
    #dbg_declare(ptr %y, !19, !DIExpression(), !22)
  store i32 %a, ptr %a.addr
  store ptr %p, ptr %p.addr
  store i32 %a, ptr %x, !dbg !20
  store i32 7, ptr %y, !dbg !22
  %r = load i32, ptr %x, !dbg !27
  store i32 %r, ptr %kept, !dbg !27
  %s = load i32, ptr %y, !dbg !23
  ret i32 %s, !dbg !28
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "cc 1.2.3", emissionKind: FullDebug)
!1 = !DIFile(filename: "x/../a.c", directory: "C:\\src", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
!2 = !{i32 2, !"CodeView", i32 1}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!10 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 2, type: !11, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !24)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13, !14}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !DILocalVariable(name: "a", arg: 1, scope: !10, file: !1, line: 2, type: !13)
!17 = !DILocalVariable(name: "p", arg: 2, scope: !10, file: !1, line: 2, type: !14)
!18 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 4, type: !13)
!19 = !DILocalVariable(name: "y", scope: !21, file: !1, line: 6, type: !13)
!20 = !DILocation(line: 4, column: 7, scope: !10)
!21 = distinct !DILexicalBlock(scope: !10, file: !1, line: 5)
!22 = !DILocation(line: 6, column: 9, scope: !21)
!23 = !DILocation(line: 8, column: 3, scope: !10)
!24 = !{}
!25 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7)
!26 = !DILocalVariable(name: "kept", scope: !25, file: !1, line: 7, type: !13)
!27 = !DILocation(line: 7, column: 9, scope: !25)
!28 = !DILocation(line: 7, column: 12, scope: !25)
