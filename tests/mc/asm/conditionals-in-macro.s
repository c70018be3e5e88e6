# A macro that leaves text skipped takes everything after it along.

# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

.macro m
.if 0
.endm
m
.byte 1 2

# CHECK: {{^}}<instantiation>:3:1: error: unmatched .ifs or .elses{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-4]]:1: note: while in macro instantiation{{$}}
