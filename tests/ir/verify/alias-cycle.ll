; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Aliases cannot form a cycle

@a = alias i32, ptr @b
@b = alias i32, ptr @a
