; What attributes ask for beyond the body: nothing but the body, protection of the stack, probes, no-ops to be replaced.
; RUN: split-file %s %t
; RUN: llc -mtriple=x86_64-linux-gnu %t/attributes.ll -o - | FileCheck %t/attributes.ll
; RUN: llc -mtriple=x86_64-linux-gnu -O0 %t/attributes.ll -o - | FileCheck %t/attributes.ll --check-prefix=PROTECTS
; RUN: llc -mtriple=x86_64-unknown-unknown %t/attributes.ll -o - | FileCheck %t/attributes.ll --check-prefix=ELSEWHERE
; RUN: llc -mtriple=x86_64-linux-gnu -stop-before=prologepilog %t/attributes.ll -o %t.mir
; RUN: llc -mtriple=x86_64-linux-gnu -start-before=prologepilog %t.mir -o - | FileCheck %t/attributes.ll
; RUN: llc -mtriple=x86_64-linux-gnu %t/kernel.ll -o - | FileCheck %t/kernel.ll
; RUN: llc -mtriple=x86_64-linux-gnu -filetype=obj %t/attributes.ll -o - | llvm-objdump -d - | FileCheck %t/attributes.ll --check-prefix=OBJECT
;--- attributes.ll
declare void @use(ptr)

; CHECK-LABEL: naked:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: popq %rbx
; CHECK-NEXT: retq
; CHECK-NEXT: .Lfunc_end
define void @naked() naked {
  call void asm sideeffect "popq %rbx\0Aretq", "~{rbx}"()
  unreachable
}

; The value is compared before the return, from a slot above all objects.
; CHECK-LABEL: protected:
; CHECK: movq %fs:40, [[A:%r..]]
; CHECK-NEXT: movq [[A]], 16(%rsp)
; CHECK: callq use
; CHECK: movq %fs:40, [[B:%r..]]
; CHECK: cmpq
; CHECK-NEXT: jne [[FAIL:.*]]
; CHECK: retq
; CHECK: [[FAIL]]:
; CHECK-NEXT: callq __stack_chk_fail
; PROTECTS-LABEL: protected:
; PROTECTS: %fs:
; PROTECTS: callq __stack_chk_fail
; ELSEWHERE-LABEL: protected:
; ELSEWHERE: __stack_chk_guard
define void @protected() sspstrong {
  %p = alloca [16 x i8]
  call void @use(ptr %p)
  ret void
}

; The address goes nowhere.
; CHECK-LABEL: plain:
; CHECK-NOT: %fs:40
; CHECK: retq
define i32 @plain(i32 %x) sspstrong {
  %p = alloca i32
  store volatile i32 %x, ptr %p
  %y = load volatile i32, ptr %p
  ret i32 %y
}

; Few characters.
; CHECK-LABEL: few:
; CHECK-NOT: %fs:40
; CHECK: retq
define void @few() ssp {
  %p = alloca [4 x i8]
  call void @use(ptr %p)
  ret void
}

; The comparison is before a call that takes the place of the function.
; CHECK-LABEL: jumps:
; CHECK: callq use
; CHECK: cmpq
; CHECK: jne
; CHECK: jmp use
define void @jumps(ptr %q) sspreq {
  %p = alloca [16 x i8]
  call void @use(ptr %p)
  musttail call void @use(ptr %q)
  ret void
}

; CHECK-LABEL: steps:
; CHECK: subq $4096, %rsp
; CHECK-NEXT: .cfi_def_cfa_offset 4104
; CHECK-NEXT: orq $0, (%rsp)
; CHECK-NEXT: subq $4096, %rsp
; CHECK-NEXT: .cfi_def_cfa_offset 8200
; CHECK-NEXT: orq $0, (%rsp)
; CHECK-NEXT: subq $1816, %rsp
; CHECK-NEXT: .cfi_def_cfa_offset 10016
define void @steps() "probe-stack"="inline-asm" {
  %p = alloca [10000 x i8]
  call void @use(ptr %p)
  ret void
}

; CHECK-LABEL: loop:
; CHECK: leaq -100008(%rsp), %r11
; CHECK-NEXT: .cfi_def_cfa %r11, 100016
; CHECK-NEXT: [[AGAIN:.Lprobe.*]]:
; CHECK-NEXT: subq $8192, %rsp
; CHECK-NEXT: cmpq %r11, %rsp
; CHECK-NEXT: jbe [[DONE:.*]]
; CHECK-NEXT: orq $0, (%rsp)
; CHECK-NEXT: jmp [[AGAIN]]
; CHECK-NEXT: [[DONE]]:
; CHECK-NEXT: movq %r11, %rsp
; CHECK-NEXT: .cfi_def_cfa_register %rsp
; CHECK-NEXT: .cfi_def_cfa_offset 100016
; OBJECT-LABEL: <loop>:
; OBJECT: leaq -0x186a8(%rsp), %r11
; OBJECT-NEXT: subq $0x2000, %rsp
; OBJECT-NEXT: cmpq %r11, %rsp
; OBJECT-NEXT: jbe {{.*}} <loop+0x1b>
; OBJECT-NEXT: orq $0x0, (%rsp)
; OBJECT-NEXT: jmp {{.*}} <loop+0x8>
; OBJECT-NEXT: 11b: {{.*}} movq %r11, %rsp
define void @loop() "probe-stack"="inline-asm" "stack-probe-size"="8192" {
  %p = alloca [100000 x i8]
  call void @use(ptr %p)
  ret void
}

; Aligning moves the stack pointer, too.
; CHECK-LABEL: aligned:
; CHECK: subq $4096, %rsp
; CHECK-NEXT: orq $0, (%rsp)
; CHECK: orq $0, (%rsp)
; CHECK-NEXT: andq $-64, %rsp
define void @aligned() "probe-stack"="inline-asm" {
  %p = alloca [5000 x i8], align 64
  call void @use(ptr %p)
  ret void
}

; CHECK-LABEL: dynamic:
; CHECK: subq $4096, %rsp
; CHECK-NEXT: cmpq
; CHECK-NEXT: jbe
; CHECK-NEXT: orq $0, (%rsp)
define void @dynamic(i64 %n) "probe-stack"="inline-asm" {
  %p = alloca i8, i64 %n
  call void @use(ptr %p)
  ret void
}

; CHECK-LABEL: by_function:
; CHECK: pushq %rax
; CHECK: movabsq $[[SIZE:[0-9]+]], %rax
; CHECK-NEXT: callq __probe
; CHECK-NEXT: subq %rax, %rsp
; CHECK-NEXT: movq [[SIZE]](%rsp), %rax
define preserve_nonecc void @by_function(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 %last)
    "probe-stack"="__probe" {
  %p = alloca [9992 x i8]
  store i64 %last, ptr %p
  call void @use(ptr %p)
  ret void
}

; CHECK: .Lpatch[[N:.*]]:
; CHECK-NEXT: nop
; CHECK-NEXT: patchable:
; CHECK: nop
; CHECK-NEXT: nop
; CHECK-NEXT: retq
; CHECK: .section __patchable_function_entries,"awo",@progbits,patchable
; CHECK-NEXT: .p2align 3
; CHECK-NEXT: .quad .Lpatch[[N]]
define void @patchable() "patchable-function-prefix"="1" "patchable-function-entry"="2" {
  ret void
}

; CHECK-LABEL: traced:
; CHECK: callq __fentry__
; CHECK-NEXT: retq
define void @traced() "fentry-call"="true" {
  ret void
}

; CHECK-LABEL: no_table:
; CHECK-NOT: jmpq *
; CHECK: .Lfunc_end
define i32 @no_table(i32 %x) "no-jump-tables"="true" {
  switch i32 %x, label %d [ i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %e
    i32 4, label %f ]
a:
  ret i32 7
b:
  ret i32 17
c:
  ret i32 71
e:
  ret i32 9
f:
  ret i32 19
d:
  ret i32 0
}
;--- kernel.ll
; CHECK-LABEL: f:
; CHECK: movq %gs:guard(%rip),
; CHECK-NOT: %fs
define void @f() sspreq {
  ret void
}
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"stack-protector-guard-reg", !"gs"}
!1 = !{i32 1, !"stack-protector-guard-symbol", !"guard"}
