; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Incompatible argument and return types for 'returned' attribute

declare i64 @f(i32 returned)
