; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attributes 'optsize and optdebug' are incompatible!

define void @f() optdebug optsize {
  ret void
}
