; Indirect branches may only arrive at an `endbr64`, and linkers are told so.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 %s -o - | FileCheck %s
; CHECK: .section .note.gnu.property,"a",@note
; CHECK-NEXT: .p2align 3
; CHECK-NEXT: .long 4
; CHECK-NEXT: .long 16
; CHECK-NEXT: .long 5
; CHECK-NEXT: .long 5590599
; CHECK-NEXT: .long 3221225474
; CHECK-NEXT: .long 4
; CHECK-NEXT: .long 3
; CHECK-NEXT: .long 0
declare i32 @setjmp(ptr) returns_twice
declare i32 @__gxx_personality_v0(...)
declare void @may()

; CHECK-LABEL: all:
; CHECK: endbr64
; CHECK: callq setjmp
; CHECK-NEXT: endbr64
; CHECK-DAG: notrack
; CHECK-DAG: endbr64
; CHECK: .Lfunc_end
define i32 @all(i32 %x, ptr %p) personality ptr @__gxx_personality_v0 {
  %r = call i32 @setjmp(ptr %p)
  invoke void @may() to label %n unwind label %u
u:
  %l = landingpad { ptr, i32 } cleanup
  ret i32 5
n:
  switch i32 %x, label %d [ i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %e ]
a:
  ret i32 7
b:
  ret i32 17
c:
  ret i32 71
e:
  ret i32 9
d:
  ret i32 0
}

; CHECK-LABEL: taken:
; CHECK: endbr64
; CHECK: jmpq *%r
; CHECK: .Lblock
; CHECK: endbr64
; CHECK: .Lblock
; CHECK: endbr64
define i32 @taken(i1 %c) {
  %t = select i1 %c, ptr blockaddress(@taken, %a), ptr blockaddress(@taken, %b)
  indirectbr ptr %t, [label %a, label %b]
a:
  ret i32 1
b:
  ret i32 2
}

; CHECK-LABEL: exempt:
; CHECK-NOT: endbr64
; CHECK: retq
define void @exempt() nocf_check {
  ret void
}

; No-ops that are replaced come after it.
; CHECK-LABEL: patched:
; CHECK: endbr64
; CHECK-NEXT: .Lpatch
; CHECK-NEXT: nop
; CHECK: retq
define void @patched() "patchable-function-entry"="1" {
  ret void
}
!llvm.module.flags = !{!0, !1}
!0 = !{i32 8, !"cf-protection-branch", i32 1}
!1 = !{i32 8, !"cf-protection-return", i32 1}
