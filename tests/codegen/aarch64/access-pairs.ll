; Two loads or stores of neighbours are one instruction, also if others stand between them which do not touch what they do;
; where the base register changes beside an access, that does both.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=NONE
; NONE-NOT: {{ldp|stp}}

declare void @callee(i64)

; The frame: registers are saved in pairs; the one that is left over is at the bottom, and saving it makes room.
; CHECK-LABEL: frame:
; CHECK: str x20, [sp, #-32]!
; CHECK-NEXT: .cfi_def_cfa_offset 32
; CHECK-NEXT: stp x19, x30, [sp, #16]
; CHECK-DAG: .cfi_offset x30, -8
; CHECK-DAG: .cfi_offset w19, -16
; CHECK-DAG: .cfi_offset w20, -32
; CHECK: bl callee
; CHECK: ldp x19, x30, [sp, #16]
; CHECK-NEXT: ldr x20, [sp], #32
; CHECK-NEXT: ret
define i64 @frame(i64 %a, i64 %b, i64 %c) {
  call void @callee(i64 %a)
  call void @callee(i64 %b)
  %r = add i64 %b, %c
  ret i64 %r
}

; CHECK-LABEL: loads:
; CHECK: ldp x{{[0-9]+}}, x{{[0-9]+}}, [x0, #8]
define i64 @loads(ptr %p) nounwind {
  %q = getelementptr i64, ptr %p, i64 1
  %r = getelementptr i64, ptr %p, i64 2
  %a = load i64, ptr %q
  %b = load i64, ptr %r
  %s = sub i64 %a, %b
  ret i64 %s
}

; A word with its sign.
; CHECK-LABEL: words:
; CHECK: ldpsw x{{[0-9]+}}, x{{[0-9]+}}, [x0, #4]
define i64 @words(ptr %p) nounwind {
  %q = getelementptr i32, ptr %p, i64 1
  %r = getelementptr i32, ptr %p, i64 2
  %a = load i32, ptr %q
  %b = load i32, ptr %r
  %c = sext i32 %a to i64
  %d = sext i32 %b to i64
  %s = xor i64 %c, %d
  ret i64 %s
}

; The address between is computed first.
; CHECK-LABEL: stores:
; CHECK: stp w{{[0-9]+}}, w{{[0-9]+}}, [x0]
define void @stores(ptr %p, i32 %a, i32 %b) nounwind {
  %q = getelementptr i32, ptr %p, i64 1
  store i32 %b, ptr %q
  %c = mul i32 %a, %b
  store i32 %c, ptr %p
  ret void
}

; What is stored between may be the second of the two.
; CHECK-LABEL: aliased:
; CHECK-NOT: ldp
; CHECK: str
; CHECK-NOT: ldp
; CHECK: ret
define i64 @aliased(ptr %p, ptr %o) nounwind {
  %q = getelementptr i64, ptr %p, i64 1
  %a = load i64, ptr %p
  store i64 7, ptr %o
  %b = load i64, ptr %q
  %s = sub i64 %a, %b
  ret i64 %s
}

; CHECK-LABEL: as_they_are:
; CHECK-NOT: ldp
; CHECK: ret
define i64 @as_they_are(ptr %p) nounwind {
  %q = getelementptr i64, ptr %p, i64 1
  %a = load volatile i64, ptr %p
  %b = load volatile i64, ptr %q
  %r = getelementptr i64, ptr %p, i64 2
  %c = load atomic i64, ptr %r monotonic, align 8
  %s = sub i64 %a, %b
  %t = sub i64 %s, %c
  ret i64 %t
}

; The first changes the base of the second.
; CHECK-LABEL: chain:
; CHECK-NOT: ldp
; CHECK: ret
define i64 @chain(ptr %p) nounwind {
  %a = load ptr, ptr %p
  %q = getelementptr i64, ptr %a, i64 1
  %b = load i64, ptr %q
  ret i64 %b
}

; No room for the distance: 64 units with a sign.
; CHECK-LABEL: far:
; CHECK-NOT: ldp
; CHECK: ret
define i64 @far(ptr %p) nounwind {
  %q = getelementptr i64, ptr %p, i64 64
  %r = getelementptr i64, ptr %p, i64 65
  %a = load i64, ptr %q
  %b = load i64, ptr %r
  %s = sub i64 %a, %b
  ret i64 %s
}

; CHECK-LABEL: floats:
; CHECK: ldp d{{[0-9]+}}, d{{[0-9]+}}, [x0]
define double @floats(ptr %p) nounwind {
  %q = getelementptr double, ptr %p, i64 1
  %a = load double, ptr %p
  %b = load double, ptr %q
  %s = fsub double %a, %b
  ret double %s
}

; CHECK-LABEL: walk:
; CHECK: .LBB{{[0-9_]+}}:
; CHECK: ldr x{{[0-9]+}}, [x{{[0-9]+}}], #8
; CHECK: b.ne
define i64 @walk(ptr %p, ptr %end) nounwind {
entry:
  br label %loop
loop:
  %at = phi ptr [ %p, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %v = load i64, ptr %at
  %more = add i64 %sum, %v
  %next = getelementptr i64, ptr %at, i64 1
  %done = icmp eq ptr %next, %end
  br i1 %done, label %out, label %loop
out:
  ret i64 %more
}
