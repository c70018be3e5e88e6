; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Calling convention does not support varargs or perfect forwarding!

declare fastcc void @f(...)
