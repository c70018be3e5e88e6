; COFF has no private symbols that could name a comdat.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: comdat global value has private linkage
target triple = "x86_64-pc-windows-msvc"
$g = comdat any
@g = private global i32 0, comdat
