; Machine code of the function that the source document follows, after each pass: who does what, whatever the numbers are.
; RUN: llc -march=2003f -regalloc=greedy -print-after-all %s -o %t.lk 2>%t.all
; RUN: llc -march=2003f -regalloc=greedy -stop-after=finalize-isel %s -o - | FileCheck %s --check-prefix=MIR
; RUN: FileCheck %s < %t.all
; RUN: FileCheck %s --check-prefix=ASM < %t.lk
; RUN: llc -march=2003f -regalloc=greedy -asm-show-inst %s -o - | FileCheck %s --check-prefix=INST
; RUN: llc -march=2003f -regalloc=greedy -show-mc-encoding %s -o - | FileCheck %s --check-prefix=BYTES
; RUN: llc -march=2003f -regalloc=greedy -filetype=obj %s -o %t.bin
; RUN: mc -triple=2003f -filetype=obj %S/Inputs/pom-bytes.lk -o %t.bytes
; RUN: cmp %t.bin %t.bytes
; RUN: emu -triple=2003f -strict -stats -call=pom -args=2 %t.lk 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: emu -triple=2003f -strict -stats -call=pom -args=5 %t.lk 2>&1 | FileCheck %s --check-prefix=FIVE
; RUN: emu -triple=2003f -strict -stats -call=pom -args=10 %t.lk 2>&1 | FileCheck %s --check-prefix=TEN
; RUN: emu -triple=2003f -strict -call=pom -args=-5 %t.lk | FileCheck %s --check-prefix=NEGATIVE

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
; CHECK: ADJCALLSTACKDOWN 8, 0
; CHECK-NEXT: [[S:%3]]:reg = COPY $f5
; CHECK-NEXT: [[D:%4]]:reg = ATAri %2(tied-def 0), -1
; CHECK-NEXT: KRZmr [[S]], $noreg, 4, [[D]]
; CHECK-NEXT: INJ_FENXEOi @pom
; CHECK-SAME: implicit-def $f0
; CHECK-NEXT: ADJCALLSTACKUP 8, 0
; CHECK-NEXT: [[R:%5]]:reg = COPY $f0
; CHECK-NEXT: ADJCALLSTACKDOWN 8, 0
; CHECK-NEXT: [[E:%6]]:reg = ATAri %2(tied-def 0), -2
; CHECK-NEXT: [[U:%7]]:reg = COPY $f5
; CHECK-NEXT: KRZmr [[U]], $noreg, 4, [[E]]
; CHECK-NEXT: INJ_FENXEOi @pom
; CHECK-NEXT: ADJCALLSTACKUP 8, 0
; CHECK-NEXT: [[Q:%8]]:reg = COPY $f0
; CHECK-NEXT: %0:reg = ATArr [[R]](tied-def 0), [[Q]]
; CHECK: bb.2:
; CHECK: %1:reg = PHI %2, %bb.0, %0, %bb.1
; CHECK-NEXT: $f0 = COPY %1
; CHECK-NEXT: KRZ_DOSNUD

; A7: the argument is wanted last where 2 is taken from it: not by the comparison, and not where 1 is.
; CHECK: IR Dump After Live Variable Analysis
; CHECK: FIri_MALKRZx %bb.2, %2, 2, 11
; CHECK: ATAri %2(tied-def 0), -1
; CHECK-NEXT: KRZmr killed [[S]], $noreg, 4, killed [[D]]
; CHECK: [[R]]:reg = COPY killed $f0
; CHECK: ATAri killed %2(tied-def 0), -2
; CHECK-NEXT: [[U]]:reg = COPY $f5
; CHECK-NEXT: KRZmr killed [[U]], $noreg, 4, killed [[E]]
; CHECK: [[Q]]:reg = COPY killed $f0
; CHECK-NEXT: ATArr killed [[R]](tied-def 0), killed [[Q]]
; CHECK: PHI %2, %bb.0, %0, %bb.1
; CHECK-NEXT: $f0 = COPY killed %1
; CHECK-NEXT: KRZ_DOSNUD implicit killed $f0

; A8: one register is written in both predecessors, and read in place of the PHI. The way from the first block to the last has a
; block of its own, next to the first one, whose condition is turned round.
; CHECK: IR Dump After Eliminate PHI nodes
; CHECK: NoPHIs
; CHECK: bb.0:
; CHECK-NEXT: successors: %bb.1, %bb.3
; CHECK: FIri_MALKRZx %bb.1, %2, 2, 10
; CHECK-EMPTY:
; CHECK-NEXT: bb.3:
; CHECK: [[V:%9]]:reg = COPY %2
; CHECK-NEXT: KRZx %bb.2
; CHECK: bb.1:
; CHECK: [[V]]:reg = ATArr [[R]](tied-def 0), [[Q]]
; CHECK: bb.2:
; CHECK-NEXT: predecessors: %bb.1, %bb.3
; CHECK-NOT: PHI
; CHECK: %1:reg = COPY [[V]]

; A9: the last addition has its operands exchanged: it overwrites the result of the call before it.
; CHECK: IR Dump After Two-Address
; CHECK: [[Q]]:reg = COPY $f0
; CHECK-NEXT: [[V]]:reg = COPY [[Q]]
; CHECK-NEXT: [[V]]:reg = ATArr [[V]](tied-def 0), [[R]]

; A10: copies of f5 are gone, and those that only rename. Three registers are left: the argument of the first call, its result, and
; one for everything else.
; CHECK: IR Dump After Register Coalescer
; CHECK: [[ALL:%[0-9]+]]:reg = KRZrm %fixed-stack.0
; CHECK: FIri_MALKRZx %bb.1, [[ALL]], 2, 10
; CHECK-NOT: COPY $f5
; CHECK: [[ONE:%[0-9]+]]:reg = COPY [[ALL]]
; CHECK-NEXT: [[ONE]]:reg = ATAri [[ONE]](tied-def 0), -1
; CHECK-NEXT: KRZmr $f5, $noreg, 4, [[ONE]]
; CHECK: [[FIRST:%[0-9]+]]:reg = COPY $f0
; CHECK: [[ALL]]:reg = ATAri [[ALL]](tied-def 0), -2
; CHECK-NEXT: KRZmr $f5, $noreg, 4, [[ALL]]
; CHECK: [[ALL]]:reg = COPY $f0
; CHECK: [[ALL]]:reg = ATArr [[ALL]](tied-def 0), [[FIRST]]
; CHECK: $f0 = COPY [[ALL]]
; CHECK: # End machine code

; A11: the first result is stored straight from f0 and comes back into another register just before the addition; the argument is
; not stored at all, but read again from where the caller put it.
; CHECK: IR Dump After Greedy
; CHECK: fi#0:
; CHECK-NOT: fi#1:
; CHECK: $f0 = KRZrm %fixed-stack.0, $noreg, 0 :: (load (s32) from %fixed-stack.0)
; CHECK-NOT: $f{{[23]}} =
; CHECK-NOT: KRZmr %
; CHECK: INJ_FENXEOi
; CHECK: KRZmr %stack.[[SLOT:[0-9]+]], $noreg, 0, $f0 :: (store (s32) into %stack.[[SLOT]])
; CHECK-NEXT: ADJCALLSTACKDOWN
; CHECK-NEXT: $f0 = KRZrm %fixed-stack.0, $noreg, 0 :: (load (s32) from %fixed-stack.0)
; CHECK-NEXT: $f0 = ATAri $f0(tied-def 0), -2
; CHECK-NOT: KRZmr %
; CHECK: INJ_FENXEOi
; CHECK: $f1 = KRZrm %stack.[[SLOT]], $noreg, 0
; CHECK-NEXT: $f0 = ATArr $f0(tied-def 0), $f1

; A12: the frame is for what is spilled and nothing else. Of the argument: 8 from f5, and 16 while a call has moved it.
; CHECK: IR Dump After Prologue/Epilogue
; CHECK: $f5 = NTAri $f5, 4
; CHECK-NEXT: $f0 = KRZrm $f5, $noreg, 8
; CHECK: $f5 = NTAri $f5, 8
; CHECK: KRZmr $f5, $noreg, 4, $f0
; CHECK: $f5 = ATAri $f5, 8
; CHECK-NEXT: KRZmr $f5, $noreg, 0, $f0
; CHECK-NEXT: $f5 = NTAri $f5, 8
; CHECK-NEXT: $f0 = KRZrm $f5, $noreg, 16
; CHECK: $f1 = KRZrm $f5, $noreg, 0
; CHECK: bb.2:
; CHECK: $f5 = ATAri $f5, 4
; CHECK-NEXT: KRZ_DOSNUD

; A13: the block on the way to the end is gone, and the condition as it was.
; CHECK: IR Dump After Control Flow Optimizer
; CHECK-NOT: bb.3
; CHECK: FIri_MALKRZx %bb.2, $f0, 2, 11
; CHECK-EMPTY:
; CHECK-NEXT: bb.1:

; A14: the pair falls apart in the last pass, into a bundle.
; CHECK: IR Dump After Post-RA
; CHECK: FIri_MALKRZx
; CHECK: IR Dump After 2003f
; CHECK: FIri $f0, 2, 11 {
; CHECK-NEXT: MALKRZx %bb.2
; CHECK-NEXT: }

; A15: what the document lists, instruction for instruction.
; ASM: 'c'i
; ASM-NEXT: kue pom
; ASM-NEXT: {{^}}nta f5 4 l' pom{{$}}
; ASM-NEXT: {{^}}krz f0 f5+8@{{$}}
; ASM-NEXT: {{^}}fi f0 2 xylo{{$}}
; ASM-NEXT: {{^}}malkrz xx BB0_2{{$}}
; ASM-NEXT: {{^}}nta f5 8{{$}}
; ASM-NEXT: {{^}}ata f0 4294967295{{$}}
; ASM-NEXT: {{^}}krz f5+4@ f0{{$}}
; ASM-NEXT: {{^}}inj f5@ xx pom{{$}}
; ASM-NEXT: {{^}}ata f5 8{{$}}
; ASM-NEXT: {{^}}krz f5@ f0{{$}}
; ASM-NEXT: {{^}}nta f5 8{{$}}
; ASM-NEXT: {{^}}krz f0 f5+16@{{$}}
; ASM-NEXT: {{^}}ata f0 4294967294{{$}}
; ASM-NEXT: {{^}}krz f5+4@ f0{{$}}
; ASM-NEXT: {{^}}inj f5@ xx pom{{$}}
; ASM-NEXT: {{^}}ata f5 8{{$}}
; ASM-NEXT: {{^}}krz f1 f5@{{$}}
; ASM-NEXT: {{^}}ata f0 f1{{$}}
; ASM-NEXT: {{^}}ata f5 4 l' BB0_2{{$}}
; ASM-NEXT: {{^}}krz xx f5@{{$}}
; ASM-NOT: {{.}}
; INST: nta f5 4
; INST-SAME: <MCInst #{{[0-9]+}} NTAri
; INST-NEXT: {{.*}}<MCOperand Reg:F5>
; INST-NEXT: {{.*}}<MCOperand Reg:F5>
; INST-NEXT: {{.*}}<MCOperand Imm:4>>
; INST-NEXT: krz f0 f5+8@
; INST-SAME: KRZrm
; INST-NEXT: {{.*}}<MCOperand Reg:F0>
; INST-NEXT: {{.*}}<MCOperand Reg:F5>
; INST-NEXT: {{.*}}<MCOperand Reg:>
; INST-NEXT: {{.*}}<MCOperand Imm:8>>
; INST-NEXT: fi f0 2 xylo
; INST-SAME: FIri
; INST-NEXT: {{.*}}<MCOperand Reg:F0>
; INST-NEXT: {{.*}}<MCOperand Imm:2>
; INST-NEXT: {{.*}}<MCOperand Imm:11>>
; INST-NEXT: malkrz xx BB0_2
; INST-SAME: MALKRZx
; INST-NEXT: {{.*}}<MCOperand Expr:{{\(?}}BB0_2{{\)?}}>>
; INST-NEXT: nta f5 8
; INST: ata f0 4294967295
; INST-SAME: ATAri
; INST-NEXT: {{.*}}<MCOperand Reg:F0>
; INST-NEXT: {{.*}}<MCOperand Reg:F0>
; INST-NEXT: {{.*}}<MCOperand Imm:-1>>
; INST-NEXT: krz f5+4@ f0
; INST-SAME: KRZmr
; INST-NEXT: {{.*}}<MCOperand Reg:F5>
; INST-NEXT: {{.*}}<MCOperand Reg:>
; INST-NEXT: {{.*}}<MCOperand Imm:4>
; INST-NEXT: {{.*}}<MCOperand Reg:F0>>
; INST-NEXT: inj f5@ xx pom
; INST-SAME: INJ_FENXEO
; INST-NEXT: {{.*}}<MCOperand Expr:{{\(?}}pom{{\)?}}>>
; INST: ata f0 f1
; INST-SAME: ATArr
; INST: krz xx f5@
; INST-SAME: KRZ_DOSNUD>
; A17: encodings; all of them are in the file that the binary is compared with.
; BYTES: fi f0 2 xylo{{.*}}encoding: [0x1b,0x00,0x04,0x02]
; BYTES: ata f0 4294967295{{.*}}encoding: [0x00,0x06,0xff,0xff,0xff,0xff,0x00]
; BYTES: ata f5 8{{.*}}encoding: [0x00,0x04,0x08,0xa0]

; A16: as many instructions run as in the document's code.
; TWO: {{^}}32 instructions
; FIVE: {{^}}188 instructions
; TEN: {{^}}2294 instructions
; NEGATIVE: {{^}}{{-5|4294967291}}{{$}}

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
