; Functions that ask for it sign the address to return to and mark where calls and jumps by registers may arrive.
; RUN: llc -mtriple=aarch64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -O0 %s -o - | FileCheck %s

; Linkers are told what all code of the module does.
; CHECK: .section .note.gnu.property,"a",@note
; CHECK-NEXT: .p2align 3
; CHECK-NEXT: .word 4
; CHECK-NEXT: .word 16
; CHECK-NEXT: .word 5
; CHECK-NEXT: .word 5590599
; CHECK-NEXT: .word 3221225472
; CHECK-NEXT: .word 4
; CHECK-NEXT: .word 3

declare i32 @g(i32)
declare i32 @setjmp(ptr) returns_twice

; What signs is a mark for calls. Unwinders are told that the address is signed.
; CHECK-LABEL: calls:
; CHECK: .cfi_startproc
; CHECK-NEXT: hint #25
; CHECK-NEXT: .cfi_negate_ra_state
; CHECK: bl g
; CHECK: hint #29
; CHECK-NEXT: ret
define i32 @calls(i32 %x) #0 {
  %v = call i32 @g(i32 %x)
  %r = add i32 %v, 1
  ret i32 %r
}

; A leaf is marked only.
; CHECK-LABEL: leaf:
; CHECK: .cfi_startproc
; CHECK-NEXT: hint #34
; CHECK-NOT: hint
; CHECK: ret
define i32 @leaf(i32 %x) #0 {
  %r = add i32 %x, 1
  ret i32 %r
}

; CHECK-LABEL: signed_leaf:
; CHECK: .cfi_b_key_frame
; CHECK-NEXT: hint #27
; CHECK: hint #31
; CHECK-NEXT: ret
define i32 @signed_leaf(i32 %x) uwtable "sign-return-address"="all" "sign-return-address-key"="b_key" {
  %r = add i32 %x, 1
  ret i32 %r
}

; Jumps to other functions go by way of x16, so that they arrive as calls do.
; CHECK-LABEL: jumps:
; CHECK: hint #29
; CHECK: mov x16, {{x[0-9]+}}
; CHECK-NEXT: br x16
define i32 @jumps(ptr %f, i32 %x) #0 {
  %v = call i32 @g(i32 %x)
  %r = musttail call i32 %f(ptr %f, i32 %v)
  ret i32 %r
}

; CHECK-LABEL: twice:
; CHECK: bl setjmp
; CHECK-NEXT: hint #36
define i32 @twice(ptr %p) #0 {
  %r = call i32 @setjmp(ptr %p) returns_twice
  ret i32 %r
}

; Others may have signed the address that is asked for.
; CHECK-LABEL: returns_to:
; CHECK: mov x30, {{x[0-9]+}}
; CHECK-NEXT: hint #7
; CHECK-NEXT: mov {{x[0-9]+}}, x30
define ptr @returns_to() {
  %r = call ptr @llvm.returnaddress(i32 0)
  ret ptr %r
}

@places = internal constant [2 x ptr] [ptr blockaddress(@goes, %a), ptr blockaddress(@goes, %b)]
; CHECK-LABEL: goes:
; CHECK: hint #25
; CHECK: br {{x[0-9]+}}
; CHECK: .Lblock
; CHECK: hint #36
; CHECK: .Lblock
; CHECK: hint #36
define i32 @goes(i64 %n) #0 {
  %slot = getelementptr ptr, ptr @places, i64 %n
  %to = load ptr, ptr %slot
  indirectbr ptr %to, [label %a, label %b]
a:
  %x = call i32 @g(i32 1)
  ret i32 %x
b:
  %y = call i32 @g(i32 2)
  ret i32 %y
}

; CHECK-LABEL: table:
; CHECK: br {{x[0-9]+}}
; CHECK: hint #36
; CHECK: hint #36
; CHECK: hint #36
; CHECK: hint #36
; CHECK: hint #36
define i32 @table(i32 %x) #0 {
  switch i32 %x, label %other [ i32 0, label %a
                                i32 1, label %b
                                i32 2, label %c
                                i32 3, label %d
                                i32 4, label %e ]
a:
  %ra = call i32 @g(i32 7)
  ret i32 %ra
b:
  %rb = call i32 @g(i32 70)
  ret i32 %rb
c:
  %rc = call i32 @g(i32 1)
  ret i32 %rc
d:
  %rd = call i32 @g(i32 11)
  ret i32 %rd
e:
  %re = call i32 @g(i32 3)
  ret i32 %re
other:
  ret i32 0
}

; No-ops that are replaced later stand behind a mark.
; CHECK-LABEL: patched:
; CHECK: hint #34
; CHECK: nop
; CHECK-NEXT: nop
; CHECK-NEXT: hint #25
define i32 @patched(i32 %x) "patchable-function-entry"="2" "branch-target-enforcement" "sign-return-address"="non-leaf" {
  %v = call i32 @g(i32 %x)
  %r = add i32 %v, 1
  ret i32 %r
}

attributes #0 = { uwtable "branch-target-enforcement" "sign-return-address"="non-leaf" "sign-return-address-key"="a_key" }

!llvm.module.flags = !{!0, !1}
!0 = !{i32 8, !"branch-target-enforcement", i32 2}
!1 = !{i32 8, !"sign-return-address", i32 2}
