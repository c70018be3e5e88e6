; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Aliasee should be either GlobalValue or ConstantExpr

@a = alias i32, ptr null
