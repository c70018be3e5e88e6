; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Alias cannot point to an interposable alias

@g = global i32 0
@a = weak alias i32, ptr @g
@b = alias i32, ptr @a
