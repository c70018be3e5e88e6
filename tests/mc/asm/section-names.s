# The name of a section is that of a symbol.

# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

.section baz
baz: .byte 2
.section .text
.text:

# CHECK: {{^}}{{.*}}:[[#@LINE-4]]:1: error: symbol 'baz' is already defined{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-3]]:1: error: symbol '.text' is already defined{{$}}
