; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: IFunc resolver must be a definition

declare ptr @r()
@i = ifunc void (), ptr @r
