; The index of names, which version 5 has for all debuggers and older versions for LLVM's: whatever has a name and is a type,
; a namespace, code or a variable with a place, by each of its names. A unit that wants none has none.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-names %t.o | FileCheck %s
; RUN: llc -dwarf64 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llc -dwarf-version=4 -debugger-tune=lldb -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-names %t.o | FileCheck %s
; RUN: llc -dwarf-version=4 -accel-tables=Dwarf -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --debug-names %t.o | FileCheck %s
; RUN: llc -dwarf-linkage-names=Abstract -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --debug-info --debug-names %t.o | FileCheck %s --check-prefix=FEW
; RUN: llc -accel-tables=Disable -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --debug-names %t.o | FileCheck %s --check-prefix=NONE
; VERIFY: No errors.
target triple = "x86_64-linux-gnu"

; CHECK: CU count: 1
; CHECK: Bucket count: [[COUNT:[0-9]+]]
; CHECK-NEXT: Name count: [[COUNT]]
; CHECK-DAG: "(anonymous namespace)"
; CHECK-DAG: "_ZN12_GLOBAL__N_15firstEv"
; CHECK-DAG: "first"
; CHECK-DAG: "counter"
; CHECK-DAG: "int"
; CHECK-NOT: "declared"
; FEW-NOT: DW_AT_linkage_name
; FEW: CU count: 1
; FEW-NOT: "_ZN
; NONE-NOT: CU count
@counter = global i32 0, !dbg !10
@declared = external global i32, !dbg !14

define i32 @_ZN12_GLOBAL__N_15firstEv() !dbg !20 {
  ret i32 0, !dbg !22
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "maker", emissionKind: FullDebug, globals: !4)
!1 = !DIFile(filename: "names.cpp", directory: "/dir")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!10, !14}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "counter", scope: !0, file: !1, line: 1, type: !6, isLocal: false, isDefinition: true)
!12 = !DINamespace(scope: null)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "declared", scope: !0, file: !1, line: 2, type: !6, isLocal: false, isDefinition: false)
!20 = distinct !DISubprogram(name: "first", linkageName: "_ZN12_GLOBAL__N_15firstEv", scope: !12, file: !1, line: 3, type: !21, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DISubroutineType(types: !{!6})
!22 = !DILocation(line: 4, scope: !20)
