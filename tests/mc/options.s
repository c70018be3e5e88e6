# What the assembler is told about its input and its output, one option at a time.
# RUN: mc -triple=riscv64 -assemble %s | FileCheck %s
# RUN: mc -triple=riscv64 -print-imm-hex %s | FileCheck %s --check-prefix=HEX
# RUN: mc -triple=riscv64 -riscv-no-aliases %s | FileCheck %s --check-prefix=PLAIN
# RUN: mc -triple=riscv64 -filetype=null %s | count 0
# RUN: mc -triple=riscv64 -mattr=+f -target-abi=lp64f -filetype=obj %s -o %t.abi.o
# RUN: readobj -h %t.abi.o | FileCheck %s --check-prefix=ABI
# RUN: mc -triple=riscv64 -g -main-file-name=renamed.s -filetype=obj %s -o %t.named.o
# RUN: objdump -s -j .debug_line %t.named.o | FileCheck %s --check-prefix=NAMED
# RUN: mc -triple=riscv64 -compress-debug-sections=zlib -filetype=obj %s -o %t.packed.o
# RUN: readobj -S %t.packed.o | FileCheck %s --check-prefix=PACKED
# RUN: mc -triple=riscv64 %s 2>&1 | FileCheck %s --check-prefix=WARNED
# RUN: mc -triple=riscv64 -no-warn %s 2>&1 | FileCheck %s --check-prefix=QUIET
# RUN: not mc -triple=riscv64 -fatal-warnings %s 2>&1 | FileCheck %s --check-prefix=FATAL
# CHECK: lui a0, 301
# CHECK: ret
# HEX: lui a0, 0x12d
# PLAIN: jalr zero, 0(ra)
# ABI: EF_RISCV_FLOAT_ABI_SINGLE
# NAMED: rena
# PACKED: Name: .debug_str
# PACKED: SHF_COMPRESSED
# WARNED: warning: a warning
# QUIET-NOT: a warning
# FATAL: error: a warning
lui a0, 301
ret
.warning "a warning"
.section .debug_str,"MS",@progbits,1
.rept 200
.asciz "one and the same text"
.endr
