; A constant of several instructions is made once for all blocks that need it, and before the loops that do. What two make is not
; worth a register over several blocks.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

define i64 @blocks(i64 %a, i1 %c) nounwind {
; CHECK-LABEL: blocks:
; CHECK: movk x{{[0-9]+}}, #40503, lsl #48
; CHECK-NOT: movk
; CHECK: ret
  br i1 %c, label %one, label %other
one:
  %x = mul i64 %a, 11400714785074694791
  %x1 = lshr i64 %x, 3
  ret i64 %x1
other:
  %y = xor i64 %a, 11400714785074694791
  %y1 = sub i64 %y, %a
  ret i64 %y1
}

define i32 @loop(ptr %p, i32 %n) nounwind {
; CHECK-LABEL: loop:
; CHECK: movk w{{[0-9]+}}, #40503, lsl #16
; CHECK: .LBB{{[0-9_]+}}:
; CHECK-NOT: movk
; CHECK: ret
entry:
  br label %next
next:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %h = phi i32 [ 0, %entry ], [ %h1, %next ]
  %q = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %q
  %x = xor i32 %h, %v
  %h1 = mul i32 %x, 2654435761
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %next
end:
  ret i32 %h1
}
