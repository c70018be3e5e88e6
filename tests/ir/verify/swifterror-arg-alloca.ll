; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: swifterror argument for call has mismatched alloca

declare void @g(ptr swifterror)
define void @f() {
  %a = alloca ptr
  call void @g(ptr swifterror %a)
  ret void
}
