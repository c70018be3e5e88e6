# Without an initial section, code and data need one.

# RUN: not mc -triple=riscv64 -n -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

.set a, 1
.globl b
.byte 1
.byte 2

# CHECK: {{^}}{{.*}}:[[#@LINE-3]]:7: error: expected section directive before assembly directive{{$}}
