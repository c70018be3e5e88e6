# What is wrong with a statement, and where: the operand in AT&T's syntax, with all of its text; warnings of what is
# cut off, ignored or refused by processors.
# RUN: not mc -triple=x86_64 --diagnostics=llvm %s -o %t 2>&1 | FileCheck --match-full-lines --strict-whitespace %s
# RUN: not mc -triple=i386 --diagnostics=llvm -defsym WIDTH=32 %s -o %t 2>&1 | FileCheck --check-prefix=SHORT %s

.ifndef WIDTH
#      CHECK:{{.*}}:[[#@LINE+3]]:1: error: invalid instruction mnemonic 'nonsense'
# CHECK-NEXT:nonsense %eax
# CHECK-NEXT:^~~~~~~~
nonsense %eax
#      CHECK:{{.*}}:[[#@LINE+3]]:12: error: invalid operand for instruction
# CHECK-NEXT:addl %eax, $12
# CHECK-NEXT:           ^~~
addl %eax, $12
#      CHECK:{{.*}}:[[#@LINE+3]]:16: warning: scale factor without index register is ignored
# CHECK-NEXT:movb $1, (%rax,2)
# CHECK-NEXT:               ^
movb $1, (%rax,2)
#      CHECK:{{.*}}:[[#@LINE+3]]:17: error: displacement 2147483648 is not within [-2147483648, 2147483647]
# CHECK-NEXT:movq 0x80000000(%rip), %rax
# CHECK-NEXT:                ^
movq 0x80000000(%rip), %rax
#      CHECK:{{.*}}:[[#@LINE+3]]:1: warning: mask, index, and destination registers should be distinct
# CHECK-NEXT:vgatherdps %xmm2, (%rdi,%xmm2,2), %xmm2
# CHECK-NEXT:^
vgatherdps %xmm2, (%rdi,%xmm2,2), %xmm2
#      CHECK:{{.*}}:[[#@LINE+3]]:1: warning: 'prefetchit0' only supports RIP-relative address
# CHECK-NEXT:prefetchit0 (%rdi)
# CHECK-NEXT:^
prefetchit0 (%rdi)
#      CHECK:{{.*}}:[[#@LINE+3]]:1: error: can't encode 'ah' in an instruction requiring EVEX/REX2/REX prefix
# CHECK-NEXT:movb %ah, %r8b
# CHECK-NEXT:^
movb %ah, %r8b
.intel_syntax noprefix
#      CHECK:{{.*}}:[[#@LINE+3]]:1: error: invalid operand for instruction
# CHECK-NEXT:jmp 1
# CHECK-NEXT:^
jmp 1
#      CHECK:{{.*}}:[[#@LINE+3]]:5: error: ambiguous operand size for instruction 'inc'
# CHECK-NEXT:inc [rax]
# CHECK-NEXT:    ^~~~~
inc [rax]
.att_syntax prefix
.else
# SHORT: [[#@LINE+2]]:5: error: register %rip is only available in 64-bit mode
# SHORT: {{^}}    ^~~~{{$}}
mov %rip, %eax
# SHORT: [[#@LINE+1]]:7: error: invalid 16-bit base/index register combination
leaw (%si,%bp), %ax
# SHORT: [[#@LINE+1]]:19: warning: displacement 4294967296 shortened to 32-bit signed 0
movl 0xffffffff+1(%eax), %eax
# SHORT: [[#@LINE+1]]:15: warning: displacement 65536 shortened to 16-bit signed 0
movw 0xffff+1(%bx), %ax
.endif
