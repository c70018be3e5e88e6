; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Cannot have multiple 'swifterror' parameters!

declare void @f(ptr swifterror, ptr swifterror)
