# A macro without an end.

# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

.macro k
.byte 1

# CHECK: {{^}}{{.*}}:[[#@LINE-3]]:1: error: no matching '.endmacro' in definition{{$}}
