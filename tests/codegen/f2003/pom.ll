; The function of the source document, from IR to numbers: compiled in and from the description alone.
; RUN: llc -march=2003f -verify-machineinstrs %s -o %t.lk
; RUN: llc -target-td=%S/../../../targets/f2003/td/f2003.td %s -o %t.td.lk
; RUN: diff %t.lk %t.td.lk
; RUN: emu -triple=2003f -strict -call=pom -args=0 %t.lk | FileCheck %s --check-prefix=ZERO
; RUN: emu -triple=2003f -strict -call=pom -args=1 %t.lk | FileCheck %s --check-prefix=ONE
; RUN: emu -triple=2003f -strict -call=pom -args=15 %t.lk | FileCheck %s --check-prefix=FIFTEEN

; ZERO: {{^}}0{{$}}
; ONE: {{^}}1{{$}}
; FIFTEEN: {{^}}610{{$}}

define i32 @pom(i32 %n) nounwind {
fasal:
  %c = icmp sge i32 %n, 2
  br i1 %c, label %xeu, label %halt
xeu:
  %d = sub nsw i32 %n, 1
  %r1 = call i32 @pom(i32 %d)
  %e = sub nsw i32 %d, 1
  %r2 = call i32 @pom(i32 %e)
  %s = add nsw i32 %r1, %r2
  br label %halt
halt:
  %v = phi i32 [ %s, %xeu ], [ %n, %fasal ]
  ret i32 %v
}
