# What only objects find wrong in fills.

# RUN: not mc -triple=riscv64 -filetype=obj -o %t.o --diagnostics=llvm %s 2>&1 | FileCheck %s

.fill -1, 1, 0
.fill x, 1, 0
.zero x
.zero -1
.org x
.space x-y

# CHECK: {{^}}{{.*}}:[[#@LINE-7]]:7: warning: '.fill' directive with negative repeat count has no effect{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-7]]:7: error: expected assembly-time absolute expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-7]]:7: error: expected assembly-time absolute expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-7]]:7: error: invalid number of bytes{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-7]]:6: error: expected absolute expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-7]]:8: error: expected assembly-time absolute expression{{$}}
