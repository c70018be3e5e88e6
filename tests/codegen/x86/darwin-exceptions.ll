; Exceptions on Apple's systems: the table is in a section of its own, what it refers to comes by way of pointers that the linker
; makes, and compact unwind encodings say how to leave the function.

; RUN: llc -mtriple=x86_64-apple-macosx11 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-apple-macosx11 %s -o - | mc -triple=x86_64-apple-macosx11 -filetype=obj -o %t.of-text
; RUN: llc -mtriple=x86_64-apple-macosx11 %s -filetype=obj -o %t.o
; RUN: cmp %t.o %t.of-text

; CHECK: _f:
; CHECK: .cfi_personality 155, ___gxx_personality_v0
; CHECK-NEXT: .cfi_lsda 16, Lexception0
; CHECK: .section __TEXT,__gcc_except_tab
; CHECK-NEXT: .p2align 2
; CHECK-NEXT: GCC_except_table0:
; CHECK-NEXT: Lexception0:
; CHECK: Lttype0_0:
; CHECK-NEXT: .long __ZTIi@GOTPCREL+4
; What finds a thread's variable keeps nearly all registers.
; CHECK: _wrapper:
; CHECK: pushq %rcx
; CHECK: callq _g
; CHECK-NOT: DW.ref
; CHECK: .subsections_via_symbols

@_ZTIi = external constant ptr
declare void @g()
declare i32 @__gxx_personality_v0(...)

define i32 @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %done unwind label %pad
done:
  ret i32 0
pad:
  %caught = landingpad { ptr, i32 } catch ptr @_ZTIi
  ret i32 1
}

define cxx_fast_tlscc ptr @wrapper() {
  call void @g()
  ret ptr null
}
