; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: swifterror argument for call has mismatched parameter

declare void @g(ptr swifterror)
define void @f(ptr %p) {
  call void @g(ptr swifterror %p)
  ret void
}
