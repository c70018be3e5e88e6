; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: 'allockind("free")' doesn't allow uninitialized, zeroed, or aligned modifiers.

declare void @f(ptr) allockind("free,zeroed")
