; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Function declaration shouldn't have a personality routine

declare void @f() personality ptr null
