; Calls are described where a function says that all of them are: a debugger then finds callers that have jumped instead of
; calling. Version 4 has no words for them but GNU's.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -O2 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s --check-prefixes=CHECK,V5
; RUN: llc -O2 -dwarf-version=4 -filetype=obj %s -o %t4.o
; RUN: llvm-dwarfdump-22 --verify %t4.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t4.o | FileCheck %s --check-prefixes=CHECK,GNU
; RUN: llc -O2 -dwarf-version=4 -debugger-tune=lldb -filetype=obj %s -o %t4.o
; RUN: llvm-dwarfdump-22 --debug-info %t4.o | FileCheck %s --check-prefixes=CHECK,V5
; VERIFY: No errors.
target triple = "x86_64-linux-gnu"

; CHECK: DW_TAG_subprogram
; V5: DW_AT_call_all_calls (true)
; GNU: DW_AT_GNU_all_call_sites (true)
; V5: DW_TAG_call_site
; V5-NEXT: DW_AT_call_origin (0x[[OTHER:[0-9a-f]+]] "other")
; V5-NEXT: DW_AT_call_return_pc
; GNU: DW_TAG_GNU_call_site
; GNU-NEXT: DW_AT_abstract_origin (0x[[OTHER:[0-9a-f]+]] "other")
; GNU-NEXT: DW_AT_low_pc
; V5: DW_TAG_call_site
; V5-NEXT: DW_AT_call_target (DW_OP_reg
; V5-NEXT: DW_AT_call_return_pc
; GNU: DW_TAG_GNU_call_site
; GNU-NEXT: DW_AT_GNU_call_site_target (DW_OP_reg
; V5: DW_TAG_call_site
; V5-NEXT: DW_AT_call_origin ({{.*}} "known")
; V5: DW_TAG_call_site
; V5-NEXT: DW_AT_call_origin (0x[[OTHER]] "other")
; V5-NEXT: DW_AT_call_tail_call (true)
; V5-NEXT: DW_AT_call_pc
; GNU: DW_TAG_GNU_call_site
; GNU-NEXT: DW_AT_abstract_origin ({{.*}} "known")
; GNU: DW_TAG_GNU_call_site
; GNU-NEXT: DW_AT_abstract_origin (0x[[OTHER]] "other")
; GNU-NEXT: DW_AT_GNU_tail_call (true)
; CHECK: DW_TAG_subprogram
; CHECK-NEXT: DW_AT_name ("other")
; CHECK: DW_AT_declaration (true)
define void @first(ptr %f) !dbg !4 {
  call void @other(), !dbg !8
  call void %f(), !dbg !9
  call void @known(), !dbg !9
  tail call void @other(), !dbg !10
  ret void, !dbg !10
}

declare !dbg !7 void @other()

; CHECK: DW_TAG_subprogram
; CHECK-NEXT: DW_AT_name ("known")
; CHECK: DW_AT_declaration (true)
define available_externally void @known() !dbg !11 {
  ret void, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "maker", isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "calls.c", directory: "/dir")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 3, type: !5, scopeLine: 3, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DISubprogram(name: "other", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagOptimized)
!8 = !DILocation(line: 4, scope: !4)
!9 = !DILocation(line: 5, scope: !4)
!10 = !DILocation(line: 6, scope: !4)
!11 = distinct !DISubprogram(name: "known", scope: !1, file: !1, line: 8, type: !5, scopeLine: 8, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DILocation(line: 8, scope: !11)
