; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s
; A count in memory is changed there, its flags are those of the comparison that the source makes of the new count, and the
; branch leads to the function that is called last. IR compares the old count.

declare void @release(ptr)

; CHECK-LABEL: not_above_zero:
; CHECK:       decl 4(%rdi)
; CHECK-NEXT:  jle release
; CHECK-NEXT:  retq
define void @not_above_zero(ptr %p) {
  %at = getelementptr inbounds i8, ptr %p, i64 4
  %old = load i32, ptr %at, align 4
  %new = add nsw i32 %old, -1
  store i32 %new, ptr %at, align 4
  %is_last = icmp slt i32 %old, 2
  br i1 %is_last, label %last, label %end
last:
  tail call void @release(ptr %p)
  ret void
end:
  ret void
}

; CHECK-LABEL: zero:
; CHECK:       decq (%rdi)
; CHECK-NEXT:  je release
define void @zero(ptr %p) {
  %old = load i64, ptr %p, align 8
  %new = add i64 %old, -1
  store i64 %new, ptr %p, align 8
  %is_last = icmp eq i64 %old, 1
  br i1 %is_last, label %last, label %end
last:
  tail call void @release(ptr %p)
  ret void
end:
  ret void
}

; Which is smaller without a sign the flags of a decrement do not say.
; CHECK-LABEL: without_sign:
; CHECK:       cmpl $2, %eax
; CHECK-NEXT:  jb release
define void @without_sign(ptr %p) {
  %old = load i32, ptr %p, align 4
  %new = add i32 %old, -1
  store i32 %new, ptr %p, align 4
  %is_last = icmp ult i32 %old, 2
  br i1 %is_last, label %last, label %end
last:
  tail call void @release(ptr %p)
  ret void
end:
  ret void
}

; Another store stands between: it may be of the same count.
; CHECK-LABEL: store_between:
; CHECK-NOT:   decl {{.*}}(
; CHECK:       movl $0, (%rsi)
; CHECK-NEXT:  movl %e{{[a-z]+}}, (%rdi)
define void @store_between(ptr %p, ptr %q) {
  %old = load i32, ptr %p, align 4
  %new = add nsw i32 %old, -1
  store i32 0, ptr %q, align 4
  store i32 %new, ptr %p, align 4
  %is_last = icmp slt i32 %old, 2
  br i1 %is_last, label %last, label %end
last:
  tail call void @release(ptr %p)
  ret void
end:
  ret void
}

; A difference is the comparison of its operands.
; CHECK-LABEL: difference:
; CHECK:       subl %esi, %e[[D:[a-z]+]]
; CHECK-NOT:   cmpl
; CHECK:       ret
define i32 @difference(i32 %a, i32 %b) {
  %d = sub i32 %a, %b
  %is_less = icmp ult i32 %a, %b
  %r = select i1 %is_less, i32 %b, i32 %d
  ret i32 %r
}

; What two branches lead to stays a block, as does what has more in it than the jump.
; CHECK-LABEL: two_ways:
; CHECK:       jmp release
define void @two_ways(ptr %p, i32 %a, i32 %b) {
  %c = icmp eq i32 %a, 7
  br i1 %c, label %last, label %more
more:
  store i32 %b, ptr %p
  %d = icmp eq i32 %b, 9
  br i1 %d, label %last, label %end
last:
  tail call void @release(ptr %p)
  ret void
end:
  ret void
}

; Who traces the exits of a function wants to find them.
; CHECK-LABEL: traced:
; CHECK:       jg
; CHECK:       jmp release
define void @traced(ptr %p) "function-instrument"="xray-never" {
  %old = load i32, ptr %p, align 4
  %new = add nsw i32 %old, -1
  store i32 %new, ptr %p, align 4
  %is_last = icmp slt i32 %old, 2
  br i1 %is_last, label %last, label %end
last:
  tail call void @release(ptr %p)
  ret void
end:
  ret void
}
