; What -stack-size-section says is what the prologue takes. The return address is not among it: the call took that.
; RUN: llc -mtriple=x86_64-linux-gnu -stack-size-section %s -o - | FileCheck %s
declare void @use(ptr)
declare void @many(i64, i64, i64, i64, i64, i64, i64, i64)
; CHECK: leaf:
; CHECK: .section .stack_sizes
; CHECK-NEXT: .quad .Lfunc_begin0
; CHECK-NEXT: .byte 0{{$}}
define void @leaf() {
  ret void
}
; Two pushes, and one that aligns the stack.
; CHECK: pushes:
; CHECK: .quad .Lfunc_begin1
; CHECK-NEXT: .byte 24{{$}}
define i64 @pushes(i64 %a, i64 %b) {
  call void @use(ptr null)
  %sum = add i64 %a, %b
  ret i64 %sum
}
; CHECK: frame_pointer:
; CHECK: .quad .Lfunc_begin2
; CHECK-NEXT: .byte 8{{$}}
define void @frame_pointer() "frame-pointer"="all" {
  ret void
}
; CHECK: object:
; CHECK: .quad .Lfunc_begin3
; CHECK-NEXT: .byte 104{{$}}
define void @object() {
  %room = alloca [100 x i8]
  call void @use(ptr %room)
  ret void
}
; CHECK: realigned:
; CHECK: .quad .Lfunc_begin4
; CHECK-NEXT: .byte 56{{$}}
define void @realigned() {
  %room = alloca [32 x i8], align 64
  call void @use(ptr %room)
  ret void
}
; Its size is not known.
; CHECK: dynamic:
; CHECK-NOT: .quad .Lfunc_begin5
; CHECK: arguments:
; CHECK: .quad .Lfunc_begin6
; CHECK-NEXT: .byte 24{{$}}
define void @dynamic(i64 %n) {
  %room = alloca i8, i64 %n
  call void @use(ptr %room)
  ret void
}
define void @arguments() {
  call void @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8)
  ret void
}
