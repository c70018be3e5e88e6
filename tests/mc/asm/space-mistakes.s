# Mistakes in fills, spaces and alignments.

# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

.fill
.fill 1, x
.fill 1, -1
.fill 1, 9, 0
.fill 1, 8, 0x123456789
.fill 1, 1, 1, 1
.zero
.zero 1, x
.space 1 2
.org
.org 1, x
.p2align
.align
.p2align 32
.p2align 2, 0, 0
.p2align 2, 0, 9
.p2align x
.balign 3
.balign 0x200000000
.balign 8, 0, -1
.p2align 2 3
.bss
.p2align 2, 1

# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:6: error: unknown token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:10: error: expected absolute expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:10: warning: '.fill' directive with negative size has no effect{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:10: warning: '.fill' directive with size greater than 8 has been truncated to 8{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:13: warning: '.fill' directive pattern has been truncated to 32-bits{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:14: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:6: error: unknown token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:10: error: expected absolute expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:10: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:5: error: unknown token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:9: error: expected absolute expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:9: warning: p2align directive with no operand(s) is ignored{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:7: warning: p2align directive with no operand(s) is ignored{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:10: error: invalid alignment value{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:16: error: alignment directive can never be satisfied in this many bytes, ignoring maximum bytes expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:16: warning: maximum bytes expression exceeds alignment and has no effect{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:10: error: expected absolute expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:9: error: alignment must be a power of 2{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:9: error: alignment must be smaller than 2**32{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:15: error: alignment directive can never be satisfied in this many bytes, ignoring maximum bytes expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:12: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-23]]:13: warning: ignoring non-zero fill value in BSS section '.bss'{{$}}
