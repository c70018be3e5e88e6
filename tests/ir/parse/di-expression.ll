; Expressions.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
!llvm.module.flags = !{!90}
!llvm.dbg.cu = !{!91}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C11, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/d")
!93 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!x = !{!0, !1, !2, !3, !4, !5}
!0 = !DIExpression()
!1 = !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref, DW_OP_LLVM_fragment, 0, 32)
!2 = !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_signed)
!3 = !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)
!4 = !DIExpression(DW_OP_constu, 18446744073709551615)
!5 = !DIExpression(DW_OP_LLVM_entry_value, 1, DW_OP_LLVM_tag_offset, 3, DW_OP_swap, DW_OP_xderef)

; CHECK: !llvm.module.flags = !{!0}
; CHECK-NEXT: !llvm.dbg.cu = !{!1}
; CHECK-NEXT: !x = !{!DIExpression(), !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref, DW_OP_LLVM_fragment, 0, 32), !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_signed), !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !DIExpression(DW_OP_constu, 18446744073709551615), !DIExpression(DW_OP_LLVM_entry_value, 1, DW_OP_LLVM_tag_offset, 3, DW_OP_swap, DW_OP_xderef)}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !2 = !DIFile(filename: "a.c", directory: "/d")
