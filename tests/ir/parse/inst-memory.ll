; alloca, load and store; alignments that are not given are those of the data layout.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
target datalayout = "e-i64:64-f80:128-A5"
%s = type { i8, i64 }
define void @f(ptr addrspace(5) %p, i32 %n, i64 %m) {
  %1 = alloca i32
  %2 = alloca i32, i32 %n, align 16
  %3 = alloca %s, i64 %m
  %4 = alloca inalloca i8, align 1, addrspace(5)
  %5 = alloca swifterror ptr
  %6 = load i64, ptr addrspace(5) %p
  %7 = load volatile %s, ptr addrspace(5) %p, align 1
  store i64 %6, ptr addrspace(5) %p
  store volatile x86_fp80 0xK00000000000000000000, ptr addrspace(5) %p
  store <4 x i32> zeroinitializer, ptr addrspace(5) %p, align 4, !nontemporal !0
  ret void
}
!0 = !{i32 1}

; CHECK: target datalayout = "e-i64:64-f80:128-A5"
; CHECK-EMPTY:
; CHECK-NEXT: %s = type { i8, i64 }
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr addrspace(5) %p, i32 %n, i64 %m) {
; CHECK-NEXT:   %1 = alloca i32, align 4
; CHECK-NEXT:   %2 = alloca i32, i32 %n, align 16
; CHECK-NEXT:   %3 = alloca %s, i64 %m, align 8
; CHECK-NEXT:   %4 = alloca inalloca i8, align 1, addrspace(5)
; CHECK-NEXT:   %5 = alloca swifterror ptr, align 8
; CHECK-NEXT:   %6 = load i64, ptr addrspace(5) %p, align 8
; CHECK-NEXT:   %7 = load volatile %s, ptr addrspace(5) %p, align 1
; CHECK-NEXT:   store i64 %6, ptr addrspace(5) %p, align 8
; CHECK-NEXT:   store volatile x86_fp80 0xK00000000000000000000, ptr addrspace(5) %p, align 16
; CHECK-NEXT:   store <4 x i32> zeroinitializer, ptr addrspace(5) %p, align 4, !nontemporal !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{i32 1}
