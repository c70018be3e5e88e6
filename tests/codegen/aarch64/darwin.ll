; Code for Apple's systems on arm64: variable arguments on the stack, others there take no more room than they need; addresses by
; pages; jump tables in the code.

; RUN: llc -mtriple=arm64-apple-macosx11 %s -o - | FileCheck %s
; RUN: llc -mtriple=arm64-apple-macosx11 %s -o - | mc -triple=arm64-apple-macosx11 -filetype=obj -o %t.of-text
; RUN: llc -mtriple=arm64-apple-macosx11 %s -filetype=obj -o %t.o
; RUN: cmp %t.o %t.of-text

@defined = global i32 5
@outside = external global i32
@thread = thread_local global [2 x i32] [i32 7, i32 8]
@string = private unnamed_addr constant [6 x i8] c"hello\00"
declare void @variadic(ptr, ...)
declare void @many(i64, i64, i64, i64, i64, i64, i64, i64, i8 signext, i8 zeroext, i16, i32, i64, i8)

; CHECK: _calls:
; CHECK-DAG: str w0, [sp
; CHECK-DAG: str d0, [sp, #8]
; CHECK: adrp x8, L_string@PAGE
; CHECK-NEXT: add x0, x8, L_string@PAGEOFF, lsl #0
; CHECK-NEXT: bl _variadic
; CHECK-DAG: strb {{w[0-9]+}}, [sp]
; CHECK-DAG: strb {{w[0-9]+}}, [sp, #1]
; CHECK-DAG: strh {{w[0-9]+}}, [sp, #2]
; CHECK-DAG: str {{w[0-9]+}}, [sp, #4]
; CHECK-DAG: str {{x[0-9]+}}, [sp, #8]
; CHECK-DAG: strb {{w[0-9]+}}, [sp, #16]
; CHECK: bl _many
define void @calls(i32 %a) nounwind {
  call void (ptr, ...) @variadic(ptr @string, i32 %a, double 2.5, i64 7)
  call void @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i8 -1, i8 200, i16 3, i32 4, i64 9, i8 5)
  ret void
}

; CHECK: _takes:
; CHECK-DAG: ldrsb {{w[0-9]+}}, [sp]
; CHECK-DAG: ldrb {{w[0-9]+}}, [sp, #1]
; CHECK-DAG: ldr {{w[0-9]+}}, [sp, #4]
define i32 @takes(i64, i64, i64, i64, i64, i64, i64, i64, i8 signext %a, i8 zeroext %b, i16 %c, i32 %d) nounwind {
  %wide_a = sext i8 %a to i32
  %wide_b = zext i8 %b to i32
  %x = add i32 %wide_a, %wide_b
  %y = add i32 %x, %d
  ret i32 %y
}

; The list is the address of the first argument that has no name.
; CHECK: _lists:
; CHECK: add [[LIST:x[0-9]+]], sp, #16
; CHECK-NEXT: str [[LIST]], [sp, #8]
define i32 @lists(i32 %n, ...) nounwind {
  %list = alloca ptr
  call void @llvm.va_start(ptr %list)
  %x = va_arg ptr %list, i32
  ret i32 %x
}

; CHECK: _globals:
; CHECK: adrp [[PAGE:x[0-9]+]], _defined@PAGE
; CHECK-NEXT: add [[PLACE:x[0-9]+]], [[PAGE]], _defined@PAGEOFF
; CHECK: adrp [[ENTRIES:x[0-9]+]], _outside@GOTPAGE
; CHECK-NEXT: ldr {{x[0-9]+}}, {{\[}}[[ENTRIES]], _outside@GOTPAGEOFF]
define i32 @globals() nounwind {
  %v = load i32, ptr @defined
  %w = load i32, ptr @outside
  %r = add i32 %v, %w
  ret i32 %r
}

; A thread's copy is found by what the variable's descriptor names.
; CHECK: _thread_local:
; CHECK: adrp x0, _thread@TLVPPAGE
; CHECK-NEXT: ldr x0, [x0, _thread@TLVPPAGEOFF]
; CHECK-NEXT: ldr x1, [x0]
; CHECK-NEXT: blr x1
; CHECK: ldr w0, [x0, #4]
define i32 @thread_local() nounwind {
  %second = getelementptr i32, ptr @thread, i64 1
  %v = load i32, ptr %second
  ret i32 %v
}

; CHECK: _thread$tlv$init:
; CHECK: .section __DATA,__thread_vars,thread_local_variables
; CHECK: _thread:
; CHECK-NEXT: .xword __tlv_bootstrap

declare void @llvm.va_start(ptr)
