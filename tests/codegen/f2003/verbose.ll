; The comments of the document's assembly: where functions and blocks begin, and what is spilled. Nothing else changes.
; RUN: llc -march=2003f -regalloc=greedy -asm-verbose %s -o - | FileCheck %s
; RUN: llc -march=2003f -asm-verbose %s -o %t.lk && llc -march=2003f -asm-verbose=false %s -o %t.plain
; RUN: emu -triple=2003f -strict -call=pom -args=10 %t.lk | FileCheck %s --check-prefix=TEN
; RUN: not grep ";" %t.plain
; RUN: llc -march=2003f -asm-verbose -filetype=obj %s -o %t.bin && llc -march=2003f -filetype=obj %s -o %t.plain.bin
; RUN: cmp %t.bin %t.plain.bin
; TEN: 55

; CHECK: 'c'i
; CHECK-NEXT: kue pom ; -- Begin function pom
; CHECK-NEXT: {{^}}; %bb.0: ; @pom
; CHECK-NEXT: {{^ }}; %fasal
; CHECK-NEXT: {{^}}nta f5 4 l' pom{{$}}
; CHECK: malkrz xx BB0_2
; CHECK-NEXT: {{^}}; %bb.1: ; %xeu
; CHECK-NEXT: nta f5 8
; CHECK: krz f5@ f0 ; 4-byte Folded Spill
; CHECK: krz f1 f5@ ; 4-byte Folded Reload
; CHECK-NEXT: ata f0 f1
; CHECK-NEXT: ata f5 4 l' BB0_2 ; %halt
; CHECK-NEXT: krz xx f5@{{$}}
; CHECK-NEXT: {{^ }}; -- End function

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
