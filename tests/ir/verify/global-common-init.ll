; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: 'common' global must have a zero initializer!

@g = common global i32 1
