; Calls before the return that a function has in common become jumps, also from one convention to another if both return and
; preserve the same.
; RUN: codewright llc -O2 -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: codewright llc -O0 -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s --check-prefix=O0

declare i32 @f(i32)
declare void @g(i32)
declare swiftcc i32 @with_error(i32, ptr swifterror)
declare preserve_mostcc i32 @keeps_most(i32)

; O0-LABEL: joined:
; O0: callq f
; O0: callq f
define i32 @joined(i32 %x) {
; CHECK-LABEL: joined:
; CHECK-NOT: callq
; CHECK: jmp f
; CHECK: jmp f
; CHECK: movl $7, %eax
; CHECK: retq
  switch i32 %x, label %e [ i32 1, label %p i32 2, label %q ]
p:
  %r = tail call i32 @f(i32 5)
  br label %e
q:
  %s = tail call i32 @f(i32 60)
  br label %e
e:
  %v = phi i32 [ %r, %p ], [ %s, %q ], [ 7, %0 ]
  ret i32 %v
}

define void @nothing(i1 %x) {
; CHECK-LABEL: nothing:
; CHECK: jmp g
; CHECK: jmp g
  br i1 %x, label %p, label %q
p:
  tail call void @g(i32 5)
  br label %e
q:
  tail call void @g(i32 60)
  br label %e
e:
  ret void
}

; Another number is returned, and a call that must not be a jump.
define i32 @another(i1 %x) {
; CHECK-LABEL: another:
; CHECK: callq f
; CHECK: callq f
  br i1 %x, label %p, label %q
p:
  %r = tail call i32 @f(i32 5)
  br label %e
q:
  %s = notail call i32 @f(i32 60)
  br label %e
e:
  %v = phi i32 [ 3, %p ], [ %s, %q ]
  ret i32 %v
}

define fastcc i32 @from_fast(i32 %x) {
; CHECK-LABEL: from_fast:
; CHECK: jmp f
  %r = tail call i32 @f(i32 %x)
  ret i32 %r
}

; It preserves less than its caller promises.
define preserve_mostcc i32 @promises_more(i32 %x) {
; CHECK-LABEL: promises_more:
; CHECK: callq f
  %r = tail call i32 @f(i32 %x)
  ret i32 %r
}

define i32 @promises_less(i32 %x) {
; CHECK-LABEL: promises_less:
; CHECK: jmp keeps_most
  %r = tail call preserve_mostcc i32 @keeps_most(i32 %x)
  ret i32 %r
}
