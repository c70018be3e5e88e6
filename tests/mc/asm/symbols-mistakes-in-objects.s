# What only objects find wrong with symbols.

# RUN: not mc -triple=riscv64 -filetype=obj -o %t.o --diagnostics=llvm %s 2>&1 | FileCheck %s

.local a
.globl a
.globl b
.weak b
.weak c
.local c
.section d
d:
.reloc 0, NO_SUCH_RELOCATION, x

# CHECK: {{^}}{{.*}}:[[#@LINE-9]]:1: error: a changed binding to STB_GLOBAL{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-8]]:1: warning: b changed binding to STB_WEAK{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-7]]:1: error: c changed binding to STB_LOCAL{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-6]]:1: error: symbol 'd' is already defined{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-6]]:11: error: unknown relocation name{{$}}
