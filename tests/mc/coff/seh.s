# What frames look like to Windows: read and written again, and as the sections `.xdata` and `.pdata`.

# RUN: mc -triple=x86_64-pc-windows-msvc %s | FileCheck %s
# RUN: mc -triple=x86_64-pc-windows-msvc %s | mc -triple=x86_64-pc-windows-msvc | FileCheck %s
# RUN: mc -triple=x86_64-pc-windows-msvc -filetype=obj %s -o %t.o
# RUN: mc -triple=x86_64-pc-windows-msvc %s | mc -triple=x86_64-pc-windows-msvc -filetype=obj -o %t.again
# RUN: cmp %t.o %t.again

# CHECK: .seh_proc f
# CHECK: .seh_handler __C_specific_handler, @unwind, @except
# CHECK: .seh_pushreg %rsi
# CHECK: .seh_stackalloc 96
# CHECK: .seh_setframe %rbp, 96
# CHECK: .seh_savexmm %xmm8, 32
# CHECK: .seh_savereg %r12, 16
# CHECK: .seh_endprologue
# CHECK: .seh_startepilogue
# CHECK: .seh_endepilogue
# CHECK: .seh_handlerdata
# CHECK-NEXT: .long 7
# CHECK: .text
# CHECK: .seh_endproc
        .text
        .globl  f
f:
        .seh_proc f
        .seh_handler __C_specific_handler, @unwind, @except
        pushq   %rsi
        .seh_pushreg %rsi
        subq    $96, %rsp
        .seh_stackalloc 96
        leaq    96(%rsp), %rbp
        .seh_setframe %rbp, 96
        movaps  %xmm8, 32(%rsp)
        .seh_savexmm %xmm8, 32
        movq    %r12, 16(%rsp)
        .seh_savereg %r12, 16
        .seh_endprologue
        nop
        .seh_startepilogue
        addq    $96, %rsp
        popq    %rsi
        .seh_endepilogue
        retq
        .seh_handlerdata
        .long   7
        .text
        .seh_endproc

# Large amounts take more bytes; a part of a procedure may have a description of its own.
# CHECK: .seh_stackalloc 4096
# CHECK: .seh_stackalloc 1048576
# CHECK: .seh_startchained
# CHECK: .seh_endchained
g:
        .seh_proc g
        subq    $4096, %rsp
        .seh_stackalloc 4096
        subq    $1048576, %rsp
        .seh_stackalloc 1048576
        movaps  %xmm6, 1048560(%rsp)
        .seh_savexmm %xmm6, 1048560
        .seh_endprologue
        nop
        .seh_startchained
        movq    %rbx, 8(%rsp)
        .seh_savereg %rbx, 8
        .seh_endprologue
        nop
        .seh_endchained
        retq
        .seh_endproc

# An interrupt's frame, which the processor has pushed.
# CHECK: .seh_pushframe @code
h:
        .seh_proc h
        .seh_pushframe @code
        pushq   %rax
        .seh_pushreg %rax
        .seh_endprologue
        retq
        .seh_endproc

# Nothing at all.
e:
        .seh_proc e
        .seh_endprologue
        retq
        .seh_endproc

# What is in a comdat is described beside it.
        .section .text$k,"xr",discard,k
        .globl  k
k:
        .seh_proc k
        pushq   %rdi
        .seh_pushreg %rdi
        .seh_endprologue
        popq    %rdi
        retq
        .seh_endproc
