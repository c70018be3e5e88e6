; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: EH pad cannot be in entry block.

declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  %c = cleanuppad within none []
  ret void
}
