; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: 'common' global may not be marked constant!

@g = common constant i32 0
