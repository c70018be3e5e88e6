; Frames are set up where they are needed, and taken down where control leaves that part (-enable-shrink-wrap). What returns
; early has none, and unwinders are told so in whatever order blocks stand.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -enable-shrink-wrap=false %s -o - | FileCheck %s --check-prefix=OFF
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 %s -o - | FileCheck %s --check-prefix=WINDOWS
; RUN: llc -mtriple=x86_64-apple-macosx -O2 %s -o - | FileCheck %s --check-prefix=MACH

declare i32 @f(i32)
declare i32 @g(i32, i32)
declare i32 @setjmp(ptr) returns_twice

; The copy of %x for behind the calls waits for the prologue.
; CHECK-LABEL: early:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: testq %rdi, %rdi
; CHECK-NEXT: je .LBB0_2
; CHECK-NEXT: pushq %rbx
; CHECK-NEXT: .cfi_def_cfa_offset 16
; CHECK-NEXT: .cfi_offset %rbx, -16
; CHECK-NEXT: movl %esi, %ebx
; CHECK-NEXT: movl %ebx, %edi
; CHECK-NEXT: callq f
; CHECK-NEXT: addl %ebx, %eax
; CHECK-NEXT: popq %rbx
; CHECK-NEXT: .cfi_def_cfa_offset 8
; CHECK-NEXT: .cfi_restore %rbx
; CHECK-NEXT: retq
; CHECK-NEXT: .LBB0_2:
; CHECK-NEXT: xorl %eax, %eax
; CHECK-NEXT: retq
; OFF-LABEL: early:
; OFF: pushq
; OFF: testq %rdi, %rdi
; WINDOWS-LABEL: early:
; WINDOWS: pushq
; WINDOWS: .seh_endprologue
; WINDOWS: testq
; MACH-LABEL: _early:
; MACH: pushq
; MACH: testq
define i32 @early(ptr %p, i32 %x) uwtable {
  %null = icmp eq ptr %p, null
  br i1 %null, label %out, label %on
on:
  %a = call i32 @f(i32 %x)
  %b = add i32 %a, %x
  ret i32 %b
out:
  ret i32 0
}

; The block that is left out of the frame stands behind one with a frame, and one with a frame behind that.
; CHECK-LABEL: order:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: movl $7, %eax
; CHECK-NEXT: testl %edi, %edi
; CHECK-NEXT: js .LBB1_3
; CHECK-NEXT: pushq %rbx
; CHECK-NEXT: .cfi_def_cfa_offset 16
; CHECK-NEXT: .cfi_offset %rbx, -16
; CHECK-NEXT: movl %edi, %ebx
; CHECK-NEXT: movl %ebx, %edi
; CHECK-NEXT: callq f
; CHECK-NEXT: movl %eax, %ecx
; CHECK-NEXT: movl $8, %eax
; CHECK-NEXT: testl %ecx, %ecx
; CHECK-NEXT: jne .LBB1_2
; CHECK-NEXT: popq %rbx
; CHECK-NEXT: .cfi_def_cfa_offset 8
; CHECK-NEXT: .cfi_restore %rbx
; CHECK-NEXT: .LBB1_3:
; CHECK-NEXT: retq
; CHECK-NEXT: .LBB1_2:
; CHECK-NEXT: .cfi_def_cfa_offset 16
; CHECK-NEXT: .cfi_offset %rbx, -16
; CHECK-NEXT: movl %ebx, %edi
; CHECK-NEXT: callq f
; CHECK-NEXT: popq %rbx
; CHECK-NEXT: .cfi_def_cfa_offset 8
; CHECK-NEXT: .cfi_restore %rbx
; CHECK-NEXT: retq
define i32 @order(i32 %x) uwtable {
  %now = icmp slt i32 %x, 0
  br i1 %now, label %out, label %on, !prof !0
on:
  %a = call i32 @f(i32 %x)
  %b = icmp eq i32 %a, 0
  br i1 %b, label %out, label %more, !prof !1
more:
  %c = call i32 @f(i32 %x)
  ret i32 %c
out:
  %r = phi i32 [ 7, %0 ], [ 8, %on ]
  ret i32 %r
}

; A loop with calls: once, in front of it.
; CHECK-LABEL: loop:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: testl %edi, %edi
; CHECK-NEXT: movl $0, %eax
; CHECK-NEXT: jle .LBB2_2
; CHECK-NEXT: pushq %rbx
; CHECK-NEXT: .cfi_def_cfa_offset 16
; CHECK-NEXT: pushq %r14
; CHECK-NEXT: .cfi_def_cfa_offset 24
; CHECK-NEXT: pushq %rbp
; CHECK-NEXT: .cfi_def_cfa_offset 32
; CHECK-NEXT: .cfi_offset %rbx, -16
; CHECK-NEXT: .cfi_offset %r14, -24
; CHECK-NEXT: .cfi_offset %rbp, -32
; CHECK-NEXT: xorl %ebp, %ebp
; CHECK-NEXT: xorl %r14d, %r14d
; CHECK-NEXT: movl %edi, %ebx
; CHECK-NEXT: .p2align 4
; CHECK-NEXT: .LBB2_1:
; CHECK-NEXT: movl %ebp, %edi
; CHECK-NEXT: callq f
; CHECK-NEXT: incl %ebp
; CHECK-NEXT: addl %r14d, %eax
; CHECK-NEXT: cmpl %ebx, %ebp
; CHECK-NEXT: movl %eax, %r14d
; CHECK-NEXT: jl .LBB2_1
; CHECK-NEXT: popq %rbp
; CHECK-NEXT: .cfi_def_cfa_offset 24
; CHECK-NEXT: popq %r14
; CHECK-NEXT: .cfi_def_cfa_offset 16
; CHECK-NEXT: popq %rbx
; CHECK-NEXT: .cfi_def_cfa_offset 8
; CHECK-NEXT: .cfi_restore %rbx
; CHECK-NEXT: .cfi_restore %r14
; CHECK-NEXT: .cfi_restore %rbp
; CHECK-NEXT: .LBB2_2:
; CHECK-NEXT: retq
define i32 @loop(i32 %n) uwtable {
  %none = icmp sle i32 %n, 0
  br i1 %none, label %out, label %body
body:
  %i = phi i32 [ 0, %0 ], [ %j, %body ]
  %s = phi i32 [ 0, %0 ], [ %t, %body ]
  %v = call i32 @f(i32 %i)
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %body, label %out
out:
  %r = phi i32 [ 0, %0 ], [ %t, %body ]
  ret i32 %r
}

; The early exit reads the argument where it arrives.
; CHECK-LABEL: jumps:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: cmpl %esi, %edi
; CHECK-NEXT: jne .LBB3_2
; CHECK-NEXT: movl $1, %esi
; CHECK-NEXT: jmp g
; CHECK-NEXT: .LBB3_2:
; CHECK-NEXT: pushq %rbx
; CHECK-NEXT: .cfi_def_cfa_offset 16
; CHECK-NEXT: .cfi_offset %rbx, -16
; CHECK-NEXT: movl %edi, %ebx
; CHECK-NEXT: movl %esi, %edi
; CHECK-NEXT: callq f
; CHECK-NEXT: addl %ebx, %eax
; CHECK-NEXT: popq %rbx
; CHECK-NEXT: .cfi_def_cfa_offset 8
; CHECK-NEXT: .cfi_restore %rbx
; CHECK-NEXT: retq
define i32 @jumps(i32 %x, i32 %y) uwtable {
  %early = icmp eq i32 %x, %y
  br i1 %early, label %out, label %on
out:
  %o = tail call i32 @g(i32 %x, i32 1)
  ret i32 %o
on:
  %a = call i32 @f(i32 %y)
  %b = add i32 %a, %x
  ret i32 %b
}

; The second arrival needs the frame of the first.
; CHECK-LABEL: twice:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: pushq
define i32 @twice(ptr %p) uwtable {
  %null = icmp eq ptr %p, null
  br i1 %null, label %out, label %on
on:
  %a = call i32 @setjmp(ptr %p)
  ret i32 %a
out:
  ret i32 0
}

; A sanitizer shows the stack as it is.
; CHECK-LABEL: sanitized:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: pushq
define i32 @sanitized(ptr %p, i32 %x) uwtable sanitize_address sanitize_hwaddress sanitize_memory sanitize_thread {
  %null = icmp eq ptr %p, null
  br i1 %null, label %out, label %on
on:
  %a = call i32 @f(i32 %x)
  ret i32 %a
out:
  ret i32 0
}

!0 = !{!"branch_weights", i32 1, i32 3}
!1 = !{!"branch_weights", i32 9, i32 1}
