; A value that a loop uses, and that lives across calls that may throw, is divided: it has a register in the loop, and moves for
; the landing pad stand before the call, from within which it is reached.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -verify-regalloc %s -o - | FileCheck %s

declare i32 @__gxx_personality_v0(...)
declare void @use(i64, i64, i64, i64, i64, i64, i64)
declare void @note(i64)

; CHECK-LABEL: sum:
; The loop reads its seven invariants from registers and never from the frame.
; CHECK: [[LOOP:.LBB0_[0-9]+]]:
; CHECK-NOT: (%rsp)
; CHECK: jne [[LOOP]]
; What the pad wants is on the stack before the call begins.
; CHECK: .Ltmp0_{{[0-9]+}}:
; CHECK: callq note
; CHECK: .Ltmp0_{{[0-9]+}}:
define i64 @sum(ptr %p, i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) personality ptr @__gxx_personality_v0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s7, %loop ]
  %at = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %at
  %x1 = xor i64 %v, %a
  %s1 = add i64 %s, %x1
  %x2 = or i64 %s1, %b
  %s2 = add i64 %x2, %v
  %x3 = and i64 %s2, %c
  %s3 = add i64 %x3, %v
  %x4 = xor i64 %s3, %d
  %s4 = add i64 %x4, %v
  %x5 = or i64 %s4, %e
  %s5 = add i64 %x5, %v
  %x6 = and i64 %s5, %f
  %s6 = add i64 %x6, %v
  %x7 = xor i64 %s6, %g
  %s7 = add i64 %x7, %v
  %next = add i64 %i, 1
  %more = icmp ne i64 %next, %n
  br i1 %more, label %loop, label %after
after:
  invoke void @note(i64 %s7) to label %next.call unwind label %pad
next.call:
  invoke void @use(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) to label %done unwind label %pad
done:
  ret i64 %s7
pad:
  %lp = landingpad { ptr, i32 } cleanup
  call void @use(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g)
  resume { ptr, i32 } %lp
}
