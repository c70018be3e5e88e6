; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Only global arrays can have appending linkage!

@g = appending global i32 0
