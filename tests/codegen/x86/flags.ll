; Two jumps read one comparison of floating-point numbers, though others want its result as a byte: nothing comes between
; the jumps.
; RUN: codewright llc -O2 -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

define <16 x i8> @both(double %x, <16 x i8> %a, <16 x i8> %b) {
; CHECK-LABEL: both:
; CHECK: jp
entry:
  br label %loop
loop:
  %differs = fcmp une double %x, 0.000000e+00
  br i1 %differs, label %loop, label %done
done:
  %r = select i1 %differs, <16 x i8> %a, <16 x i8> %b
  ret <16 x i8> %r
}
