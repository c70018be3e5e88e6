# A frame without an end.

# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

.cfi_startproc
nop

# CHECK: {{^}}{{.*:[0-9]+:[0-9]+}}: error: Unfinished frame!{{$}}
