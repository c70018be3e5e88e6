; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!

define void @f() sanitize_realtime sanitize_realtime_blocking {
  ret void
}
