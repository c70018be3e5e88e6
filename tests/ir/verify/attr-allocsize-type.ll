; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: 'allocsize' element size argument must refer to an integer parameter

declare ptr @f(ptr) allocsize(0)
