; What version 8 has no instructions for, and what version 9 has them for in registers of 32 bits.
; RUN: llc -mtriple=sparc-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=sparc-linux-gnu -mcpu=v9 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=V9
; RUN: llc -mtriple=sparc-linux-gnu -O0 -verify-machineinstrs %s -o /dev/null

; CHECK-LABEL: constant:
; CHECK: sethi 298261, %o0
; CHECK: retl
; CHECK: or %o0, 632, %o0
; V9-LABEL: constant:
; V9: sethi 298261, %o0
; V9: retl
; V9: or %o0, 632, %o0
define i32 @constant() nounwind {
  ret i32 305419896
}

; CHECK-LABEL: sum:
; CHECK: addcc %o1, %o3, %o1
; CHECK: retl
; CHECK: addxcc %o0, %o2, %o0
; V9-LABEL: sum:
; V9: addcc %o1, %o3, %o1
; V9: retl
; V9: addxcc %o0, %o2, %o0
define i64 @sum(i64 %a, i64 %b) nounwind {
  %r = add i64 %a, %b
  ret i64 %r
}

; CHECK-LABEL: difference:
; CHECK: addcc %o1, -7, %o1
; CHECK: retl
; CHECK: addxcc %o0, -1, %o0
; V9-LABEL: difference:
; V9: addcc %o1, -7, %o1
; V9: retl
; V9: addxcc %o0, -1, %o0
define i64 @difference(i64 %a) nounwind {
  %r = sub i64 %a, 7
  ret i64 %r
}

; CHECK-LABEL: product:
; CHECK: smul %o1, %o3, %o4
; CHECK: smul %o1, %o2, %o2
; CHECK: umul %o1, %o3, %o1
; CHECK: rd %y, %o1
; CHECK: add %o2, %o1, %o1
; CHECK: smul %o0, %o3, %o0
; CHECK: add %o1, %o0, %o0
; CHECK: retl
; CHECK: mov %o4, %o1
; V9-LABEL: product:
; V9: smul %o1, %o3, %o4
; V9: smul %o1, %o2, %o2
; V9: umul %o1, %o3, %o1
; V9: rd %y, %o1
; V9: add %o2, %o1, %o1
; V9: smul %o0, %o3, %o0
; V9: add %o1, %o0, %o0
; V9: retl
; V9: mov %o4, %o1
define i64 @product(i64 %a, i64 %b) nounwind {
  %r = mul i64 %a, %b
  ret i64 %r
}

; What writes %y is not done for three instructions.
; CHECK-LABEL: quotient:
; CHECK: sra %o0, 31, %o2
; CHECK: wr %g0, %o2, %y
; CHECK: nop
; CHECK: nop
; CHECK: nop
; CHECK: sdiv %o0, %o1, %o2
; CHECK: retl
; CHECK: mov %o2, %o0
; V9-LABEL: quotient:
; V9: sra %o0, 31, %o2
; V9: wr %g0, %o2, %y
; V9: sdiv %o0, %o1, %o2
; V9: retl
; V9: mov %o2, %o0
define i32 @quotient(i32 %a, i32 %b) nounwind {
  %r = sdiv i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: remainder:
; CHECK: wr %g0, %g0, %y
; CHECK: nop
; CHECK: nop
; CHECK: nop
; CHECK: udiv %o0, %o1, %o2
; CHECK: smul %o2, %o1, %o1
; CHECK: retl
; CHECK: sub %o0, %o1, %o0
; V9-LABEL: remainder:
; V9: wr %g0, %g0, %y
; V9: udiv %o0, %o1, %o2
; V9: smul %o2, %o1, %o1
; V9: retl
; V9: sub %o0, %o1, %o0
define i32 @remainder(i32 %a, i32 %b) nounwind {
  %r = urem i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: chosen:
; CHECK: cmp %o0, %o1
; CHECK: bl {{\.L[A-Za-z0-9_]+}}
; CHECK: nop
; CHECK: mov %o2, %o1
; CHECK: {{\.L[A-Za-z0-9_]+}}:
; CHECK: retl
; CHECK: mov %o1, %o0
; V9-LABEL: chosen:
; V9: cmp %o0, %o1
; V9: movl %icc, %o1, %o2
; V9: retl
; V9: mov %o2, %o0
define i32 @chosen(i32 %a, i32 %b, i32 %c) nounwind {
  %l = icmp slt i32 %a, %b
  %r = select i1 %l, i32 %b, i32 %c
  ret i32 %r
}

; CHECK-LABEL: carry:
; CHECK: cmp %o0, %o1
; CHECK: addx %g0, 0, %o0
; CHECK: retl
; CHECK: nop
; V9-LABEL: carry:
; V9: cmp %o0, %o1
; V9: mov 0, %o0
; V9: movcs %icc, 1, %o0
; V9: retl
; V9: nop
define i32 @carry(i32 %a, i32 %b) nounwind {
  %l = icmp ult i32 %a, %b
  %r = zext i1 %l to i32
  ret i32 %r
}

; CHECK-LABEL: truth:
; CHECK: cmp %o0, 5
; CHECK: bg {{\.L[A-Za-z0-9_]+}}
; CHECK: mov 1, %o0
; CHECK: mov 0, %o0
; CHECK: {{\.L[A-Za-z0-9_]+}}:
; CHECK: nop
; CHECK: retl
; CHECK: nop
; V9-LABEL: truth:
; V9: cmp %o0, 5
; V9: mov 0, %o0
; V9: movg %icc, 1, %o0
; V9: retl
; V9: nop
define i32 @truth(i32 %a) nounwind {
  %l = icmp sgt i32 %a, 5
  %r = zext i1 %l to i32
  ret i32 %r
}

; A branch waits for the comparison of numbers.
; CHECK-LABEL: compared:
; CHECK: ld [%o0], %f1
; CHECK: ld [%o1], %f0
; CHECK: fcmps %f1, %f0
; CHECK: nop
; CHECK: fbuge {{\.L[A-Za-z0-9_]+}}
; CHECK: nop
; CHECK: st %f0, [%o0]
; CHECK: {{\.L[A-Za-z0-9_]+}}:
; CHECK: retl
; CHECK: nop
; V9-LABEL: compared:
; V9: ld [%o0], %f1
; V9: ld [%o1], %f0
; V9: fcmps %f1, %f0
; V9: fbuge %fcc0, {{\.L[A-Za-z0-9_]+}}
; V9: nop
; V9: st %f0, [%o0]
; V9: {{\.L[A-Za-z0-9_]+}}:
; V9: retl
; V9: nop
define void @compared(ptr %p, ptr %q) nounwind {
  %a = load float, ptr %p
  %b = load float, ptr %q
  %l = fcmp olt float %a, %b
  br i1 %l, label %then, label %done
then:
  store float %b, ptr %p
  br label %done
done:
  ret void
}

; CHECK-LABEL: negated:
; CHECK: ldd [%o0], %f0
; CHECK: fnegs %f0, %f2
; CHECK: fmovs %f2, %f0
; CHECK: retl
; CHECK: std %f0, [%o0]
; V9-LABEL: negated:
; V9: ldd [%o0], %f0
; V9: fnegd %f0, %f0
; V9: retl
; V9: std %f0, [%o0]
define void @negated(ptr %p) nounwind {
  %a = load double, ptr %p
  %r = fneg double %a
  store double %r, ptr %p
  ret void
}

; CHECK-LABEL: converted:
; CHECK: save %sp, -96, %sp
; CHECK: st %i1, [%fp+-4]
; CHECK: ld [%fp+-4], %f0
; CHECK: fitod %f0, %f0
; CHECK: std %f0, [%i0]
; CHECK: ret
; CHECK: restore
; V9-LABEL: converted:
; V9: save %sp, -96, %sp
; V9: st %i1, [%fp+-4]
; V9: ld [%fp+-4], %f0
; V9: fitod %f0, %f0
; V9: std %f0, [%i0]
; V9: ret
; V9: restore
define void @converted(ptr %p, i32 %a) nounwind {
  %r = sitofp i32 %a to double
  store double %r, ptr %p
  ret void
}

; CHECK-LABEL: exchanged:
; CHECK: save %sp, -96, %sp
; CHECK: mov 5, %o2
; CHECK: mov %i0, %o0
; CHECK: call __atomic_fetch_add_4
; CHECK: mov %i1, %o1
; CHECK: mov %o0, %i0
; CHECK: ret
; CHECK: restore
; V9-LABEL: exchanged:
; V9: ld [%o0], %o2
; V9: {{\.L[A-Za-z0-9_]+}}:
; V9: nop
; V9: add %o2, %o1, %o3
; V9: cas [%o0], %o2, %o3
; V9: cmp %o2, %o3
; V9: bne %icc, {{\.L[A-Za-z0-9_]+}}
; V9: mov %o3, %o2
; V9: retl
; V9: mov %o2, %o0
define i32 @exchanged(ptr %p, i32 %a) nounwind {
  %r = atomicrmw add ptr %p, i32 %a seq_cst
  ret i32 %r
}

; CHECK-LABEL: fenced:
; CHECK: stbar
; CHECK: ldstub [%sp+-1], %g0
; CHECK: retl
; CHECK: nop
; V9-LABEL: fenced:
; V9: membar {{.+}}
; V9: retl
; V9: nop
define void @fenced() nounwind {
  fence seq_cst
  ret void
}
