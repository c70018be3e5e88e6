# Lines of files that a preprocessor named.

# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

.byte x y
# 12 "original.c" 2
.byte x y
.macro m
.byte x y
.endm
m
# 0 ""
.byte x y

# CHECK: {{^}}{{.*}}:[[#@LINE-10]]:9: error: unexpected token{{$}}
# CHECK: {{^}}original.c:12:9: error: unexpected token{{$}}
# CHECK: {{^}}<instantiation>:1:9: error: unexpected token{{$}}
# CHECK: {{^}}original.c:16:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-6]]:9: error: unexpected token{{$}}
