# Call frames.

# RUN: mc -triple=riscv64 --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

.cfi_sections .eh_frame
.cfi_sections .eh_frame, .debug_frame
.cfi_sections .debug_frame
.cfi_sections .sframe
.cfi_startproc
.cfi_def_cfa sp, 16
.cfi_def_cfa 2, 16
.cfi_def_cfa_offset 32
.cfi_adjust_cfa_offset 8
.cfi_adjust_cfa_offset -8
.cfi_def_cfa_register s0
.cfi_llvm_def_aspace_cfa sp, 8, 6
.cfi_offset ra, -8
.cfi_rel_offset x8, 16
.cfi_val_offset 9, -16
.cfi_personality 0x9b, handler
.cfi_lsda 0x1b, table
.cfi_personality 255
.cfi_remember_state
.cfi_restore_state
.cfi_same_value s1
.cfi_restore s1
.cfi_undefined 1
.cfi_register ra, t0
.cfi_escape 0x16, 1, -1
.cfi_return_column 1
.cfi_signal_frame
.cfi_window_save
.cfi_label here
.cfi_endproc
.cfi_startproc simple
.cfi_endproc

#      CHECK:	.cfi_sections .eh_frame
# CHECK-NEXT:	.cfi_sections .eh_frame, .debug_frame
# CHECK-NEXT:	.cfi_sections .debug_frame
# CHECK-NEXT:	.cfi_sections .sframe
# CHECK-NEXT:	.cfi_startproc
# CHECK-NEXT:	.cfi_def_cfa sp, 16
# CHECK-NEXT:	.cfi_def_cfa sp, 16
# CHECK-NEXT:	.cfi_def_cfa_offset 32
# CHECK-NEXT:	.cfi_adjust_cfa_offset 8
# CHECK-NEXT:	.cfi_adjust_cfa_offset -8
# CHECK-NEXT:	.cfi_def_cfa_register s0
# CHECK-NEXT:	.cfi_llvm_def_aspace_cfa sp, 8, 6
# CHECK-NEXT:	.cfi_offset ra, -8
# CHECK-NEXT:	.cfi_rel_offset s0, 16
# CHECK-NEXT:	.cfi_val_offset s1, -16
# CHECK-NEXT:	.cfi_personality 155, handler
# CHECK-NEXT:	.cfi_lsda 27, table
# CHECK-EMPTY:
# CHECK-NEXT:	.cfi_remember_state
# CHECK-NEXT:	.cfi_restore_state
# CHECK-NEXT:	.cfi_same_value s1
# CHECK-NEXT:	.cfi_restore s1
# CHECK-NEXT:	.cfi_undefined ra
# CHECK-NEXT:	.cfi_register ra, t0
# CHECK-NEXT:	.cfi_escape 0x16, 0x01, 0xff
# CHECK-EMPTY:
# CHECK-NEXT:	.cfi_return_column ra
# CHECK-NEXT:	.cfi_signal_frame
# CHECK-NEXT:	.cfi_window_save
# CHECK-NEXT:	.cfi_label here
# CHECK-NEXT:	.cfi_endproc
# CHECK-NEXT:	.cfi_startproc simple
# CHECK-NEXT:	.cfi_endproc
