; How much memory lies behind a pointer, where the object is known.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -O0 -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

%pair = type { i16, [5 x i32] }
@pairs = global [3 x %pair] zeroinitializer
@elsewhere = external global [4 x i64]
@weak = weak global i64 0
@other = alias [3 x %pair], ptr @pairs

declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare i32 @llvm.objectsize.i32.p0(ptr, i1, i1, i1)
declare ptr @calloc(i64, i64) allocsize(0,1)
declare ptr @malloc(i64)

; CHECK-LABEL: global:
; CHECK: movl $72,
define i64 @global() {
  %r = call i64 @llvm.objectsize.i64.p0(ptr @pairs, i1 false, i1 false, i1 false)
  ret i64 %r
}

; CHECK-LABEL: behind:
; CHECK: movl $40,
define i64 @behind() {
  %p = getelementptr [3 x %pair], ptr @other, i64 0, i64 1, i32 1, i64 1
  %r = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  ret i64 %r
}

; CHECK-LABEL: after:
; CHECK: xorl
define i64 @after() {
  %r = call i64 @llvm.objectsize.i64.p0(ptr getelementptr (i8, ptr @pairs, i64 73), i1 false, i1 false, i1 false)
  ret i64 %r
}

; CHECK-LABEL: before:
; CHECK: movq $-1,
define i64 @before() {
  %r = call i64 @llvm.objectsize.i64.p0(ptr getelementptr (i8, ptr @pairs, i64 -1), i1 false, i1 false, i1 false)
  ret i64 %r
}

; CHECK-LABEL: at_least:
; CHECK: movl $32,
define i64 @at_least() {
  %r = call i64 @llvm.objectsize.i64.p0(ptr @elsewhere, i1 true, i1 false, i1 false)
  ret i64 %r
}

; CHECK-LABEL: at_most:
; CHECK: movq $-1,
define i64 @at_most() {
  %r = call i64 @llvm.objectsize.i64.p0(ptr @elsewhere, i1 false, i1 false, i1 false)
  ret i64 %r
}

; CHECK-LABEL: replaceable:
; CHECK: movl $-1,
define i32 @replaceable() {
  %r = call i32 @llvm.objectsize.i32.p0(ptr @weak, i1 false, i1 false, i1 false)
  ret i32 %r
}

; CHECK-LABEL: chosen:
; CHECK: movl $24,
define i64 @chosen(i1 %c) {
  %a = alloca [24 x i8]
  %b = alloca i32
  %p = select i1 %c, ptr %a, ptr %b
  %r = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  ret i64 %r
}

; CHECK-LABEL: allocated:
; CHECK: movl $96, %eax
define i64 @allocated(ptr %keep) {
  %p = call ptr @calloc(i64 10, i64 10)
  store ptr %p, ptr %keep
  %q = getelementptr i8, ptr %p, i64 4
  %r = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 false, i1 false)
  ret i64 %r
}

; CHECK-LABEL: argument:
; CHECK: movl $24,
define i64 @argument(ptr byval(%pair) %p) {
  %r = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  ret i64 %r
}

; CHECK-LABEL: nothing:
; CHECK: xorl
define i64 @nothing() {
  %r = call i64 @llvm.objectsize.i64.p0(ptr null, i1 false, i1 false, i1 false)
  ret i64 %r
}

; CHECK-LABEL: null_is_unknown:
; CHECK: movq $-1,
define i64 @null_is_unknown() {
  %r = call i64 @llvm.objectsize.i64.p0(ptr null, i1 false, i1 true, i1 false)
  ret i64 %r
}
