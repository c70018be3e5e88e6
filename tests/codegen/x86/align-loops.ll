; Loops begin where the processor fetches code from, unless the function is to be short, or what runs as often falls into them.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 %s -o - | FileCheck %s --check-prefix=FAST
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -stop-after=block-placement %s -o - | FileCheck %s --check-prefix=MIR
; FAST-LABEL: plain:
; FAST-NOT: .p2align
; FAST: retq
declare void @use(i32)

; CHECK-LABEL: plain:
; CHECK: .p2align 4, , 7
; CHECK-NEXT: [[LOOP:.LBB[0-9_]+]]:
; CHECK: jne [[LOOP]]
; MIR-LABEL: name: plain
; MIR: bb.{{[0-9]+}}.loop (align 16):
define void @plain(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add i32 %i, 1
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: short:
; CHECK-NOT: .p2align
; CHECK: jne
define void @short(i32 %n) optsize {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add i32 %i, 1
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
