; Metadata that is not closed, or says too much or too little.
; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s

; CHECK-DAG: :[[#@LINE+1]]:8: error: Expected '{' here
!n0 = !(

; CHECK-DAG: :[[#@LINE+2]]:1: error: expected end of metadata node
!n1 = !{!10
@a = global i32 0

; CHECK-DAG: :[[#@LINE+1]]:8: error: expected '{' here
!20 = !(

; CHECK-DAG: :[[#@LINE+2]]:1: error: expected end of metadata node
!30 = !{i32 1
@b = global i32 0

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected ')' here
!40 = !DIFile(filename: "a"

; CHECK-DAG: :[[#@LINE+1]]:87: error: 'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit
!50 = distinct !DICompileUnit(language: DW_LANG_C, sourceLanguageVersion: 1, file: !51)

; CHECK-DAG: :[[#@LINE+2]]:1: error: expected end of metadata node
!60 = !GenericDINode(tag: 1, operands: {!61
@c = global i32 0

; CHECK-DAG: :[[#@LINE+1]]:51: error: invalid DWARF source language name 'DW_LNAME_None'
!70 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_None, file: !71)

; CHECK-DAG: :[[#@LINE+1]]:51: error: expected DWARF source language name
!80 = distinct !DICompileUnit(sourceLanguageName: "a", file: !81)

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected ')' here
!90 = !DIExpression(DW_OP_deref

; CHECK-DAG: :[[#@LINE+1]]:8: error: expected metadata type
!100 = !n10oSuchNode(name: "a")

; CHECK-DAG: :[[#@LINE+1]]:21: error: end of file in string constant
^0 = module: (path: "a

; CHECK-DAG: :[[#@LINE+2]]:35: error: expected value-as-metadata operand
define void @f12(i32 %i) {
    #dbg_value(!DIArgList(i32 %i, !120, !DIExpression(), !120)
  ret void
}

; CHECK-DAG: :[[#@LINE+5]]:3: error: llvm.dbg intrinsic should not appear in a module using non-intrinsic debug info
declare void @llvm.dbg.value(metadata, metadata, metadata)
define void @f13(i32 %i) {
    #dbg_value(i32 %i, !130, !DIExpression(), !130)
  call void @llvm.dbg.value(metadata i32 %i, metadata !130, metadata !DIExpression())
  ret void
}
