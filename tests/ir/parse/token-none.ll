; Tokens.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f() {
  %t = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %h = call ptr @llvm.coro.begin(token %t, ptr null)
  call void @llvm.coro.end(ptr %h, i1 false, token none)
  ret void
}
declare token @llvm.coro.id(i32, ptr readnone, ptr nocapture readonly, ptr)

; CHECK: define void @f() {
; CHECK-NEXT:   %t = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
; CHECK-NEXT:   %h = call ptr @llvm.coro.begin(token %t, ptr null)
; CHECK-NEXT:   call void @llvm.coro.end(ptr %h, i1 false, token none)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
; CHECK-NEXT: declare token @llvm.coro.id(i32, ptr readnone, ptr readonly captures(none), ptr) #0
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: nounwind
; CHECK-NEXT: declare ptr @llvm.coro.begin(token, ptr writeonly) #1
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: nounwind
; CHECK-NEXT: declare void @llvm.coro.end(ptr, i1, token) #1
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
; CHECK-NEXT: attributes #1 = { nounwind }
