; Values that a loop uses, and that live across calls that may throw, are divided: they have registers in the loop, and moves for
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

; The first loop wants all registers, the second one values that were loaded before it. They come back from the frame into
; preserved registers before the call: behind it, the pad, which reads them as well, would not find them.
; CHECK-LABEL: both_ways:
; CHECK: jne .LBB1_1
; CHECK: movq {{[0-9]+}}(%rsp), %r12
; CHECK-NEXT: movq {{[0-9]+}}(%rsp), %r13
; CHECK-NEXT: movq {{[0-9]+}}(%rsp), %rbp
; CHECK-NEXT: .Ltmp1_0:
; CHECK-NEXT: callq note
; CHECK-NEXT: .Ltmp1_1:
; CHECK-NEXT: .p2align 4
; CHECK-NEXT: .LBB1_3:
; CHECK-NEXT: xorq %r12, %r15
; CHECK: movq %r12, %rdi
; CHECK-NEXT: movq %r13, %rsi
; CHECK-NEXT: movq %rbp, %rdx
; CHECK: callq use
define i64 @both_ways(ptr %p, i64 %n) personality ptr @__gxx_personality_v0 {
entry:
  %bp0 = getelementptr i64, ptr %p, i64 0
  %b0 = load volatile i64, ptr %bp0
  %bp1 = getelementptr i64, ptr %p, i64 1
  %b1 = load volatile i64, ptr %bp1
  %bp2 = getelementptr i64, ptr %p, i64 2
  %b2 = load volatile i64, ptr %bp2
  %bp3 = getelementptr i64, ptr %p, i64 3
  %b3 = load volatile i64, ptr %bp3
  %bp4 = getelementptr i64, ptr %p, i64 4
  %b4 = load volatile i64, ptr %bp4
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %i.next, %first ]
  %a0 = phi i64 [ 0, %entry ], [ %a0.next, %first ]
  %a1 = phi i64 [ 1, %entry ], [ %a1.next, %first ]
  %a2 = phi i64 [ 2, %entry ], [ %a2.next, %first ]
  %a3 = phi i64 [ 3, %entry ], [ %a3.next, %first ]
  %a4 = phi i64 [ 4, %entry ], [ %a4.next, %first ]
  %a5 = phi i64 [ 5, %entry ], [ %a5.next, %first ]
  %a6 = phi i64 [ 6, %entry ], [ %a6.next, %first ]
  %a7 = phi i64 [ 7, %entry ], [ %a7.next, %first ]
  %a8 = phi i64 [ 8, %entry ], [ %a8.next, %first ]
  %a9 = phi i64 [ 9, %entry ], [ %a9.next, %first ]
  %a10 = phi i64 [ 10, %entry ], [ %a10.next, %first ]
  %a11 = phi i64 [ 11, %entry ], [ %a11.next, %first ]
  %a0.next = add i64 %a0, %a1
  %a1.next = xor i64 %a1, %a2
  %a2.next = sub i64 %a2, %a3
  %a3.next = or i64 %a3, %a4
  %a4.next = add i64 %a4, %a5
  %a5.next = xor i64 %a5, %a6
  %a6.next = sub i64 %a6, %a7
  %a7.next = or i64 %a7, %a8
  %a8.next = add i64 %a8, %a9
  %a9.next = xor i64 %a9, %a10
  %a10.next = sub i64 %a10, %a11
  %a11.next = or i64 %a11, %a0
  %i.next = add i64 %i, 1
  %again = icmp ne i64 %i.next, %n
  br i1 %again, label %first, label %call
call:
  %t1 = xor i64 %a0.next, %a1.next
  %t2 = xor i64 %t1, %a2.next
  %t3 = xor i64 %t2, %a3.next
  %t4 = xor i64 %t3, %a4.next
  %t5 = xor i64 %t4, %a5.next
  %t6 = xor i64 %t5, %a6.next
  %t7 = xor i64 %t6, %a7.next
  %t8 = xor i64 %t7, %a8.next
  %t9 = xor i64 %t8, %a9.next
  %t10 = xor i64 %t9, %a10.next
  %t11 = xor i64 %t10, %a11.next
  invoke void @note(i64 %t11) to label %second unwind label %pad
second:
  %j = phi i64 [ 0, %call ], [ %j.next, %second ]
  %s = phi i64 [ 0, %call ], [ %s4, %second ]
  %y0 = xor i64 %s, %b0
  %s0 = add i64 %y0, %j
  %y1 = or i64 %s0, %b1
  %s1 = add i64 %y1, %j
  %y2 = and i64 %s1, %b2
  %s2 = add i64 %y2, %j
  %y3 = xor i64 %s2, %b3
  %s3 = add i64 %y3, %j
  %y4 = or i64 %s3, %b4
  %s4 = add i64 %y4, %j
  %j.next = add i64 %j, 3
  %on = icmp ne i64 %j.next, 300000
  br i1 %on, label %second, label %done
done:
  ret i64 %s4
pad:
  %lp = landingpad { ptr, i32 } cleanup
  call void @use(i64 %b0, i64 %b1, i64 %b2, i64 %b3, i64 %b4, i64 0, i64 0)
  resume { ptr, i32 } %lp
}
