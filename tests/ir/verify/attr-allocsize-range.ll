; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: 'allocsize' element size argument is out of bounds

declare ptr @f(i32) allocsize(3)
