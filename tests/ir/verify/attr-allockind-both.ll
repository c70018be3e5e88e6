; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: 'allockind()' can't be both zeroed and uninitialized

declare ptr @f(i32) allockind("alloc,zeroed,uninitialized")
