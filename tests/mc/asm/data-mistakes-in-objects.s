# What only objects find wrong in data.

# RUN: not mc -triple=riscv64 -filetype=obj -o %t.o --diagnostics=llvm %s 2>&1 | FileCheck %s

.uleb128 y-z
.uleb128 y
.sleb128 1+(y-z)
.long 1/0
.long y*2
.long y-z+w
.byte -(y)

# CHECK: {{^}}{{.*}}:[[#@LINE-8]]:11: error: .uleb128 expression is not absolute{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-8]]:10: error: .uleb128 expression is not absolute{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-8]]:11: error: .sleb128 expression is not absolute{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-8]]:8: error: expected relocatable expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-8]]:8: error: expected relocatable expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-8]]:8: error: expected relocatable expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-8]]:7: error: expected relocatable expression{{$}}
