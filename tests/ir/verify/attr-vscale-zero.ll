; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: 'vscale_range' minimum must be greater than 0

declare void @f() vscale_range(0, 1)
