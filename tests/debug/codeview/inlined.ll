; A call that was inlined is a site in the function, with its lines as steps from where the inlined function begins, and its
; variables. Its number follows that of the function around it; the next function has the number behind those.
; REQUIRES: program:llvm-pdbutil-22
; RUN: llc -mtriple=x86_64-pc-windows-msvc %s -o - | FileCheck %s --check-prefix=TEXT
; RUN: llc -mtriple=x86_64-pc-windows-msvc %s -o - | mc -triple=x86_64-pc-windows-msvc -filetype=obj -o %t.of-text
; RUN: llc -mtriple=x86_64-pc-windows-msvc %s -filetype=obj -o - > %t.o
; RUN: cmp %t.o %t.of-text
; RUN: llvm-pdbutil-22 dump --types --symbols %t.o | FileCheck %s

; TEXT: .cv_func_id 0
; TEXT: .cv_loc 0 1 10 0
; TEXT: .cv_inline_site_id 1 within 0 inlined_at 1 11 0
; TEXT: .cv_inline_site_id 2 within 1 inlined_at 2 4 0
; TEXT: .cv_loc 2 2 1 0
; TEXT: .cv_loc 0 1 12 0
; TEXT: .cv_func_id 3
; TEXT: .cv_inline_linetable 1 2 3 .Lfunc_begin0 .Lfunc_end0
; TEXT: .cv_inline_linetable 2 2 1 .Lfunc_begin0 .Lfunc_end0

; CHECK: 0x1002 | LF_FUNC_ID
; CHECK-NEXT: name = outer,
; CHECK: 0x1003 | LF_FUNC_ID
; CHECK-NEXT: name = inner,
; CHECK: S_GPROC32_ID {{.*}} `f`
; CHECK: S_INLINEES
; CHECK-NEXT: inlinee: 0x1002 (outer)
; CHECK-NEXT: S_INLINESITE
; CHECK-NEXT: inlinee = 0x1002 (outer)
; CHECK: line 1 (+1)
; CHECK: S_INLINESITE
; CHECK-NEXT: inlinee = 0x1003 (inner)
; CHECK: S_LOCAL {{.*}} `v`
; CHECK-NEXT: type=0x0074 (int), flags = param
; CHECK-NEXT: S_DEFRANGE_REGISTER
; CHECK-NEXT: register = E{{[A-Z]*}},
; CHECK: S_INLINESITE_END
; CHECK-NEXT: S_INLINESITE_END
; CHECK-NEXT: S_PROC_ID_END
; CHECK: S_GPROC32_ID {{.*}} `g`

target triple = "x86_64-pc-windows-msvc"

declare void @use(i32)

define void @f(i32 %a) !dbg !10 {
  call void @use(i32 1), !dbg !13
    #dbg_value(i32 %a, !17, !DIExpression(), !15)
  call void @use(i32 %a), !dbg !15
  call void @use(i32 2), !dbg !18
  ret void, !dbg !18
}

define void @g() !dbg !19 {
  ret void, !dbg !20
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "p", isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "C:\\src")
!2 = !DIFile(filename: "a.h", directory: "C:\\src")
!3 = !{i32 2, !"CodeView", i32 1}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition, unit: !0)
!11 = distinct !DISubprogram(name: "outer", scope: !2, file: !2, line: 3, type: !5, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!12 = distinct !DISubprogram(name: "inner", scope: !2, file: !2, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!13 = !DILocation(line: 10, scope: !10)
!14 = distinct !DILocation(line: 11, scope: !10)
!15 = !DILocation(line: 1, scope: !12, inlinedAt: !16)
!16 = distinct !DILocation(line: 4, scope: !11, inlinedAt: !14)
!17 = !DILocalVariable(name: "v", arg: 1, scope: !12, file: !2, line: 1, type: !7)
!18 = !DILocation(line: 12, scope: !10)
!19 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 20, type: !5, scopeLine: 20, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 21, scope: !19)
