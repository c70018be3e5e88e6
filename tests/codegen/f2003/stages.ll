; Machine code of the function that the source document follows, after each pass: who does what, whatever the numbers are.
; RUN: llc -march=2003f -regalloc=greedy -print-after-all %s -o %t.lk 2>%t.all
; RUN: llc -march=2003f -regalloc=greedy -stop-after=finalize-isel %s -o - | FileCheck %s --check-prefix=MIR
; RUN: FileCheck %s < %t.all
; RUN: FileCheck %s --check-prefix=ASM < %t.lk
; RUN: llc -march=2003f -regalloc=greedy -asm-show-inst %s -o - | FileCheck %s --check-prefix=INST
; RUN: llc -march=2003f -regalloc=greedy -show-mc-encoding %s -o - | FileCheck %s --check-prefix=BYTES

; A6: after selection, in SSA form; the argument is on the stack, the pair of comparison and jump is one instruction.
; MIR: fixedStack:
; CHECK: IR Dump After Finalize ISel
; CHECK: IsSSA
; CHECK: fi#-1: size=4, align=4, fixed, at location [SP+4]
; CHECK: bb.0:
; CHECK: %2:reg = KRZrm %fixed-stack.0, $noreg, 0
; CHECK-NEXT: FIri_MALKRZx %bb.2, %2, 2, 11
; CHECK-NEXT: KRZx %bb.1
; CHECK: bb.1:
; CHECK-DAG: [[D:%[0-9]+]]:reg = ATAri %2(tied-def 0), -1
; CHECK-DAG: [[S:%[0-9]+]]:reg = COPY $f5
; CHECK-DAG: ADJCALLSTACKDOWN 8, 0
; CHECK: KRZmr [[S]], $noreg, 4, [[D]]
; CHECK-NEXT: INJ_FENXEOi @pom
; CHECK-SAME: implicit-def $f0
; CHECK-NEXT: ADJCALLSTACKUP 8, 0
; CHECK-NEXT: [[R:%[0-9]+]]:reg = COPY $f0
; CHECK: ATAri %2(tied-def 0), -2
; CHECK: INJ_FENXEOi @pom
; CHECK: [[Q:%[0-9]+]]:reg = COPY $f0
; CHECK-NEXT: %0:reg = ATArr [[R]](tied-def 0), [[Q]]
; CHECK: bb.2:
; CHECK: %1:reg = PHI %2, %bb.0, %0, %bb.1
; CHECK-NEXT: $f0 = COPY %1
; CHECK-NEXT: KRZ_DOSNUD

; A8: one register is written in both predecessors, and read in place of the PHI.
; CHECK: IR Dump After Eliminate PHI nodes
; CHECK: NoPHIs
; CHECK: [[V:%9]]:reg = COPY %2
; CHECK: bb.2:
; CHECK-NOT: PHI
; CHECK: %1:reg = COPY [[V]]

; A9: the last addition has its operands exchanged: it overwrites the result of the call before it.
; CHECK: IR Dump After Two-Address
; CHECK: [[Q]]:reg = COPY $f0
; CHECK-NEXT: [[V]]:reg = COPY [[Q]]
; CHECK-NEXT: [[V]]:reg = ATArr [[V]](tied-def 0), [[R]]

; A10: copies of f5 are gone, and those that only rename.
; CHECK: IR Dump After Register Coalescer
; CHECK-NOT: COPY $f5
; CHECK: KRZmr $f5, $noreg, 4
; CHECK: KRZmr $f5, $noreg, 4
; CHECK: # End machine code

; A11: the first result is stored straight from f0 and comes back into another register just before the addition.
; CHECK: IR Dump After Greedy
; CHECK-NOT: $f3 =
; CHECK: INJ_FENXEOi
; CHECK: KRZmr %stack.[[SLOT:[0-9]+]], $noreg, 0, $f0
; CHECK: INJ_FENXEOi
; CHECK: $f1 = KRZrm %stack.[[SLOT]], $noreg, 0
; CHECK-NEXT: $f0 = ATArr $f0(tied-def 0), $f1

; A12: the frame is for what is spilled and nothing else.
; CHECK: IR Dump After Prologue/Epilogue
; CHECK: $f5 = NTAri $f5, [[SIZE:[0-9]+]]
; CHECK: $f5 = NTAri $f5, 8
; CHECK: KRZmr $f5, $noreg, 4
; CHECK: $f5 = ATAri $f5, 8
; CHECK: bb.2:
; CHECK: $f5 = ATAri $f5, [[SIZE]]
; CHECK-NEXT: KRZ_DOSNUD

; A13: the jump is on the condition to the end; the other block follows.
; CHECK: IR Dump After Control Flow Optimizer
; CHECK: FIri_MALKRZx %bb.2, $f0, 2, 11
; CHECK-EMPTY:
; CHECK-NEXT: bb.1:

; A14: the pair falls apart in the last pass, into a bundle.
; CHECK: IR Dump After 2003f
; CHECK: FIri $f0, 2, 11 {
; CHECK-NEXT: MALKRZx %bb.2
; CHECK-NEXT: }

; A15: what the document lists, but for the argument, which is kept in the frame rather than read again.
; ASM: 'c'i
; ASM-NEXT: kue pom
; ASM-NEXT: nta f5 8 l' pom
; ASM-NEXT: krz f0 f5+12@
; ASM-NEXT: fi f0 2 xylo
; ASM-NEXT: malkrz xx [[HALT:.*]]
; ASM-NEXT: krz f5@ f0
; ASM-NEXT: ata f0 4294967295
; ASM-NEXT: nta f5 8
; ASM-NEXT: krz f5+4@ f0
; ASM-NEXT: inj f5@ xx pom
; ASM-NEXT: ata f5 8
; ASM-NEXT: krz f5+4@ f0
; ASM: ata f{{[01]}} 4294967294
; ASM: krz f5+4@ f{{[01]}}
; ASM-NEXT: inj f5@ xx pom
; ASM-NEXT: ata f5 8
; ASM-NEXT: krz f1 f5+4@
; ASM-NEXT: ata f0 f1
; ASM-NEXT: ata f5 8 l' [[HALT]]
; ASM-NEXT: krz xx f5@
; INST: nta f5 8
; INST: <MCInst #{{[0-9]+}} NTAri
; INST-NEXT: {{.*}}<MCOperand Reg:F5>
; INST-NEXT: {{.*}}<MCOperand Reg:F5>
; INST-NEXT: {{.*}}<MCOperand Imm:8>>
; INST: ata f0 4294967295
; INST: <MCOperand Reg:F0>
; A17: encodings.
; BYTES: fi f0 2 xylo{{.*}}encoding: [0x1b,0x00,0x04,0x02]
; BYTES: ata f0 4294967295{{.*}}encoding: [0x00,0x06,0xff,0xff,0xff,0xff,0x00]
; BYTES: ata f5 8{{.*}}encoding: [0x00,0x04,0x08,0xa0]

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
