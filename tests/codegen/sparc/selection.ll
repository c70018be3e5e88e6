; Which instructions compute what, and what goes into delay slots.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=sparc64-linux-gnu -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=NONE

; CHECK-LABEL: constant:
; CHECK: save %sp, -176, %sp
; CHECK: sethi 18641, %i0
; CHECK: or %i0, 359, %i0
; CHECK: sllx %i0, 32, %i0
; CHECK: sethi 2255603, %i1
; CHECK: or %i1, 495, %i1
; CHECK: or %i0, %i1, %i0
; CHECK: ret
; CHECK: restore
define i64 @constant() nounwind {
  ret i64 81985529216486895
}

; CHECK-LABEL: upper:
; CHECK: sethi 1048704, %i0
; CHECK-NEXT: sllx %i0, 32, %i0
; CHECK-NEXT: ret
define i64 @upper() nounwind {
  ret i64 4612248968380809216
}

; CHECK-LABEL: negative:
; CHECK: save %sp, -176, %sp
; CHECK: sethi 68, %i0
; CHECK: xor %i0, -368, %i0
; CHECK: ret
; CHECK: restore
define i64 @negative() nounwind {
  ret i64 -70000
}

; CHECK-LABEL: and_not:
; CHECK: save %sp, -176, %sp
; CHECK: andn %i0, %i1, %i0
; CHECK: ret
; CHECK: restore
define i64 @and_not(i64 %a, i64 %b) nounwind {
  %n = xor i64 %b, -1
  %r = and i64 %a, %n
  ret i64 %r
}

; CHECK-LABEL: shifted:
; CHECK: save %sp, -176, %sp
; CHECK: sra %i0, 3, %i0
; CHECK: ret
; CHECK: restore
define i32 @shifted(i32 %a) nounwind {
  %r = ashr i32 %a, 3
  ret i32 %r
}

; CHECK-LABEL: chosen:
; CHECK: save %sp, -176, %sp
; CHECK: cmp %i0, %i1
; CHECK: movl %xcc, %i0, %i1
; CHECK: mov %i1, %i0
; CHECK: ret
; CHECK: restore
define i64 @chosen(i64 %a, i64 %b) nounwind {
  %c = icmp slt i64 %a, %b
  %r = select i1 %c, i64 %a, i64 %b
  ret i64 %r
}

; CHECK-LABEL: bits:
; CHECK: save %sp, -192, %sp
; CHECK: std %f0, [%fp+2039]
; CHECK: ldx [%fp+2039], %i0
; CHECK: ret
; CHECK: restore
define i64 @bits(double %d) nounwind {
  %r = bitcast double %d to i64
  ret i64 %r
}

; CHECK-LABEL: converted:
; CHECK: save %sp, -192, %sp
; CHECK: stx %i0, [%fp+2039]
; CHECK: ldd [%fp+2039], %f0
; CHECK: fxtod %f0, %f0
; CHECK: ret
; CHECK: restore
define double @converted(i64 %a) nounwind {
  %r = sitofp i64 %a to double
  ret double %r
}

declare void @use(i64)
; CHECK-LABEL: in_slot:
; CHECK: save %sp, -176, %sp
; CHECK: call use
; CHECK: add %i0, 7, %o0
; CHECK: ret
; CHECK: restore
; NONE-LABEL: in_slot:
; NONE: call use
; NONE-NEXT: nop
define void @in_slot(i64 %a) nounwind {
  %b = add i64 %a, 7
  call void @use(i64 %b)
  ret void
}

; CHECK-LABEL: loop:
; CHECK: save %sp, -176, %sp
; CHECK: mov 0, %i2
; CHECK: mov %i2, %i3
; CHECK: sllx %i3, 3, %i4
; CHECK: ldx [%i0+%i4], %i4
; CHECK: add %i3, 1, %i3
; CHECK: cmp %i3, %i1
; CHECK: bcs %xcc, {{.LBB[0-9_]+}}
; CHECK: add %i2, %i4, %i2
; CHECK: mov %i2, %i0
; CHECK: ret
; CHECK: restore
define i64 @loop(ptr %p, i64 %n) nounwind {
entry:
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %s = phi i64 [ 0, %entry ], [ %t, %next ]
  %at = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %at
  %t = add i64 %s, %v
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %next, label %done
done:
  ret i64 %t
}
