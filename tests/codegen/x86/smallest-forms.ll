; With minsize, small numbers are pushed and popped, and zeros and ones in all bits are stored by logic, where nobody reads the
; flags, nothing is below the stack pointer and the access is no volatile one.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=i686-linux-gnu %s -o - | FileCheck --check-prefix=X86 %s
declare void @use(i32)

; CHECK-LABEL: numbers:
; CHECK: pushq $42
; CHECK-NEXT: .cfi_adjust_cfa_offset 8
; CHECK-NEXT: popq %rdi
; CHECK-NEXT: .cfi_adjust_cfa_offset -8
; CHECK: movl $300, %edi
; X86-LABEL: numbers:
; X86: movl $42, (%esp)
define void @numbers() minsize optsize {
  call void @use(i32 42)
  call void @use(i32 300)
  ret void
}

; CHECK-LABEL: usual:
; CHECK: movl $42, %eax
define i32 @usual() {
  ret i32 42
}

; X86-LABEL: returned:
; X86: pushl $-42
; X86: popl %eax
define i32 @returned() minsize optsize {
  ret i32 -42
}

; CHECK-LABEL: stored:
; CHECK: andq $0, (%rdi)
; CHECK-NEXT: orl $-1, 8(%rdi)
; CHECK-NEXT: movl $0, 12(%rdi)
; CHECK-NEXT: retq
define void @stored(ptr %p) minsize optsize {
  store i64 0, ptr %p
  %b = getelementptr i8, ptr %p, i64 8
  store i32 -1, ptr %b
  %c = getelementptr i8, ptr %p, i64 12
  store volatile i32 0, ptr %c
  ret void
}

; Room for the array is below the stack pointer.
; CHECK-LABEL: below:
; CHECK: movl $42, %e{{[a-z]+}}
; CHECK-NOT: push
; CHECK: retq
define i32 @below(i32 %n) minsize optsize nounwind {
  %list = alloca [2 x i32]
  %p = getelementptr i32, ptr %list, i32 %n
  store volatile i32 %n, ptr %p
  ret i32 42
}

; One way to the end has no frame; what is pushed and popped on it is no part of one.
; CHECK-LABEL: wrapped:
; CHECK: je [[END:.LBB[0-9_]+]]
; CHECK: pushq %rax
; CHECK: .cfi_def_cfa_offset 16
; CHECK: .cfi_def_cfa_offset 8
; CHECK: retq
; CHECK: [[END]]:
; CHECK-NEXT: pushq $42
; CHECK-NEXT: .cfi_adjust_cfa_offset 8
; CHECK-NEXT: popq %rax
; CHECK-NEXT: .cfi_adjust_cfa_offset -8
; CHECK-NEXT: retq
define i32 @wrapped(i1 %c) minsize optsize {
  br i1 %c, label %then, label %end
then:
  call void @use(i32 1000)
  ret i32 1000
end:
  ret i32 42
}
