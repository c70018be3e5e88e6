; Expressions stand where they are used; operations have names, conversions have types.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

!named = !{!0}
!0 = !{!DIExpression(), !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 8), !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_unsigned), !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !DIExpression(DW_OP_breg3, 5), !DIExpression(DW_OP_LLVM_entry_value, 1), !DIExpression(DW_OP_LLVM_tag_offset, 7), !DIExpression(DW_OP_bregx, 1, 2), !DIExpression(DW_OP_push_object_address, DW_OP_lit0, DW_OP_eq)}

; CHECK:!named = !{!0}
; CHECK:!0 = !{!DIExpression(), !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 8), !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_unsigned), !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !DIExpression(DW_OP_breg3, 5), !DIExpression(DW_OP_LLVM_entry_value, 1), !DIExpression(DW_OP_LLVM_tag_offset, 7), !DIExpression(DW_OP_bregx, 1, 2), !DIExpression(DW_OP_push_object_address, DW_OP_lit0, DW_OP_eq)}
