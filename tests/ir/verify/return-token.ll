; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Function returns a token but isn't an intrinsic

declare token @f()
