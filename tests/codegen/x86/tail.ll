; Calls in place of a return are jumps, once the frame is taken down; others are calls.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -regalloc=fast %s -o - | FileCheck %s
declare i32 @other(i32, ptr)
declare void @use(ptr)
declare i32 @many(i32, i32, i32, i32, i32, i32, i32)
declare i8 @narrow()

; CHECK-LABEL: direct:
; CHECK-NOT: callq
; CHECK: jmp other
define i32 @direct(ptr %p, i32 %x) {
  %r = tail call i32 @other(i32 %x, ptr %p)
  ret i32 %r
}

; CHECK-LABEL: through:
; CHECK: callq use
; CHECK: .cfi_def_cfa_offset 8
; CHECK: jmpq *%r{{[a-z0-9]+}}
define i32 @through(ptr %f) {
  call void @use(ptr %f)
  %r = tail call i32 %f(i32 1)
  ret i32 %r
}

; CHECK-LABEL: must:
; CHECK: jmp must
define fastcc i64 @must(i64 %n, i64 %s) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %done, label %more
done:
  ret i64 %s
more:
  %m = add i64 %n, -1
  %t = add i64 %s, %n
  %r = musttail call fastcc i64 @must(i64 %m, i64 %t)
  ret i64 %r
}

; Arguments on the stack, results that are widened otherwise, results that are not returned.
; CHECK-LABEL: stacked:
; CHECK: callq many
define i32 @stacked(i32 %a) {
  %r = tail call i32 @many(i32 %a, i32 %a, i32 %a, i32 %a, i32 %a, i32 %a, i32 %a)
  ret i32 %r
}
; CHECK-LABEL: widened:
; CHECK: callq narrow
define zeroext i8 @widened() {
  %r = tail call i8 @narrow()
  ret i8 %r
}
; CHECK-LABEL: changed:
; CHECK: callq other
define i32 @changed() {
  %r = tail call i32 @other(i32 1, ptr null)
  %s = add i32 %r, 1
  ret i32 %s
}

; RUN: llc -mtriple=x86_64-linux-gnu -disable-tail-calls %s -o - | FileCheck %s --check-prefix=NONE
; NONE-NOT: jmp{{.*}}# TAILCALL
; NONE-LABEL: only_option:
; NONE: callq only_target
; CHECK-LABEL: only_option:
; CHECK: jmp only_target
declare void @only_target()
define void @only_option() {
  tail call void @only_target()
  ret void
}
