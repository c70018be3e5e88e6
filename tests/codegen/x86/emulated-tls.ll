; Thread-local variables that a function of the library finds: the control objects have the names, sizes and linkages that objects
; of other compilers expect, initial images are there for what is not zero, and every use asks for the address, once in a block.
; RUN: llc -mtriple=x86_64-linux-gnu -emulated-tls %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-android %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-android29 %s -o - | FileCheck %s --check-prefix=OWN
; RUN: llc -mtriple=x86_64-linux-android -emulated-tls=0 %s -o - | FileCheck %s --check-prefix=OWN
; RUN: not llc -mtriple=x86_64-linux-gnu -emulated-tls %S/Inputs/emulated-tls-alias.ll -o - 2>&1 | FileCheck %s --check-prefix=ALIAS
; ALIAS: error: {{.*}}the alias 'other' of a thread-local variable that is emulated
; OWN-NOT: emutls
; OWN: %fs:0
@counted = thread_local global i32 5, align 4
@zeros = hidden thread_local global [8 x i32] zeroinitializer, align 16
@own = internal thread_local(localexec) global i64 7
@elsewhere = external thread_local global i64
@many = weak_odr thread_local global i64 3
@grouped = linkonce_odr thread_local global i64 3, comdat
$grouped = comdat any

; CHECK-LABEL: address:
; CHECK: __emutls_v.counted
; CHECK: callq __emutls_get_address
; CHECK: retq
define ptr @address() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @counted)
  ret ptr %p
}

; An address that is computed from another one, and the same one twice.
; CHECK-LABEL: twice:
; CHECK: __emutls_v.zeros
; CHECK: callq __emutls_get_address
; CHECK-NOT: callq
; CHECK: movl 8(%rax), [[V:%e[a-z]+]]
; CHECK: movl [[V]], 12(%rax)
; CHECK: retq
define void @twice() {
  %v = load i32, ptr getelementptr (i8, ptr @zeros, i64 8)
  store i32 %v, ptr getelementptr (i8, ptr @zeros, i64 12)
  ret void
}

; A PHI has the address where control comes from.
; CHECK-LABEL: chosen:
; CHECK-DAG: __emutls_v.own
; CHECK-DAG: __emutls_v.elsewhere
; CHECK: retq
define i64 @chosen(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %join
b:
  br label %join
join:
  %p = phi ptr [ @own, %a ], [ @elsewhere, %b ]
  %v = load i64, ptr %p
  ret i64 %v
}

define i64 @uses() {
  %a = load i64, ptr @many
  %b = load i64, ptr @grouped
  %c = add i64 %a, %b
  ret i64 %c
}
declare ptr @llvm.threadlocal.address.p0(ptr)

; CHECK: .globl __emutls_v.counted
; CHECK: __emutls_v.counted:
; CHECK-NEXT: .quad 4
; CHECK-NEXT: .quad 4
; CHECK-NEXT: .zero 8
; CHECK-NEXT: .quad __emutls_t.counted
; CHECK: .hidden __emutls_v.zeros
; CHECK: __emutls_v.zeros:
; CHECK-NEXT: .quad 32
; CHECK-NEXT: .quad 16
; CHECK-NEXT: .zero 8
; CHECK-NEXT: .zero 8
; CHECK-NOT: .globl __emutls_v.own
; CHECK: __emutls_v.own:
; CHECK: .weak __emutls_v.many
; CHECK: .section .data.__emutls_v.grouped,"awG",@progbits,__emutls_v.grouped,comdat
; CHECK: __emutls_t.counted:
; CHECK-NEXT: .long 5
; CHECK: .section .rodata.__emutls_t.grouped,"aG",@progbits,__emutls_t.grouped,comdat
