; Line comments, block comments.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
; line
/* block
   of lines */ @x = /* inside */ global i32 0 ; end

; CHECK: @x = global i32 0
