; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Global is marked as dllimport, but not external

@g = dllimport global i32 0
