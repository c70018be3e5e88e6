; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: "patchable-function-prefix" takes an unsigned integer: -1

declare void @f() "patchable-function-prefix"="-1"
