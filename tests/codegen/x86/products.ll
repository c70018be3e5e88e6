; Products and exact quotients of constants, addresses of programs that stay where they are linked, and loads that are wanted in
; two widths.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -relocation-model=pic %s -o - | FileCheck %s --check-prefix=PIC

@g = internal global [4 x i32] zeroinitializer

; CHECK-LABEL: by_24:
; CHECK: leaq (%rdi,%rdi,2), %rax
; CHECK-NEXT: shlq $3, %rax
define i64 @by_24(i64 %x) {
  %r = mul i64 %x, 24
  ret i64 %r
}

; CHECK-LABEL: by_45:
; CHECK: leal (%rdi,%rdi,4), %[[P:[a-z]+]]
; CHECK-NEXT: leal (%r{{[a-z]+}},%r{{[a-z]+}},8), %eax
define i32 @by_45(i32 %x) {
  %r = mul i32 %x, 45
  ret i32 %r
}

; CHECK-LABEL: by_31:
; CHECK: shlq $5
; CHECK: subq
; CHECK-NOT: imul
define i64 @by_31(i64 %x) {
  %r = mul i64 %x, 31
  ret i64 %r
}

; CHECK-LABEL: exact:
; CHECK: sarq $3
; CHECK: imulq
; CHECK-NOT: shrq $63
; CHECK: retq
define i64 @exact(i64 %x) {
  %r = sdiv exact i64 %x, 24
  ret i64 %r
}

; CHECK-LABEL: few:
; CHECK: leal -1(%rdi), %eax
; CHECK-NOT: 1431655765
; CHECK: retq
define i1 @few(i32 %x) {
  %n = call i32 @llvm.ctpop.i32(i32 %x)
  %c = icmp ult i32 %n, 2
  ret i1 %c
}

; CHECK-LABEL: address:
; CHECK: movl $g+4, %eax
; PIC-LABEL: address:
; PIC: leaq g+4(%rip), %rax
define ptr @address() {
  ret ptr getelementptr (i8, ptr @g, i64 4)
}

; CHECK-LABEL: store_address:
; CHECK: movq $g, (%rdi)
define void @store_address(ptr %p) {
  store ptr @g, ptr %p
  ret void
}

; One load, of which a part is taken.
; CHECK-LABEL: two_widths:
; CHECK: movslq (%rdi), %rax
; CHECK-NOT: movslq %
; CHECK: retq
define i64 @two_widths(ptr %p, ptr %q) {
  %v = load i32, ptr %p
  %n = add i32 %v, 1
  store i32 %n, ptr %q
  %w = sext i32 %v to i64
  ret i64 %w
}

declare i32 @llvm.ctpop.i32(i32)
