; Which instructions compute what, and what goes into delay slots.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=sparc64-linux-gnu -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=NONE

; CHECK-LABEL: constant:
; CHECK: sethi 18641, %o0
; CHECK: or %o0, 359, %o0
; CHECK: sllx %o0, 32, %o0
; CHECK: sethi 2255603, %o1
; CHECK: or %o1, 495, %o1
; CHECK: retl
; CHECK: or %o0, %o1, %o0
define i64 @constant() nounwind {
  ret i64 81985529216486895
}

; CHECK-LABEL: upper:
; CHECK: sethi 1048704, %o0
; CHECK: retl
; CHECK: sllx %o0, 32, %o0
define i64 @upper() nounwind {
  ret i64 4612248968380809216
}

; CHECK-LABEL: negative:
; CHECK: sethi 68, %o0
; CHECK: retl
; CHECK: xor %o0, -368, %o0
define i64 @negative() nounwind {
  ret i64 -70000
}

; CHECK-LABEL: and_not:
; CHECK: retl
; CHECK: andn %o0, %o1, %o0
define i64 @and_not(i64 %a, i64 %b) nounwind {
  %n = xor i64 %b, -1
  %r = and i64 %a, %n
  ret i64 %r
}

; CHECK-LABEL: shifted:
; CHECK: retl
; CHECK: sra %o0, 3, %o0
define i32 @shifted(i32 %a) nounwind {
  %r = ashr i32 %a, 3
  ret i32 %r
}

; CHECK-LABEL: chosen:
; CHECK: cmp %o0, %o1
; CHECK: movl %xcc, %o0, %o1
; CHECK: retl
; CHECK: mov %o1, %o0
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
; NONE-LABEL: in_slot:
; NONE: call use
; NONE-NEXT: nop
; CHECK-LABEL: in_slot:
; CHECK: save %sp, -176, %sp
; CHECK: call use
; CHECK: add %i0, 7, %o0
; CHECK: ret
; CHECK: restore
define void @in_slot(i64 %a) nounwind {
  %b = add i64 %a, 7
  call void @use(i64 %b)
  ret void
}

; CHECK-LABEL: loop:
; CHECK: mov 0, %o2
; CHECK: mov %o2, %o3
; CHECK: {{\.L[A-Za-z0-9_]+}}:
; CHECK: sllx %o3, 3, %o4
; CHECK: ldx [%o0+%o4], %o4
; CHECK: add %o3, 1, %o3
; CHECK: cmp %o3, %o1
; CHECK: bcs %xcc, {{\.L[A-Za-z0-9_]+}}
; CHECK: add %o2, %o4, %o2
; CHECK: retl
; CHECK: mov %o2, %o0
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
