; What contradicts something earlier shows where that is.
; RUN: not codewright as %s -o /dev/null 2>&1 | FileCheck %s

; CHECK: error: redefinition of type
; CHECK: note: first defined here
%t = type { i32 }
%t = type { i64 }

; CHECK: error: redefinition of global '@g'
; CHECK: note: first defined here
@g = global i32 0
@g = global i32 0

; CHECK: error: {{.*}}redefinition of function 'f'
; CHECK: note: first defined here
declare void @f()
declare void @f()

; CHECK: error: Metadata id is already used
; CHECK: note: first defined here
!0 = !{}
!0 = !{}

; CHECK: error: '@g' defined with type 'ptr' but expected 'ptr addrspace(1)'
; CHECK: note: defined here
@h = global ptr addrspace(1) @g

; CHECK: error: expected metadata type
; CHECK: '!DIFiel' is no kind of node
; CHECK: help: did you mean
!1 = !DIFiel(filename: "a")

; CHECK: error: forward reference and definition of global have different types
; CHECK: note: used here
@i = global ptr @j
@j = addrspace(1) global i32 0

; CHECK: error: found end of file when expecting more instructions
; CHECK: note: body starts here
define void @open() {
