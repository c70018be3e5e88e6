; Allocators over whole functions: values that cross blocks stay in registers; what finds no place goes to the stack outside
; of the loops, or is made again.
; RUN: llc -mtriple=riscv64 -mattr=+m -verify-machineinstrs -regalloc=greedy %s -o - | FileCheck %s --check-prefixes=CHECK,GREEDY
; RUN: llc -mtriple=riscv64 -mattr=+m -verify-machineinstrs -regalloc=basic %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64 -mattr=+m -verify-machineinstrs -O0 %s -o - | FileCheck %s --check-prefix=FAST
; RUN: not llc -mtriple=riscv64 -regalloc=best %s -o - 2>&1 | FileCheck %s --check-prefix=NAMES
; NAMES: error: '-regalloc=best' is no register allocator: use fast, basic, greedy

declare void @g()

; No stack at all for a loop without calls.
define i64 @sum(ptr %p, i64 %n) nounwind {
; CHECK-LABEL: sum:
; CHECK-NOT: sp
; CHECK: ret
; FAST-LABEL: sum:
; FAST: sd
; FAST: ret
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %q
  %t = add i64 %s, %v
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}

; Across a call a value is in a register that is saved once, not around every call.
define i64 @across(i64 %n) nounwind {
; CHECK-LABEL: across:
; CHECK: sd s0,
; CHECK: mv s0, a0
; CHECK-COUNT-3: call g
; CHECK: mv a0, s0
; CHECK: ld s0,
; CHECK: ret
  call void @g()
  call void @g()
  call void @g()
  ret i64 %n
}

; A constant is made again behind a call rather than kept.
define i64 @again() nounwind {
; CHECK-LABEL: again:
; CHECK-NOT: s0
; CHECK: lui a0,
; CHECK: call h
; CHECK-NOT: s0
; CHECK: lui a0,
; CHECK: ret
  %a = call i64 @h(i64 4096)
  ret i64 4096
}
declare i64 @h(i64)

; The call is not on the way that runs often: the loop keeps its registers and what is stored is stored there.
define i64 @cold(ptr %p, i64 %n) nounwind {
; GREEDY-LABEL: cold:
; GREEDY: [[LOOP:.LBB[0-9_]+]]:
; GREEDY-NOT: (sp)
; GREEDY: ld {{[ast][0-9]+}}, 0({{[ast][0-9]+}})
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %t, %latch ]
  %q = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %q
  %odd = icmp eq i64 %v, 0
  br i1 %odd, label %rare, label %latch
rare:
  call void @g()
  br label %latch
latch:
  %t = add i64 %s, %v
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}
