; Split debug information: the object keeps where code is and the name of the file with the rest, under one number; the rest has
; no relocations. With a name for an output, the two are files of their own.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -split-dwarf-file=rest.dwo -dwarf-version=5 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 -v --debug-info --debug-addr %t.o | FileCheck %s --check-prefix=V5
; RUN: llc -split-dwarf-file=rest.dwo -dwarf-version=4 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 -v --debug-info %t.o | FileCheck %s --check-prefix=V4
; RUN: llc -split-dwarf-file=rest.dwo -split-dwarf-output=%t.dwo -dwarf-version=5 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.dwo | FileCheck %s --check-prefix=RIGHT
; RUN: llvm-dwarfdump-22 --debug-info %t.dwo | FileCheck %s --check-prefix=REST
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s --check-prefix=LINKED
; RUN: llc -split-dwarf-file=rest.dwo -dwarf-version=5 %s -o - | FileCheck %s --check-prefix=TEXT
; RUN: not llc -mtriple=riscv64 -mattr=+relax -split-dwarf-file=rest.dwo %s -o - 2>&1 | FileCheck %s --check-prefix=SHRINKS
target triple = "x86_64-linux-gnu"

; V5: .debug_info contents:
; V5: unit_type = DW_UT_skeleton, {{.*}} DWO_id = [[ID:0x[0-9a-f]+]]
; V5: DW_TAG_skeleton_unit [1]
; V5-NEXT: DW_AT_stmt_list [DW_FORM_sec_offset]
; V5-NEXT: DW_AT_str_offsets_base [DW_FORM_sec_offset] (0x00000008)
; V5-NEXT: DW_AT_comp_dir [DW_FORM_strx1] (indexed (00000000) string = "/dir")
; V5-NEXT: DW_AT_dwo_name [DW_FORM_strx1] (indexed (00000001) string = "rest.dwo")
; V5-NEXT: DW_AT_low_pc [DW_FORM_addrx] (indexed (00000002) address = 0x0000000000000000 ".text")
; V5-NEXT: DW_AT_high_pc
; V5-NEXT: DW_AT_addr_base [DW_FORM_sec_offset] (0x00000008)
; V5: .debug_info.dwo contents:
; V5: unit_type = DW_UT_split_compile, {{.*}} DWO_id = [[ID]]
; V5: DW_TAG_compile_unit
; V5: DW_AT_name [DW_FORM_strx1] (indexed ({{[0-9a-f]+}}) string = "split.c")
; V5-NEXT: DW_AT_dwo_name [DW_FORM_strx1]
; V5-NOT: DW_AT_comp_dir
; V5: DW_TAG_variable
; V5: DW_AT_location [DW_FORM_exprloc] (DW_OP_addrx 0x0)
; V5: DW_AT_location [DW_FORM_exprloc] (DW_OP_GNU_const_index 0x1, DW_OP_GNU_push_tls_address)
; V5: DW_TAG_subprogram
; V5-NEXT: DW_AT_low_pc [DW_FORM_addrx] (indexed (00000002)
; V5: .debug_addr contents:
; V5: Addrs: [
; V5-COUNT-3: 0x0000000000000000

; V4: .debug_info contents:
; V4: DW_TAG_compile_unit
; V4-NEXT: DW_AT_stmt_list [DW_FORM_sec_offset]
; V4-NEXT: DW_AT_comp_dir [DW_FORM_strp] ( .debug_str[0x00000000] = "/dir")
; V4-NEXT: DW_AT_GNU_pubnames
; V4-NEXT: DW_AT_GNU_dwo_name [DW_FORM_strp] ( .debug_str[0x00000005] = "rest.dwo")
; V4-NEXT: DW_AT_GNU_dwo_id [DW_FORM_data8] ([[ID:0x[0-9a-f]+]])
; V4-NEXT: DW_AT_low_pc [DW_FORM_addr]
; V4-NEXT: DW_AT_high_pc
; V4-NEXT: DW_AT_GNU_addr_base [DW_FORM_sec_offset] (0x00000000)
; V4: .debug_info.dwo contents:
; V4: DW_AT_GNU_dwo_name [DW_FORM_GNU_str_index]
; V4-NEXT: DW_AT_GNU_dwo_id [DW_FORM_data8] ([[ID]])
; V4: DW_AT_location [DW_FORM_exprloc] (DW_OP_GNU_addr_index 0x0)
; V4: DW_AT_low_pc [DW_FORM_GNU_addr_index]

; RIGHT: No errors.
; REST: .debug_info.dwo contents:
; REST: DW_AT_name ("work")
; LINKED: DW_TAG_skeleton_unit
; LINKED-NOT: DW_TAG_subprogram
; LINKED-NOT: .debug_info.dwo

; TEXT: .section .debug_info.dwo,"e",@progbits
; SHRINKS: error: not supported yet: split debug information where linkers shorten code (-mattr=-relax)
@variable = global i32 7, !dbg !10
@own = thread_local global i32 8, !dbg !12

define void @work() !dbg !20 {
  ret void, !dbg !23
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "maker", emissionKind: FullDebug, globals: !4)
!1 = !DIFile(filename: "split.c", directory: "/dir")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!10, !12}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "variable", scope: !0, file: !1, line: 1, type: !6, isLocal: false, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "own", scope: !0, file: !1, line: 2, type: !6, isLocal: false, isDefinition: true)
!20 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 3, type: !21, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DISubroutineType(types: !22)
!22 = !{null}
!23 = !DILocation(line: 4, scope: !20)
