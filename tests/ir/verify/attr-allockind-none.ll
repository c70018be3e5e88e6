; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: 'allockind()' requires exactly one of alloc, realloc, and free

declare ptr @f(i32) allockind("aligned")
