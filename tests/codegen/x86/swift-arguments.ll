; What functions of Swift pass beside their arguments: the object of a method in r13, an error in r12, which calls change, and the
; context of an asynchronous function in r14, which is stored next to the caller's frame pointer or, on Windows, in the frame.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s --check-prefixes=CHECK,RECORD
; RUN: llc -mtriple=x86_64-windows-msvc %s -o - | FileCheck %s --check-prefixes=CHECK,SLOT
; RUN: llc -mtriple=i686-linux-gnu %s -o - | FileCheck %s --check-prefix=PLAIN

define swiftcc i64 @field(ptr swiftself %object) {
; CHECK-LABEL: field:
; CHECK: movq 8(%r13), %rax
; PLAIN-LABEL: field:
; PLAIN: movl 4(%esp), %[[OBJECT:e..]]
; PLAIN: movl 8(%[[OBJECT]]), %eax
  %p = getelementptr i8, ptr %object, i64 8
  %v = load i64, ptr %p
  ret i64 %v
}

define swiftcc void @throws(ptr swifterror %error) {
; CHECK-LABEL: throws:
; CHECK: mov{{[lq]}} $7,
; CHECK-NOT: popq %r12
; CHECK: retq
  store ptr inttoptr (i64 7 to ptr), ptr %error
  ret void
}

define i64 @catches() {
; CHECK-LABEL: catches:
; CHECK: pushq %r12
; CHECK: callq throws
; CHECK: movq %r12,
; CHECK: popq %r12
; CHECK: retq
; PLAIN-LABEL: catches:
; PLAIN: leal
; PLAIN: calll throws
  %error = alloca swifterror ptr
  store ptr null, ptr %error
  call swiftcc void @throws(ptr swifterror %error)
  %v = load ptr, ptr %error
  %n = ptrtoint ptr %v to i64
  ret i64 %n
}

declare swifttailcc void @resume(ptr swiftasync)

define swifttailcc void @waits(ptr swiftasync %context) {
; CHECK-LABEL: waits:
; CHECK: movq 16(%r14), %r14
; CHECK: jmp resume
  %p = getelementptr i8, ptr %context, i64 16
  %next = load ptr, ptr %p
  musttail call swifttailcc void @resume(ptr swiftasync %next)
  ret void
}

declare ptr @llvm.swift.async.context.addr()

define swifttailcc ptr @saved(ptr swiftasync %context) "frame-pointer"="all" {
; CHECK-LABEL: saved:
; RECORD: btsq $60, %rbp
; RECORD: pushq %rbp
; RECORD: pushq %r14
; RECORD: leaq 8(%rsp), %rbp
; RECORD: leaq -8(%rbp), %rax
; RECORD: btrq $60, %rbp
; SLOT: movq %r14, (%rbp)
; SLOT: movq %rbp, %rax
  %p = call ptr @llvm.swift.async.context.addr()
  ret ptr %p
}
