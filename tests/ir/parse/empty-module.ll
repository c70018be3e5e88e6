; A module may have nothing but comments.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
; nothing

; CHECK: source_filename = 
