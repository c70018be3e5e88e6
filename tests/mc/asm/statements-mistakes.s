# What begins no statement.

# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

1 2
-1:
{
*
.:
"quoted"
.nonsense
9999999999999999999999:
= 3

# CHECK: {{^}}{{.*}}:[[#@LINE-10]]:1: error: unexpected token at start of statement{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-10]]:1: error: unexpected token at start of statement{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-10]]:1: error: unexpected token at start of statement{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-10]]:1: error: unexpected token at start of statement{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-10]]:1: error: invalid use of pseudo-symbol '.' as a label{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-10]]:1: error: unrecognized instruction mnemonic{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-10]]:1: error: unknown directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-10]]:1: error: unexpected token at start of statement{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-10]]:1: error: unexpected token at start of statement{{$}}
