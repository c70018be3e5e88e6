; Metadata attached to instructions: each kind in a place or a form that it cannot have.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

declare void @callee()
!llvm.module.flags = !{!900}
!900 = !{i32 2, !"Debug Info Version", i32 3}
!llvm.dbg.cu = !{!901}
!901 = distinct !DICompileUnit(language: DW_LANG_C, file: !902)
!902 = !DIFile(filename: "a", directory: "b")
declare ptr @source()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-DAG: noalias.addrspace are only for memory operations!
define void @f0(ptr %p, i32 %i, float %x) {
  %v = load i32, ptr %p, !noalias.addrspace !0
  fence seq_cst, !noalias.addrspace !0
  ret void
}
!0 = !{i32 1, i32 2}

; CHECK-DAG: nonnull applies only to load instructions, use attributes for calls or invokes
define void @f1(ptr %p, i32 %i, float %x) {
  %v = call ptr @source(), !nonnull !10
  ret void
}
!10 = !{}

; CHECK-DAG: nofree applies only to pointer types
; CHECK-DAG: nofree applies only to inttoptr instruction
; CHECK-DAG: nofree metadata must be empty
define void @f2(ptr %p, i32 %i, float %x) {
  %v = add i32 %i, 1, !nofree !20
  %q = load ptr, ptr %p, !nofree !20
  %r = inttoptr i32 %i to ptr, !nofree !21
  ret void
}
!20 = !{}
!21 = !{i32 1}

; CHECK-DAG: !alloc_token should only exist on calls
; CHECK-DAG: !alloc_token must have 2 operands
define void @f3(ptr %p, i32 %i, float %x) {
  %v = add i32 %i, 1, !alloc_token !30
  call void @callee(), !alloc_token !30
  ret void
}
!30 = !{}

; CHECK-DAG: !DIAssignID attached to unexpected instruction kind
define void @f4(ptr %p, i32 %i, float %x) {
  %v = add i32 %i, 1, !DIAssignID !40
  ret void
}
!40 = distinct !DIAssignID()

; CHECK-DAG: fpmath takes one operand!
; CHECK-DAG: invalid fpmath accuracy!
define void @f5(ptr %p, i32 %i, float %x) {
  %v = fadd float %x, 1.0, !fpmath !50
  %w = fadd float %x, 1.0, !fpmath !51
  ret void
}
!50 = !{}
!51 = !{!"a"}

; CHECK-DAG: dereferenceable, dereferenceable_or_null apply only to pointer types
; CHECK-DAG: dereferenceable, dereferenceable_or_null take one operand!
define void @f6(ptr %p, i32 %i, float %x) {
  %v = load i32, ptr %p, !dereferenceable !60
  %w = load ptr, ptr %p, !dereferenceable !61
  ret void
}
!60 = !{i64 1}
!61 = !{}

; CHECK-DAG: align applies only to pointer types
define void @f7(ptr %p, i32 %i, float %x) {
  %v = load i32, ptr %p, !align !70
  ret void
}
!70 = !{i64 1}

; CHECK-DAG: align applies only to load instructions, use attributes for calls or invokes
define void @f8(ptr %p, i32 %i, float %x) {
  %v = call ptr @source(), !align !80
  ret void
}
!80 = !{i64 1}

; CHECK-DAG: align takes one operand!
define void @f9(ptr %p, i32 %i, float %x) {
  %v = load ptr, ptr %p, !align !90
  ret void
}
!90 = !{}

; CHECK-DAG: align metadata value must be a power of 2!
define void @f10(ptr %p, i32 %i, float %x) {
  %v = load ptr, ptr %p, !align !100
  ret void
}
!100 = !{i64 1073741824000000000}

; CHECK-DAG: alignment is larger that implementation defined limit
define void @f11(ptr %p, i32 %i, float %x) {
  %v = load ptr, ptr %p, !align !110
  ret void
}
!110 = !{i64 8589934592}

; CHECK-DAG: first scope operand must be self-referential or string
define void @f12(ptr %p, i32 %i, float %x) {
  %v = load ptr, ptr %p, !noalias !120
  ret void
}
!120 = !{!121}
!121 = !{i32 1, !122}
!122 = !{!122}

; CHECK-DAG: third scope operand must be string (if used)
define void @f13(ptr %p, i32 %i, float %x) {
  %v = load ptr, ptr %p, !noalias !130
  ret void
}
!130 = !{!131}
!131 = distinct !{!131, !132, i32 1}
!132 = distinct !{!132}

; CHECK-DAG: second scope operand must be MDNode
define void @f14(ptr %p, i32 %i, float %x) {
  %v = load ptr, ptr %p, !noalias !140
  ret void
}
!140 = !{!141}
!141 = distinct !{!141, i32 1}

; CHECK-DAG: domain must have one or two operands
define void @f15(ptr %p, i32 %i, float %x) {
  %v = load ptr, ptr %p, !noalias !150
  ret void
}
!150 = !{!151}
!151 = distinct !{!151, !152}
!152 = !{}

; CHECK-DAG: first domain operand must be self-referential or string
define void @f16(ptr %p, i32 %i, float %x) {
  %v = load ptr, ptr %p, !noalias !160
  ret void
}
!160 = !{!161}
!161 = distinct !{!161, !162}
!162 = !{i32 1}

; CHECK-DAG: second domain operand must be string (if used)
define void @f17(ptr %p, i32 %i, float %x) {
  %v = load ptr, ptr %p, !noalias !170
  ret void
}
!170 = !{!171}
!171 = distinct !{!171, !172}
!172 = distinct !{!172, i32 1}

; CHECK-DAG: Access scope list must consist of MDNodes
define void @f18(ptr %p, i32 %i, float %x) {
  %v = load ptr, ptr %p, !llvm.access.group !180
  ret void
}
!180 = !{i32 1}

; CHECK-DAG: !prof annotations should have at least 1 operand
define void @f19(ptr %p, i32 %i, float %x) {
  call void @callee(), !prof !190
  ret void
}
!190 = !{}

; CHECK-DAG: first operand should not be null
define void @f20(ptr %p, i32 %i, float %x) {
  call void @callee(), !prof !200
  ret void
}
!200 = !{null, i32 1}

; CHECK-DAG: 'unknown' !prof should have a single additional operand
define void @f21(ptr %p, i32 %i, float %x) {
  call void @callee(), !prof !210
  ret void
}
!210 = !{!"unknown"}

; CHECK-DAG: 'unknown' !prof should have an additional operand of type string
define void @f22(ptr %p, i32 %i, float %x) {
  call void @callee(), !prof !220
  ret void
}
!220 = !{!"unknown", i32 1}

; CHECK-DAG: 'unknown' !prof should only appear on instructions on which 'branch_weights' would
define void @f23(ptr %p, i32 %i, float %x) {
  %v = load ptr, ptr %p, !prof !230
  ret void
}
!230 = !{!"unknown", !"pass"}

; CHECK-DAG: !prof annotations should have no less than 2 operands
define void @f24(ptr %p, i32 %i, float %x) {
  call void @callee(), !prof !240
  ret void
}
!240 = !{!"branch_weights"}

; CHECK-DAG: VP !prof missing kind argument
define void @f25(ptr %p, i32 %i, float %x) {
  call void @callee(), !prof !250
  ret void
}
!250 = !{!"VP", !"x", i64 1, i64 2, i64 3}

; CHECK-DAG: Invalid VP !prof kind
define void @f26(ptr %p, i32 %i, float %x) {
  call void @callee(), !prof !260
  ret void
}
!260 = !{!"VP", i32 7, i64 1, i64 2, i64 3}

; CHECK-DAG: invalid value profiling metadata
define void @f27(ptr %p, i32 %i, float %x) {
  call void @callee(), !prof !270
  ret void
}
!270 = !{!"VP", i32 0}

; CHECK-DAG: VP !prof should have an even number of arguments after 'VP'
define void @f28(ptr %p, i32 %i, float %x) {
  call void @callee(), !prof !280
  ret void
}
!280 = !{!"VP", i32 0, i64 1, i64 2, i64 3, i64 4}

; CHECK-DAG: VP !prof indirect call or memop size expected to be applied to CallBase instructions only
define void @f29(ptr %p, i32 %i, float %x) {
  %v = load ptr, ptr %p, !prof !290
  ret void
}
!290 = !{!"VP", i32 0, i64 1, i64 2, i64 3}

; CHECK-DAG: expected either branch_weights or VP profile name
define void @f30(ptr %p, i32 %i, float %x) {
  call void @callee(), !prof !300
  ret void
}
!300 = !{!"something", i32 0, i64 1}

; CHECK-DAG: Wrong number of InvokeInst branch_weights operands
define void @f31() personality ptr @callee {
  invoke void @callee() to label %a unwind label %b, !prof !310
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
!310 = !{!"branch_weights", i32 1, i32 2, i32 3}

; CHECK-DAG: second operand should not be null
define void @f32(ptr %p, i32 %i, float %x) {
  %v = select i1 true, i32 1, i32 2, !prof !320
  ret void
}
!320 = !{!"branch_weights", i32 1, null}

; CHECK-DAG: Wrong number of operands
define void @f33(ptr %p, i32 %i, float %x) {
  %v = select i1 true, i32 1, i32 2, !prof !330
  ret void
}
!330 = !{!"branch_weights", !"a", i32 2}

; CHECK-DAG: call stack metadata should have at least 1 operand
define void @f34(ptr %p, i32 %i, float %x) {
  call void @callee(), !callsite !340
  ret void
}
!340 = !{}

; CHECK-DAG: !memprof annotations should have at least 1 metadata operand (MemInfoBlock)
define void @f35(ptr %p, i32 %i, float %x) {
  call void @callee(), !memprof !350
  ret void
}
!350 = !{}

; CHECK-DAG: Each !memprof MemInfoBlock should have at least 2 operands
define void @f36(ptr %p, i32 %i, float %x) {
  call void @callee(), !memprof !360
  ret void
}
!360 = !{!361}
!361 = !{!361}

; CHECK-DAG: !memprof MemInfoBlock first operand should not be null
define void @f37(ptr %p, i32 %i, float %x) {
  call void @callee(), !memprof !370
  ret void
}
!370 = !{!371}
!371 = !{null, !"a"}

; CHECK-DAG: !memprof MemInfoBlock first operand should be an MDNode
define void @f38(ptr %p, i32 %i, float %x) {
  call void @callee(), !memprof !380
  ret void
}
!380 = !{!381}
!381 = !{!"a", !"a"}

; CHECK-DAG: !memprof MemInfoBlock second operand should be an MDString
define void @f39(ptr %p, i32 %i, float %x) {
  call void @callee(), !memprof !390
  ret void
}
!390 = !{!391}
!391 = !{!392, !392}
!392 = !{i64 1}

; CHECK-DAG: Not all !memprof MemInfoBlock operands 2 to N are MDNode
define void @f40(ptr %p, i32 %i, float %x) {
  call void @callee(), !memprof !400
  ret void
}
!400 = !{!401}
!401 = !{!402, !"cold", i32 1}
!402 = !{i64 1}

; CHECK-DAG: Not all !memprof MemInfoBlock operands 2 to N are MDNode with 2 operands
define void @f41(ptr %p, i32 %i, float %x) {
  call void @callee(), !memprof !410
  ret void
}
!410 = !{!411}
!411 = !{!412, !"cold", !412}
!412 = !{i64 1}

; CHECK-DAG: Not all !memprof MemInfoBlock operands 2 to N are MDNode with ConstantInt operands
define void @f42(ptr %p, i32 %i, float %x) {
  call void @callee(), !memprof !420
  ret void
}
!420 = !{!421}
!421 = !{!422, !"cold", !423}
!422 = !{i64 1}
!423 = !{!"a", !"b"}

; CHECK-DAG: !callee_type metadata should only exist on calls
define void @f43(ptr %p, i32 %i, float %x) {
  %v = load ptr, ptr %p, !callee_type !430
  ret void
}
!430 = !{}

; CHECK-DAG: The callee_type metadata must be a list of type metadata nodes
define void @f44(ptr %p, i32 %i, float %x) {
  call void @callee(), !callee_type !440
  ret void
}
!440 = !{i32 1}

; CHECK-DAG: Well-formed generalized type metadata must contain exactly two operands
define void @f45(ptr %p, i32 %i, float %x) {
  call void @callee(), !callee_type !450
  ret void
}
!450 = !{!451}
!451 = !{i64 0}

; CHECK-DAG: The first operand of type metadata for functions must be zero
define void @f46(ptr %p, i32 %i, float %x) {
  call void @callee(), !callee_type !460
  ret void
}
!460 = !{!461}
!461 = !{i64 1, !"a"}

; CHECK-DAG: Only generalized type metadata can be part of the callee_type metadata list
define void @f47(ptr %p, i32 %i, float %x) {
  call void @callee(), !callee_type !470
  ret void
}
!470 = !{!471}
!471 = !{i64 0, !"a"}

; CHECK-DAG: !captures metadata can only be applied to store instructions
define void @f48(ptr %p, i32 %i, float %x) {
  %v = load ptr, ptr %p, !captures !480
  ret void
}
!480 = !{!"address"}

; CHECK-DAG: !captures metadata can only be applied to store with value operand of pointer type
define void @f49(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !captures !490
  ret void
}
!490 = !{!"address"}

; CHECK-DAG: !captures metadata cannot be empty
define void @f50(ptr %p, i32 %i, float %x) {
  store ptr null, ptr %p, !captures !500
  ret void
}
!500 = !{}

; CHECK-DAG: !captures metadata must be a list of strings
define void @f51(ptr %p, i32 %i, float %x) {
  store ptr null, ptr %p, !captures !510
  ret void
}
!510 = !{i32 1}

; CHECK-DAG: invalid entry in !captures metadata
define void @f52(ptr %p, i32 %i, float %x) {
  store ptr null, ptr %p, !captures !520
  ret void
}
!520 = !{!"nothing"}

; CHECK-DAG: !mmra expected to be a metadata tuple
define void @f53(ptr %p, i32 %i, float %x) {
  fence seq_cst, !mmra !530
  ret void
}
!530 = !DIFile(filename: "a", directory: "b")

; CHECK-DAG: !mmra metadata tuple operand is not an MMRA tag
define void @f54(ptr %p, i32 %i, float %x) {
  fence seq_cst, !mmra !540
  ret void
}
!540 = !{!541}
!541 = !{!"a"}

; CHECK-DAG: !mmra metadata tuple operand is not an MMRA tag
define void @f55(ptr %p, i32 %i, float %x) {
  fence seq_cst, !mmra !550
  ret void
}
!550 = !{!"a"}

; CHECK-DAG: annotation must be a tuple
define void @f56(ptr %p, i32 %i, float %x) {
  call void @callee(), !annotation !560
  ret void
}
!560 = !DIFile(filename: "a", directory: "b")

; CHECK-DAG: annotation must have at least one operand
define void @f57(ptr %p, i32 %i, float %x) {
  call void @callee(), !annotation !570
  ret void
}
!570 = !{}

; CHECK-DAG: DILocation's scope must be a DILocalScope
; CHECK-DAG: location requires a valid scope
define void @f58() !dbg !580 {
  call void @callee(), !dbg !581
  ret void
}
!580 = distinct !DISubprogram(name: "f", file: !902, unit: !901, spFlags: DISPFlagDefinition)
!581 = !DILocation(line: 1, scope: !584)
!584 = !DINamespace(name: "n", scope: null)

; CHECK-DAG: !dbg attachment points at wrong subprogram for function
define void @f59() !dbg !590 {
  call void @callee(), !dbg !591
  ret void
}
!590 = distinct !DISubprogram(name: "f", file: !902, unit: !901, spFlags: DISPFlagDefinition)
!596 = distinct !DISubprogram(name: "g", file: !902, unit: !901, spFlags: DISPFlagDefinition)
!591 = !DILocation(line: 1, scope: !596)

; CHECK-DAG: invalid !dbg metadata attachment
define void @f60() {
  call void @callee(), !dbg !601
  ret void
}
!601 = !{}

; CHECK-DAG: !prof brunch_weights operand is not a const int
define void @f61(ptr %p, i32 %i, float %x) {
  %v = select i1 true, i32 1, i32 2, !prof !610
  ret void
}
!610 = !{!"branch_weights", i32 1, !"a"}
