# Relocations of what a linker may rewrite, immediates that turn out to need more than a byte, and numbers of registers in
# call frames.
# RUN: codewright mc -triple=x86_64 -filetype=obj %s -o %t.o && codewright readobj -r %t.o | FileCheck %s --check-prefix=REL
# RUN: codewright mc -triple=x86_64 %s | FileCheck %s --check-prefix=ASM

# REL: R_X86_64_CODE_4_GOTPCRELX foo
movq foo@GOTPCREL(%rip), %r16
# REL: R_X86_64_GOTPCREL foo
addq foo@GOTPCREL(%rip), %rax, %rbx
# REL: R_X86_64_CODE_4_GOTTPOFF foo
addq foo@GOTTPOFF(%rip), %r16
# REL: R_X86_64_CODE_6_GOTTPOFF foo
addq foo@GOTTPOFF(%rip), %rax, %rbx
# REL: R_X86_64_CODE_4_GOTPC32_TLSDESC foo
leaq foo@tlsdesc(%rip), %r16
# REL: R_X86_64_32S foo
{nf} addq $foo, %rax
# REL: R_X86_64_32 foo
ccmpel {dfv=} $foo, (%rax)

# ASM: .cfi_offset %r16, -16
# ASM: .cfi_offset %r31, -24
.cfi_startproc
.cfi_offset 130, -16
.cfi_offset %r31, -24
.cfi_endproc
