# What is no instruction of x86, and where.
# RUN: not codewright mc -triple=x86_64 -diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
#
frobnicate %eax
# CHECK: :[[#@LINE-1]]:1: error: invalid instruction mnemonic 'frobnicate'
addl %eax
# CHECK: :[[#@LINE-1]]:1: error: too few operands for instruction
addl %rax, %ebx
# CHECK: :[[#@LINE-1]]:6: error: invalid operand for instruction
addq $0x80000000, %rcx
# CHECK: :[[#@LINE-1]]:6: error: invalid operand for instruction
incr (%rax)
# CHECK: :[[#@LINE-1]]:1: error: invalid instruction mnemonic 'incr'
inc (%rax)
# CHECK: :[[#@LINE-1]]:1: error: ambiguous instructions require an explicit suffix (could be 'incb', 'incw', 'incl', or 'incq')
aad
# CHECK: :[[#@LINE-1]]:1: error: instruction requires: Not 64-bit mode
movl (%rax,%rbx,3), %ecx
# CHECK: :[[#@LINE-1]]:17: error: scale factor in address must be 1, 2, 4 or 8
movl (%rax,%ebx), %ecx
# CHECK: :[[#@LINE-1]]:{{[0-9]+}}: error: base register is 64-bit, but index register is not
movl (%eax,%rbx), %ecx
# CHECK: :[[#@LINE-1]]:{{[0-9]+}}: error: base register is 32-bit, but index register is not
movl (%rax,%rsp), %ecx
# CHECK: :[[#@LINE-1]]:{{[0-9]+}}: error: invalid base+index expression
movl 0x80000000(%rax), %ecx
# CHECK: :[[#@LINE-1]]:17: error: displacement 2147483648 is not within [-2147483648, 2147483647]
movb %ah, %r8b
# CHECK: :[[#@LINE-1]]:1: error: can't encode 'ah' in an instruction requiring EVEX/REX2/REX prefix
movzbq %ch, %rax
# CHECK: :[[#@LINE-1]]:1: error: can't encode 'ch' in an instruction requiring EVEX/REX2/REX prefix
movl (%ax), %ecx
# CHECK: :[[#@LINE-1]]:{{[0-9]+}}: error: invalid 16-bit base register
movq %rip, %rax
# CHECK: :[[#@LINE-1]]:6: error: %rip can only be used as a base register
pushq %rip
# CHECK: :[[#@LINE-1]]:7: error: %rip can only be used as a base register
leaq (%rax,%rip), %rbx
# CHECK: :[[#@LINE-1]]:12: error: %rip is not allowed as an index register
movq %riz, %rax
# CHECK: :[[#@LINE-1]]:6: error: %eiz and %riz can only be used as index registers
.code42
# CHECK: :[[#@LINE-1]]:1: error: unknown directive .code42
movl %foo, %ecx
# CHECK: :[[#@LINE-1]]:6: error: invalid register name
movl %eax:4, %ecx
# CHECK: :[[#@LINE-1]]:6: error: invalid segment register
fadd %st(8), %st
# CHECK: :[[#@LINE-1]]:{{[0-9]+}}: error: invalid stack index
data32 nop
# CHECK: :[[#@LINE-1]]:1: error: 'data32' is not supported in 64-bit mode
movl (%rax, %ecx
# CHECK: :[[#@LINE-1]]:{{[0-9]+}}: error: unexpected token in memory operand
{what} nop
# CHECK: :[[#@LINE-1]]:2: error: unknown prefix
{vex nop
# CHECK: :[[#@LINE-1]]:{{[0-9]+}}: error: Expected '}'
nop nop
# CHECK: :[[#@LINE-1]]:{{[0-9]+}}: error:
.att_syntax noprefix
# CHECK: :[[#@LINE-1]]:13: error: '.att_syntax noprefix' is not supported: registers must have a '%' prefix in .att_syntax
.code16
(%ax)
# CHECK: :[[#@LINE-1]]:1: error: unexpected token at start of statement
movw (%bx,%bp), %ax
# CHECK: :[[#@LINE-1]]:{{[0-9]+}}: error: invalid 16-bit base/index register combination
movw (%bx,%si,2), %ax
# CHECK: :[[#@LINE-1]]:{{[0-9]+}}: error: scale factor in 16-bit address must be 1
movw %r8w, %ax
# CHECK: :[[#@LINE-1]]:6: error: register %r8w is only available in 64-bit mode
data16 nop
# CHECK: :[[#@LINE-1]]:1: error: redundant data16 prefix
