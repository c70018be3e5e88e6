; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid value for 'sign-return-address' attribute: loop

declare void @f() "sign-return-address"="loop"
