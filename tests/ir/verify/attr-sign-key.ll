; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: 'sign-return-address-key' present without `sign-return-address`

declare void @f() "sign-return-address-key"="a_key"
