; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: 'vscale_range' minimum cannot be greater than maximum

declare void @f() vscale_range(8, 4)
