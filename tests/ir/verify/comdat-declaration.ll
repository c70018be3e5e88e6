; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Declaration may not be in a Comdat!

$c = comdat any
@g = external global i32, comdat($c)
