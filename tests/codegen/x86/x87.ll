; Numbers of 80 bits on the stack of the x87: values stay there within a block, and in memory between blocks and across
; calls. Whoever calls takes all results off.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+sse3 %s -o - | FileCheck %s --check-prefix=SSE3
; RUN: llc -mtriple=x86_64-linux-gnu -regalloc=greedy %s -o - | FileCheck %s

; The values are where the subtraction takes them from: nothing is exchanged.
; CHECK-LABEL: difference:
; CHECK: fldt 8(%rsp)
; CHECK-NEXT: fldt 24(%rsp)
; CHECK-NEXT: fsubrp %st, %st(1)
; CHECK-NEXT: retq
define x86_fp80 @difference(x86_fp80 %a, x86_fp80 %b) {
  %r = fsub x86_fp80 %a, %b
  ret x86_fp80 %r
}

; A value with another use to come is copied.
; CHECK-LABEL: square:
; CHECK: fldt 8(%rsp)
; CHECK-NEXT: fld %st(0)
; CHECK-NEXT: fmulp %st, %st(1)
; CHECK-NEXT: retq
define x86_fp80 @square(x86_fp80 %a) {
  %r = fmul x86_fp80 %a, %a
  ret x86_fp80 %r
}

; CHECK-LABEL: both:
; CHECK: fldt 8(%rsp)
; CHECK-NEXT: fldt 24(%rsp)
; CHECK: fxch %st(1)
; CHECK-NEXT: retq
define { x86_fp80, x86_fp80 } @both(x86_fp80 %a, x86_fp80 %b) {
  %r = insertvalue { x86_fp80, x86_fp80 } undef, x86_fp80 %a, 0
  %s = insertvalue { x86_fp80, x86_fp80 } %r, x86_fp80 %b, 1
  ret { x86_fp80, x86_fp80 } %s
}

; The result that nobody wants is taken off, and what is needed later is in memory meanwhile.
; CHECK-LABEL: ignored:
; CHECK: callq elsewhere
; CHECK-NEXT: fstp %st(0)
; CHECK: fld{{[lt]}}
; CHECK: retq
declare x86_fp80 @elsewhere()
define x86_fp80 @ignored(double %x) {
  %wide = fpext double %x to x86_fp80
  %r = call x86_fp80 @elsewhere()
  ret x86_fp80 %wide
}

; Rounding towards zero is an instruction or a change of the control word.
; CHECK-LABEL: truncated:
; CHECK: fnstcw
; CHECK: orw $3072
; CHECK: fldcw
; CHECK: fistpll
; CHECK: fldcw
; SSE3-LABEL: truncated:
; SSE3: fisttpll
define i64 @truncated(x86_fp80 %x) {
  %r = fptosi x86_fp80 %x to i64
  ret i64 %r
}

; CHECK-LABEL: constants:
; CHECK: fldz
; CHECK: fld1
; CHECK-LABEL: compared:
; CHECK: fucompi %st(1), %st
; CHECK-NEXT: fstp %st(0)
define x86_fp80 @constants(i1 %c) {
  %r = select i1 %c, x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK00000000000000000000
  ret x86_fp80 %r
}
define i1 @compared(x86_fp80 %a, x86_fp80 %b) {
  %r = fcmp ogt x86_fp80 %a, %b
  ret i1 %r
}

; More values than the stack has places.
; CHECK-LABEL: many:
; CHECK: fstpt {{.*}}(%rsp)
; CHECK: retq
define void @many(ptr %p) {
  %1 = load volatile x86_fp80, ptr %p
  %2 = load volatile x86_fp80, ptr %p
  %3 = load volatile x86_fp80, ptr %p
  %4 = load volatile x86_fp80, ptr %p
  %5 = load volatile x86_fp80, ptr %p
  %6 = load volatile x86_fp80, ptr %p
  %7 = load volatile x86_fp80, ptr %p
  %8 = load volatile x86_fp80, ptr %p
  %9 = load volatile x86_fp80, ptr %p
  store volatile x86_fp80 %1, ptr %p
  store volatile x86_fp80 %2, ptr %p
  store volatile x86_fp80 %3, ptr %p
  store volatile x86_fp80 %4, ptr %p
  store volatile x86_fp80 %5, ptr %p
  store volatile x86_fp80 %6, ptr %p
  store volatile x86_fp80 %7, ptr %p
  store volatile x86_fp80 %8, ptr %p
  store volatile x86_fp80 %9, ptr %p
  ret void
}

; Inputs of inline assembly are on top of the stack, and what it leaves of them is taken off.
; CHECK-LABEL: logarithm:
; CHECK: fyl2x
; CHECK-NOT: fstp
; CHECK: retq
define x86_fp80 @logarithm(x86_fp80 %x, x86_fp80 %y) {
  %r = call x86_fp80 asm "fyl2x", "={st},0,{st(1)},~{st(1)}"(x86_fp80 %x, x86_fp80 %y)
  ret x86_fp80 %r
}

; CHECK-LABEL: remainder:
; CHECK: fprem1
; CHECK: fstp %st(1)
; CHECK: retq
define x86_fp80 @remainder(x86_fp80 %x, x86_fp80 %y) {
  %r = call x86_fp80 asm "fprem1", "={st},0,{st(1)}"(x86_fp80 %x, x86_fp80 %y)
  ret x86_fp80 %r
}

; One that may be anywhere comes below those that may not.
; CHECK-LABEL: anywhere:
; CHECK: fadd %st(1), %st
; CHECK: fstp %st(1)
; CHECK: retq
define x86_fp80 @anywhere(x86_fp80 %x, x86_fp80 %y) {
  %r = call x86_fp80 asm "fadd $1, %st", "={st},f,0"(x86_fp80 %y, x86_fp80 %x)
  ret x86_fp80 %r
}

; CHECK-LABEL: sine:
; CHECK: fldl
; CHECK: fsin
; CHECK: fstpl
define double @sine(double %x) {
  %r = call double asm "fsin", "={st},0"(double %x)
  ret double %r
}

; The top of the stack by its letter.
; CHECK-LABEL: stored:
; CHECK: fldl
; CHECK: fstps (%{{rdi|eax}})
define void @stored(double %x, ptr %p) {
  call void asm sideeffect "fstps ($1)", "t,r,~{st},~{memory}"(double %x, ptr %p)
  ret void
}
