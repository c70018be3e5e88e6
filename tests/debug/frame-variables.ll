; Variables in stack objects are found from the base of the frame, parameters first; a variable in two objects is in pieces.
; What no object holds has a name and a type only, or the register that it is in where code is optimized.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -O0 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s --check-prefixes=CHECK,O0
; RUN: llc -O2 -filetype=obj %s -o %t2.o
; RUN: llvm-dwarfdump-22 --debug-info %t2.o | FileCheck %s --check-prefixes=CHECK,O2
; RUN: llc -O0 -dwarf-version=4 -filetype=obj %s -o %t4.o
; RUN: llvm-dwarfdump-22 --verify %t4.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t4.o | FileCheck %s --check-prefixes=CHECK,O0,V4
; VERIFY: No errors.
target triple = "x86_64-linux-gnu"

; V4: version = 0x0004
; CHECK: DW_TAG_compile_unit
; CHECK: DW_AT_producer ("maker")
; CHECK: DW_AT_language (DW_LANG_C11)
; CHECK: DW_AT_name ("unit.c")
; CHECK: DW_AT_comp_dir ("/dir")
; CHECK: DW_TAG_subprogram
; CHECK: DW_AT_frame_base (DW_OP_reg6 RBP)
; CHECK: DW_AT_name ("first")
; CHECK: DW_AT_prototyped (true)
; CHECK: DW_AT_type ({{.*}} "int")
; CHECK: DW_TAG_formal_parameter
; CHECK-NEXT: DW_AT_location (DW_OP_fbreg -{{[0-9]+}})
; CHECK-NEXT: DW_AT_name ("a")
; CHECK: DW_TAG_formal_parameter
; CHECK-NEXT: DW_AT_location (DW_OP_fbreg -{{[0-9]+}}, DW_OP_deref)
; CHECK-NEXT: DW_AT_name ("b")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_location (DW_OP_fbreg -{{[0-9]+}}, DW_OP_piece 0x4, DW_OP_fbreg -{{[0-9]+}}, DW_OP_piece 0x4)
; CHECK-NEXT: DW_AT_name ("pair")
; CHECK: DW_TAG_variable
; O0-NEXT: DW_AT_name ("gone")
; O2-NEXT: DW_AT_location (DW_OP_reg5 RDI)
; O2-NEXT: DW_AT_name ("gone")
define i32 @first(i32 %a, ptr %b) "frame-pointer"="all" !dbg !10 {
  %p = alloca i32
  %q = alloca ptr
  %low = alloca i32
  %high = alloca i32
    #dbg_declare(ptr %high, !17, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !20)
    #dbg_declare(ptr %q, !16, !DIExpression(DW_OP_deref), !20)
    #dbg_declare(ptr %p, !15, !DIExpression(), !20)
    #dbg_declare(ptr %low, !17, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !20)
    #dbg_value(i32 %a, !18, !DIExpression(), !20)
  store volatile i32 %a, ptr %p
  store volatile ptr %b, ptr %q, !dbg !20
  store volatile i32 1, ptr %low, !dbg !20
  store volatile i32 2, ptr %high, !dbg !20
  ret i32 0, !dbg !20
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "maker", emissionKind: FullDebug)
!1 = !DIFile(filename: "unit.c", directory: "/dir")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6, !7}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!10 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocalVariable(name: "a", arg: 1, scope: !10, file: !1, line: 1, type: !6)
!16 = !DILocalVariable(name: "b", arg: 2, scope: !10, file: !1, line: 1, type: !6)
!17 = !DILocalVariable(name: "pair", scope: !10, file: !1, line: 2, type: !21)
!18 = !DILocalVariable(name: "gone", scope: !10, file: !1, line: 3, type: !6)
!20 = !DILocation(line: 2, scope: !10)
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
