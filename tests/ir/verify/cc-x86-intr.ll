; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Calling convention parameter requires byval

declare x86_intrcc void @f(ptr)
