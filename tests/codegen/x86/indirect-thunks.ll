; Calls and jumps to addresses go through functions that the processor does not speculate through (retpolines), which come with
; the module, or wait for loads before they jump; there are no tables of jumps.
; RUN: codewright llc -mtriple=x86_64-linux-gnu -mattr=+retpoline -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,RETPOLINE
; RUN: codewright llc -mtriple=x86_64-linux-gnu -mattr=+retpoline -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=O0
; RUN: codewright llc -mtriple=x86_64-linux-gnu -mattr=+lvi-cfi -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,WAITS
; RUN: codewright llc -mtriple=x86_64-linux-gnu -mattr=+retpoline,+retpoline-external-thunk -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=EXTERN
; RUN: codewright llc -mtriple=i686-linux-gnu -mattr=+retpoline -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=I686

; CHECK-LABEL: called:
; CHECK: movq %rdi, %r11
; CHECK: callq __llvm_[[NAME:retpoline|lvi_thunk]]_r11
; O0-LABEL: called:
; O0: callq __llvm_retpoline_r11
; EXTERN-LABEL: called:
; EXTERN: callq __x86_indirect_thunk_r11
; I686-LABEL: called:
; I686: movl {{[0-9]+}}(%esp), %eax
; I686: calll __llvm_retpoline_eax
define i32 @called(ptr %f, i32 %a) {
  %r = call i32 %f(i32 %a)
  %s = add i32 %r, 1
  ret i32 %s
}

; The address is where no argument is.
; I686-LABEL: arguments:
; I686: calll __llvm_retpoline_ecx
define i32 @arguments(ptr %f, i32 %a) {
  %r = call i32 %f(i32 inreg %a, i32 inreg 5)
  %s = add i32 %r, 1
  ret i32 %s
}

; CHECK-LABEL: jumped:
; CHECK: jmp __llvm_[[NAME]]_r11
; EXTERN-LABEL: jumped:
; EXTERN: jmp __x86_indirect_thunk_r11
define i32 @jumped(ptr %f, i32 %a) {
  %r = tail call i32 %f(i32 %a)
  ret i32 %r
}

; CHECK-LABEL: chosen:
; CHECK-NOT: jmpq *
; CHECK: .Lfunc_end
; O0-LABEL: chosen:
; O0-NOT: jmpq *
; O0: .Lfunc_end
define i32 @chosen(i32 %a) {
  switch i32 %a, label %other [
    i32 0, label %b0
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
    i32 4, label %b4
  ]
b0:
  %x = call i32 @called(ptr @chosen, i32 1)
  ret i32 %x
b1:
  ret i32 7
b2:
  ret i32 9
b3:
  %y = call i32 @called(ptr @chosen, i32 2)
  ret i32 %y
b4:
  ret i32 11
other:
  ret i32 1
}

; CHECK-LABEL: computed:
; CHECK: %r11
; CHECK: jmp __llvm_[[NAME]]_r11
; O0-LABEL: computed:
; O0: jmp __llvm_retpoline_r11
define i32 @computed(i64 %i) {
  %p = getelementptr [2 x ptr], ptr @places, i64 0, i64 %i
  %a = load ptr, ptr %p
  indirectbr ptr %a, [label %x, label %y]
x:
  ret i32 1
y:
  ret i32 2
}
@places = global [2 x ptr] [ptr blockaddress(@computed, %x), ptr blockaddress(@computed, %y)]

; RETPOLINE: .section .text.__llvm_retpoline_r11,"axG",@progbits,__llvm_retpoline_r11,comdat
; RETPOLINE: .hidden __llvm_retpoline_r11
; RETPOLINE: .weak __llvm_retpoline_r11
; RETPOLINE: __llvm_retpoline_r11:
; RETPOLINE-NEXT: callq [[ON:.L[A-Za-z0-9_]+]]
; RETPOLINE-NEXT: [[WAIT:.L[A-Za-z0-9_]+]]:
; RETPOLINE-NEXT: pause
; RETPOLINE-NEXT: lfence
; RETPOLINE-NEXT: jmp [[WAIT]]
; RETPOLINE-NEXT: .p2align 4
; RETPOLINE-NEXT: [[ON]]:
; RETPOLINE-NEXT: movq %r11, (%rsp)
; RETPOLINE-NEXT: retq
; WAITS: __llvm_lvi_thunk_r11:
; WAITS-NEXT: lfence
; WAITS-NEXT: jmpq *%r11
; EXTERN-NOT: __llvm_retpoline
