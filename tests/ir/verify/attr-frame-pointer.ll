; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid value for 'frame-pointer' attribute: some

declare void @f() "frame-pointer"="some"
