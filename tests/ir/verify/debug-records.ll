; Debug records whose operands are of the wrong kind, or that belong to another subprogram.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

!llvm.module.flags = !{!900}
!900 = !{i32 2, !"Debug Info Version", i32 3}
!llvm.dbg.cu = !{!901}
!901 = distinct !DICompileUnit(language: DW_LANG_C, file: !902)
!902 = !DIFile(filename: "a", directory: "b")
!903 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!904 = distinct !DISubprogram(name: "f", file: !902, unit: !901, spFlags: DISPFlagDefinition)
!905 = distinct !DISubprogram(name: "g", file: !902, unit: !901, spFlags: DISPFlagDefinition)
!906 = !DILocalVariable(name: "a", scope: !904, type: !903)
!907 = !DILocation(line: 1, scope: !904)
!908 = distinct !DIAssignID()
!909 = !DILocation(line: 1, scope: !905)
!910 = !DILabel(scope: !904, name: "l", file: !902, line: 1)

; CHECK-DAG: invalid #dbg record address/value
define void @f0(ptr %p, i32 %i, float %x) {
  #dbg_value(!"a", !906, !DIExpression(), !907)
  ret void
}

; CHECK-DAG: invalid #dbg record variable
define void @f1(ptr %p, i32 %i, float %x) {
  #dbg_value(i32 %i, !903, !DIExpression(), !907)
  ret void
}

; CHECK-DAG: invalid #dbg record expression
define void @f2(ptr %p, i32 %i, float %x) {
  #dbg_value(i32 %i, !906, !903, !907)
  ret void
}

; CHECK-DAG: invalid #dbg_assign DIAssignID
define void @f3(ptr %p, i32 %i, float %x) {
  #dbg_assign(i32 %i, !906, !DIExpression(), !903, ptr %p, !DIExpression(), !907)
  ret void
}

; CHECK-DAG: invalid #dbg_assign address
define void @f4(ptr %p, i32 %i, float %x) {
  #dbg_assign(i32 %i, !906, !DIExpression(), !908, !903, !DIExpression(), !907)
  ret void
}

; CHECK-DAG: invalid #dbg_assign address expression
define void @f5(ptr %p, i32 %i, float %x) {
  #dbg_assign(i32 %i, !906, !DIExpression(), !908, ptr %p, !903, !907)
  ret void
}

; CHECK-DAG: invalid #dbg record DILocation
define void @f6(ptr %p, i32 %i, float %x) {
  #dbg_value(i32 %i, !906, !DIExpression(), !903)
  ret void
}

; CHECK-DAG: mismatched subprogram between #dbg record variable and DILocation
define void @f7(ptr %p, i32 %i, float %x) {
  #dbg_value(i32 %i, !906, !DIExpression(), !909)
  ret void
}

; CHECK-DAG: conflicting debug info for argument
define void @f8(i32 %i) !dbg !905 {
    #dbg_value(i32 %i, !80, !DIExpression(), !909)
    #dbg_value(i32 %i, !81, !DIExpression(), !909)
  ret void
}
!80 = !DILocalVariable(name: "a", arg: 1, scope: !905, type: !903)
!81 = !DILocalVariable(name: "b", arg: 1, scope: !905, type: !903)

; CHECK-DAG: invalid #dbg_label intrinsic variable
define void @f9(ptr %p, i32 %i, float %x) {
  #dbg_label(!903, !907)
  ret void
}

; CHECK-DAG: mismatched subprogram between #dbg_label label and !dbg attachment
define void @f10(ptr %p, i32 %i, float %x) {
  #dbg_label(!910, !909)
  ret void
}

; CHECK-DAG: Entry values are only allowed in MIR unless they target a swiftasync Argument
define void @f12(ptr %p, i32 %i, float %x) {
  #dbg_value(i32 %i, !906, !DIExpression(DW_OP_LLVM_entry_value, 1), !907)
  ret void
}

; CHECK-DAG: PHI Node must not have any attached DbgRecords
define void @f13(i32 %i) {
  br label %b
b:
    #dbg_value(i32 %i, !906, !DIExpression(), !907)
  %v = phi i32 [ 0, %0 ]
  ret void
}

; CHECK-DAG: !dbg attachment of global variable must be a DIGlobalVariableExpression
@g14 = global i32 0, !dbg !906

; CHECK-DAG: missing variable
!n15 = !{!150}
!150 = !DIGlobalVariableExpression(var: null, expr: !DIExpression())
