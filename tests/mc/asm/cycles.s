# Variables that depend on themselves.

# RUN: not mc -triple=riscv64 -filetype=obj -o %t.o --diagnostics=llvm %s 2>&1 | FileCheck %s

a = a + 1
b0 = b1
b1 = b2
b2 = b0
c0 = c1 + 1
c1 = c0

# CHECK: {{^}}{{.*}}:[[#@LINE-7]]:7: error: cyclic dependency detected for symbol 'a'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-8]]:7: error: expression could not be evaluated{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-7]]:6: error: cyclic dependency detected for symbol 'b1'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-9]]:6: error: expression could not be evaluated{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-6]]:6: error: cyclic dependency detected for symbol 'c1'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-8]]:9: error: expression could not be evaluated{{$}}
