# Mistakes in call frames.

# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

.cfi_def_cfa sp, 16
.cfi_endproc
.cfi_sections 1
.cfi_sections .eh_frame .debug_frame
.cfi_startproc nonsense
.cfi_startproc simple x
.cfi_startproc
.cfi_startproc
.cfi_def_cfa
.cfi_def_cfa nonsense, 8
.cfi_def_cfa sp
.cfi_def_cfa sp, x
.cfi_def_cfa sp, 1 2
.cfi_def_cfa_offset
.cfi_def_cfa_offset 1 2
.cfi_restore a0, a1
.cfi_register ra
.cfi_personality
.cfi_personality 1, x
.cfi_personality 0x9b
.cfi_personality 0x9b, 1
.cfi_lsda 0x20, x
.cfi_escape
.cfi_escape 1 2
.cfi_remember_state 1
.cfi_label 1
.cfi_llvm_def_aspace_cfa sp, 1
.cfi_endproc 1

# CHECK: {{^}}{{.*}}:[[#@LINE-29]]:1: error: this directive must appear between .cfi_startproc and .cfi_endproc directives{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-29]]:1: error: this directive must appear between .cfi_startproc and .cfi_endproc directives{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-29]]:15: error: expected .eh_frame, .debug_frame, or .sframe{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-29]]:25: error: expected comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-29]]:24: error: unexpected token{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-29]]:23: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-27]]:1: error: starting new .cfi frame before finishing the previous one{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-27]]:1: error: invalid register name{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:22: error: invalid register name{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:16: error: expected comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:18: error: expected absolute expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:20: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:20: error: unknown token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:23: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:16: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:17: error: expected comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:17: error: unknown token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:19: error: unsupported encoding.{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:22: error: expected comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:24: error: expected identifier in directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:15: error: unsupported encoding.{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:12: error: unknown token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:15: error: unexpected token at start of statement{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:21: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:12: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:31: error: expected comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-28]]:14: error: expected newline{{$}}
