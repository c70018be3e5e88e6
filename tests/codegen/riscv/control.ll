; Branches, joins, switches.
; RUN: llc -mtriple=riscv64 -mattr=+m %s -o - | FileCheck %s

define i64 @max(i64 %a, i64 %b) {
; CHECK-LABEL: max:
; CHECK: b{{ge|lt}} a{{[01]}}, a{{[01]}}, .LBB0_2
  %c = icmp sgt i64 %a, %b
  br i1 %c, label %one, label %two
one:
  ret i64 %a
two:
  ret i64 %b
}

define i64 @sum(i64 %n) {
; CHECK-LABEL: sum:
; CHECK: [[LOOP:\.LBB1_[0-9]+]]:
; CHECK: add
; CHECK: b{{ne|eq|lt|ge|ltu|geu}}{{z?}} {{.*}}[[LOOP]]
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %s1 = add i64 %s, %i
  %i1 = add i64 %i, 1
  %more = icmp ne i64 %i1, %n
  br i1 %more, label %loop, label %done
done:
  ret i64 %s1
}

define i32 @pick(i32 %x) {
; CHECK-LABEL: pick:
; CHECK-DAG: li {{[a-z0-9]+}}, 100
; CHECK-DAG: li {{[a-z0-9]+}}, -7
  switch i32 %x, label %other [ i32 1, label %a
                                i32 -7, label %b
                                i32 100, label %c
                                i32 101, label %a ]
a:
  ret i32 10
b:
  ret i32 20
c:
  ret i32 30
other:
  ret i32 0
}

define i64 @choose(i1 %c, i64 %a, i64 %b) {
; Without an instruction that chooses: a branch around a copy.
; CHECK-LABEL: choose:
; CHECK: bnez a0, [[REST:.LBB[0-9_]+]]
; CHECK-NEXT: mv a1, a2
; CHECK-NEXT: [[REST]]:
; CHECK-NEXT: mv a0, a1
  %r = select i1 %c, i64 %a, i64 %b
  ret i64 %r
}

define i64 @choose_zero(i1 %c, i64 %a) "target-features"="+m" {
; CHECK-LABEL: choose_zero:
  %r = select i1 %c, i64 %a, i64 0
  ret i64 %r
}
