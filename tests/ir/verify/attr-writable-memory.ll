; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attribute writable and memory without argmem: write are incompatible!

declare void @f(ptr writable) memory(argmem: read)
