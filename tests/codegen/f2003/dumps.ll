; The graphs of the function that the source document follows: its figures, step by step.
; RUN: llc -march=2003f -debug-only=isel-dump %s -o %t.s 2>%t.dumps
; RUN: FileCheck %s < %t.dumps
; RUN: llc -march=2003f %s -o %t.plain.s
; RUN: diff %t.s %t.plain.s

; CHECK-NOT: ISEL:
; CHECK: Initial selection DAG: %bb.0 'pom:fasal'
; CHECK-NEXT: SelectionDAG has 15 nodes:
; CHECK-NEXT: t0: ch,glue = EntryToken
; CHECK-NEXT: [[N:t[0-9]+]]: i32,ch = load<(load (s32) from %fixed-stack.0)> t0, FrameIndex:i32<-1>, undef:i32
; CHECK-DAG: : ch = CopyToReg t0, Register:i32 %2, [[N]]
; CHECK-DAG: [[C:t[0-9]+]]: i1 = setcc [[N]], Constant:i32<2>, setge:ch
; CHECK-DAG: [[X:t[0-9]+]]: i1 = xor [[C]], Constant:i1<-1>
; CHECK-DAG: [[B:t[0-9]+]]: ch = brcond {{t[0-9]+}}, [[X]], BasicBlock:ch<halt>
; CHECK: ch = br [[B]], BasicBlock:ch<xeu>

; One branch that compares, on the opposite condition.
; CHECK: Optimized lowered selection DAG: %bb.0 'pom:fasal'
; CHECK-NEXT: SelectionDAG has 12 nodes:
; CHECK-NOT: setcc
; CHECK-NOT: xor
; CHECK-NOT: brcond
; CHECK: ch = br_cc {{t[0-9]+}}, setlt:ch, {{t[0-9]+}}, Constant:i32<2>, BasicBlock:ch<halt>

; CHECK: Type-legalized selection DAG: %bb.0 'pom:fasal'
; CHECK-NEXT: SelectionDAG has 12 nodes:
; CHECK: br_cc

; The target's own branch: the condition is a number, and stands last.
; CHECK: {{^}}Legalized selection DAG: %bb.0 'pom:fasal'
; CHECK-NEXT: SelectionDAG has 12 nodes:
; CHECK: ch = F2003fISD::BR_CC {{t[0-9]+}}, BasicBlock:ch<halt>, {{t[0-9]+}}, Constant:i32<2>, TargetConstant:i8<11>
; CHECK: Optimized legalized selection DAG: %bb.0 'pom:fasal'
; CHECK-NEXT: SelectionDAG has 12 nodes:
; CHECK: F2003fISD::BR_CC

; CHECK: Selected selection DAG: %bb.0 'pom:fasal'
; CHECK-NEXT: SelectionDAG has 13 nodes:
; CHECK: i32,ch = KRZrm<Mem:(load (s32) from %fixed-stack.0)> TargetFrameIndex:i32<-1>, Register:i32 $noreg, TargetConstant:i32<0>, t0
; CHECK: ch = FIri_MALKRZx BasicBlock:ch<halt>, {{t[0-9]+}}, TargetConstant:i32<2>, TargetConstant:i8<11>, {{t[0-9]+}}
; CHECK-NEXT: ch = KRZx BasicBlock:ch<xeu>, {{t[0-9]+}}

; Two calls, each with the stack pointer read after it has moved.
; CHECK: Initial selection DAG: %bb.1 'pom:xeu'
; CHECK-NEXT: SelectionDAG has 33 nodes:
; CHECK: [[D:t[0-9]+]]: i32 = sub nsw [[P:t[0-9]+]], Constant:i32<1>
; CHECK-NEXT: i32 = GlobalAddress<ptr @pom> 0
; CHECK-NEXT: [[S:t[0-9]+]]: ch,glue = callseq_start t0, TargetConstant:i32<8>, TargetConstant:i32<0>
; CHECK-NEXT: [[F:t[0-9]+]]: i32,ch = CopyFromReg [[S]], Register:i32 $f5
; CHECK-NEXT: [[A:t[0-9]+]]: i32 = add [[F]], Constant:i32<4>
; CHECK-NEXT: [[ST:t[0-9]+]]: ch = store<(store (s32) + 4)> [[S]], [[D]], [[A]], undef:i32
; CHECK-NEXT: [[CALL:t[0-9]+]]: ch,glue = F2003fISD::FENXEO [[ST]], TargetGlobalAddress:i32<ptr @pom> 0, RegisterMask:Untyped
; CHECK-NEXT: [[E:t[0-9]+]]: ch,glue = callseq_end [[CALL]], TargetConstant:i32<8>, TargetConstant:i32<0>, [[CALL]]:1
; CHECK-NEXT: i32,ch,glue = CopyFromReg [[E]], Register:i32 $f0, [[E]]:1

; Both differences are sums with n itself.
; CHECK: Optimized lowered selection DAG: %bb.1 'pom:xeu'
; CHECK-NEXT: SelectionDAG has 33 nodes:
; CHECK-NOT: = sub
; CHECK: [[N:t[0-9]+]]: i32,ch = CopyFromReg t0, Register:i32 %2
; CHECK: i32 = add [[N]], Constant:i32<-1>
; CHECK: i32 = add [[N]], Constant:i32<-2>

; CHECK: Selected selection DAG: %bb.1 'pom:xeu'
; CHECK-NEXT: SelectionDAG has 31 nodes:
; CHECK: i32 = ATAri {{t[0-9]+}}, TargetConstant:i32<-1>
; CHECK: ch = KRZmr<Mem:(store (s32) + 4)> {{t[0-9]+}}, Register:i32 $noreg, TargetConstant:i32<4>, {{t[0-9]+}}, {{t[0-9]+}}
; CHECK: ch,glue = INJ_FENXEOi TargetGlobalAddress:i32<ptr @pom> 0, RegisterMask:Untyped
; CHECK: i32 = ATArr

; CHECK: Initial selection DAG: %bb.2 'pom:halt'
; CHECK-NEXT: SelectionDAG has 6 nodes:
; CHECK: Selected selection DAG: %bb.2 'pom:halt'
; CHECK-NEXT: SelectionDAG has 6 nodes:
; CHECK: ch = KRZ_DOSNUD

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
