; What several blocks do at their ends is there once, and returns in blocks of their own do not keep calls from being jumps.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 %s -o - | FileCheck %s --check-prefix=O0

declare i32 @one(ptr, i32)
declare void @two(ptr, i32, i32)

; CHECK-LABEL: ends:
; CHECK: callq one
; CHECK: movl $7, %esi
; CHECK: callq two
; CHECK-NOT: callq two
; O0-LABEL: ends:
; O0: callq two
; O0: callq two
define i32 @ends(ptr %p, i32 %n) {
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %a, label %b

a:
  %x = call i32 @one(ptr %p, i32 1)
  call void @two(ptr %p, i32 7, i32 9)
  store i32 3, ptr %p
  br label %end

b:
  %y = call i32 @one(ptr %p, i32 2)
  call void @two(ptr %p, i32 7, i32 9)
  store i32 3, ptr %p
  br label %end

end:
  ret i32 0
}

; CHECK-LABEL: shared_return:
; CHECK: jmp one
define i32 @shared_return(ptr %p, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %a

a:
  %x = tail call i32 @one(ptr %p, i32 1)
  br label %end

end:
  %r = phi i32 [ 0, %0 ], [ %x, %a ]
  ret i32 %r
}
