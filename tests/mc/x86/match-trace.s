# What was tried to find an instruction: aliases come first, then the entries of what they lead to, in order.
# RUN: mc -triple=x86_64 -debug-only=asm-matcher %s -o %t.traced 2>&1 | FileCheck %s
# RUN: mc -triple=x86_64 -debug -filetype=obj %s -o %t.o 2>&1 | FileCheck %s
# RUN: mc -triple=x86_64 %s -o %t.plain
# RUN: cmp %t.plain %t.traced
# RUN: mc -triple=x86_64 -debug-only=other -filetype=null %s 2>&1 | count 0

# CHECK: line [[#@LINE+4]]: aliases: 'cbw' is 'cbtw'
# CHECK-NEXT: line [[#@LINE+3]]: matching 'cbtw': 1 entry
# CHECK-NEXT: {{^}}  CBW: taken
# CHECK-NOT: matching 'cbw'
cbw

# An alias of an instruction is an entry like others.
# CHECK: line [[#@LINE+3]]: aliases: none for 'clrl'
# CHECK-NEXT: matching 'clrl': 1 entry
# CHECK-NEXT: {{^}}  alias of XOR32rr: taken
clrl %eax

# Those that are tried before.
# CHECK: line [[#@LINE+4]]: aliases: none for 'imulw'
# CHECK-NEXT: matching 'imulw': 12 entries
# CHECK-NEXT: {{^}}  IMUL16r: operand 2 does not fit
# CHECK-NEXT: {{^}}  IMUL16rr: taken
imulw %ax, %bx
