; Functions: types, linkage, calling conventions, parameters, metadata.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

declare void @callee()
!llvm.module.flags = !{!900}
!900 = !{i32 2, !"Debug Info Version", i32 3}
!llvm.dbg.cu = !{!901}
!901 = distinct !DICompileUnit(language: DW_LANG_C, file: !902)
!902 = !DIFile(filename: "a", directory: "b")
!904 = distinct !DISubprogram(name: "f", file: !902, unit: !901, spFlags: DISPFlagDefinition)
!905 = distinct !DISubprogram(name: "f", file: !902, unit: !901, spFlags: DISPFlagDefinition)

; CHECK-DAG: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
; CHECK-DAG: Attribute 'elementtype' can only be applied to a callsite.
define void @f3(ptr elementtype(i32) %p) {
  ret void
}

; CHECK-DAG: Calling convention does not allow sret
define amdgpu_kernel void @f4(ptr sret(i32) %p) {
  ret void
}

; CHECK-DAG: Calling convention disallows preallocated
define amdgpu_kernel void @f5(ptr preallocated(i32) %p) {
  ret void
}

; CHECK-DAG: Calling convention disallows inalloca
define amdgpu_kernel void @f6(ptr inalloca(i32) %p) {
  ret void
}

; CHECK-DAG: Function returns a x86_amx but isn't an intrinsic
define x86_amx @f8() {
  unreachable
}

; CHECK-DAG: Function takes x86_amx but isn't an intrinsic
define void @f9(x86_amx %v) {
  ret void
}

; CHECK-DAG: Function takes metadata but isn't an intrinsic
define void @f10(metadata %v) {
  ret void
}

; CHECK-DAG: function declaration may only have a unique !dbg attachment
declare !dbg !904 void @f11()

; CHECK-DAG: function declaration may not have a !prof attachment
declare !prof !120 void @f12()
!120 = !{!"function_entry_count", i64 1}

; CHECK-DAG: function must have a single !dbg attachment
define void @f14() !dbg !904 !dbg !905 {
  ret void
}

; CHECK-DAG: function !dbg attachment must be a subprogram
define void @f15() !dbg !902 {
  ret void
}

; CHECK-DAG: function definition may only have a distinct !dbg attachment
define void @f16() !dbg !160 {
  ret void
}
!160 = !DISubprogram(name: "f", spFlags: 0)

; CHECK-DAG: DISubprogram attached to more than one function
define void @f17() !dbg !904 {
  ret void
}
define void @g17() !dbg !904 {
  ret void
}

; CHECK-DAG: function must have a single !prof attachment
define void @f18() !prof !180 !prof !181 {
  ret void
}
!180 = !{!"function_entry_count", i64 1}
!181 = !{!"function_entry_count", i64 2}

; CHECK-DAG: function must have a single !kcfi_type attachment
define void @f19() !kcfi_type !190 !kcfi_type !191 {
  ret void
}
!190 = !{i32 1}
!191 = !{i32 2}

; CHECK-DAG: !prof annotations should have no less than 2 operands
define void @f20() !prof !200 {
  ret void
}
!200 = !{!"function_entry_count"}

; CHECK-DAG: first operand should not be null
define void @f21() !prof !210 {
  ret void
}
!210 = !{null, i64 1}

; CHECK-DAG: first operand should be 'function_entry_count' or 'synthetic_function_entry_count'
define void @f22() !prof !220 {
  ret void
}
!220 = !{!"entry", i64 1}

; CHECK-DAG: second operand should not be null
define void @f23() !prof !230 {
  ret void
}
!230 = !{!"function_entry_count", null}

; CHECK-DAG: expected integer argument to function_entry_count
define void @f24() !prof !240 {
  ret void
}
!240 = !{!"function_entry_count", !"a"}

; CHECK-DAG: expected string with name of the !prof annotation
define void @f25() !prof !250 {
  ret void
}
!250 = !{!251, i64 1}
!251 = !{}

; CHECK-DAG: !kcfi_type must have exactly one operand
define void @f26() !kcfi_type !260 {
  ret void
}
!260 = !{}

; CHECK-DAG: !kcfi_type operand must not be null
define void @f27() !kcfi_type !270 {
  ret void
}
!270 = !{null}

; CHECK-DAG: expected a constant operand for !kcfi_type
define void @f28() !kcfi_type !280 {
  ret void
}
!280 = !{!"a"}

; CHECK-DAG: expected a constant integer operand for !kcfi_type
define void @f29() !kcfi_type !290 {
  ret void
}
!290 = !{float 1.0}

; CHECK-DAG: expected a 32-bit integer constant operand for !kcfi_type
define void @f30() !kcfi_type !300 {
  ret void
}
!300 = !{i64 1}

; CHECK-DAG: inlinable function call in a function with debug info must have a !dbg location
define void @f31() !dbg !904 {
  call void @g31()
  ret void
}
define void @g31() !dbg !905 {
  ret void
}

; CHECK-DAG: Calling convention disallows byval
define amdgpu_cs_chain void @f32(ptr byval(i32) %p) {
  ret void
}
