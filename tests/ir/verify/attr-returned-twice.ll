; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: More than one parameter has attribute returned!

declare i32 @f(i32 returned, i32 returned)
