; Versions 2 and 3: flags have a byte, addresses of ends are addresses, and places of members and bit fields are as they were
; then. A 64-bit format has lengths and offsets of eight bytes in every section; version 2 has none.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -dwarf-version=2 -filetype=obj %s -o %t2.o
; RUN: llvm-dwarfdump-22 --verify %t2.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 -v --debug-info --debug-line %t2.o | FileCheck %s --check-prefixes=CHECK,V2
; RUN: llc -dwarf-version=3 -filetype=obj %s -o %t3.o
; RUN: llvm-dwarfdump-22 --verify %t3.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 -v --debug-info --debug-line %t3.o | FileCheck %s --check-prefixes=CHECK,V3
; RUN: llc -dwarf64 -dwarf-version=3 -filetype=obj %s -o %t3.o
; RUN: llvm-dwarfdump-22 --verify %t3.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 -v --debug-info --debug-line %t3.o | FileCheck %s --check-prefix=WIDE3
; RUN: llc -dwarf64 -dwarf-version=5 -filetype=obj %s -o %t5.o
; RUN: llvm-dwarfdump-22 --verify %t5.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 -v --debug-info --debug-line --debug-str-offsets --debug-addr %t5.o | FileCheck %s --check-prefix=WIDE5
; RUN: llc -dwarf64 -dwarf-version=2 -filetype=obj %s -o %t2.o
; RUN: llvm-dwarfdump-22 --debug-info %t2.o | FileCheck %s --check-prefix=NARROW
; VERIFY: No errors.
target triple = "x86_64-linux-gnu"

; V2: format = DWARF32, version = 0x0002
; V3: format = DWARF32, version = 0x0003
; CHECK: DW_AT_stmt_list [DW_FORM_data4]
; CHECK: DW_AT_high_pc [DW_FORM_addr]
; CHECK: DW_AT_external [DW_FORM_flag] (0x01)
; CHECK: DW_AT_location [DW_FORM_block1] (DW_OP_addr 0x0)
; CHECK: DW_TAG_member
; CHECK: DW_AT_name {{.*}} "whole"
; V2: DW_AT_data_member_location [DW_FORM_block1] (DW_OP_plus_uconst 0x4)
; V3: DW_AT_data_member_location [DW_FORM_udata] (4)
; CHECK: DW_TAG_member
; CHECK: DW_AT_name {{.*}} "bits"
; CHECK: DW_AT_byte_size [DW_FORM_data1] (0x04)
; CHECK-NEXT: DW_AT_bit_size [DW_FORM_data1] (0x03)
; CHECK-NEXT: DW_AT_bit_offset [DW_FORM_data1] (0x1b)
; CHECK-NEXT: DW_AT_data_member_location {{.*}}8)
; CHECK: DW_TAG_member
; CHECK: DW_AT_name {{.*}} "packed"
; CHECK: DW_AT_bit_offset [DW_FORM_sdata] (-3)
; CHECK-NEXT: DW_AT_data_member_location {{.*}}0)
; V3: DW_TAG_restrict_type
; V3-NEXT: DW_AT_type {{.*}} "unsigned int"
; CHECK-NOT: DW_TAG_{{restrict|atomic}}_type
; CHECK: DW_AT_MIPS_linkage_name {{.*}} "_Z5firstv"
; CHECK: Line table prologue:
; V2: version: 2
; V3: version: 3

; WIDE3: format = DWARF64, version = 0x0003
; WIDE3: DW_AT_stmt_list [DW_FORM_data8]
; WIDE3: format: DWARF64
; WIDE5: format = DWARF64, version = 0x0005
; WIDE5: DW_AT_stmt_list [DW_FORM_sec_offset] (0x0000000000000000)
; WIDE5: format: DWARF64
; WIDE5: .debug_addr contents:
; WIDE5-NEXT: format = DWARF64
; WIDE5: .debug_str_offsets contents:
; WIDE5-NEXT: Format = DWARF64
; NARROW: format = DWARF32, version = 0x0002
@object = global { i32, i32, i32 } zeroinitializer, !dbg !10

define void @_Z5firstv() !dbg !20 {
  ret void, !dbg !23
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "maker", emissionKind: FullDebug, globals: !4)
!1 = !DIFile(filename: "old.cpp", directory: "/dir")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!10}
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "object", scope: !0, file: !1, line: 1, type: !12, isLocal: false, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 96, elements: !13)
!13 = !{!14, !15, !16}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !12, file: !1, line: 1, baseType: !6, size: 32, offset: 32)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !12, file: !1, line: 1, baseType: !6, size: 3, offset: 66, flags: DIFlagBitField)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "packed", scope: !12, file: !1, line: 1, baseType: !17, size: 5, offset: 30, flags: DIFlagBitField)
!17 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !18)
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!20 = distinct !DISubprogram(name: "first", linkageName: "_Z5firstv", scope: !1, file: !1, line: 3, type: !21, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DISubroutineType(types: !22)
!22 = !{null}
!23 = !DILocation(line: 4, scope: !20)
