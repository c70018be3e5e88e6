; Metadata that only one function uses is in the block of that function; what two use is in the module's. Distinct nodes
; come before uniqued ones, strings and values before both.
; RUN: llvm-as %s -o - | llvm-bcanalyzer -dump | FileCheck %s

; CHECK: <METADATA_BLOCK
; CHECK-NEXT: <STRINGS {{.*}} num-strings = 2 {
; CHECK-NEXT: 'module'
; CHECK-NEXT: 'shared'
; CHECK-NEXT: }
; CHECK-NEXT: <NODE op0=1/>
; CHECK-NEXT: <NODE op0=2/>
; CHECK-NEXT: <NAME
; CHECK-NEXT: <NAMED_NODE op0=2/>
; CHECK-NEXT: </METADATA_BLOCK>
!named = !{!2}
!2 = !{!"module"}

; CHECK: <FUNCTION_BLOCK
; CHECK: <METADATA_BLOCK
; CHECK-NEXT: <STRINGS {{.*}} num-strings = 1 {
; CHECK-NEXT: 'first only'
; CHECK-NEXT: }
; CHECK-NEXT: <VALUE {{.*}}/>
; CHECK-NEXT: <DISTINCT_NODE op0=7 op1=6/>
; CHECK-NEXT: <NODE op0=5 op1=4/>
; CHECK-NEXT: </METADATA_BLOCK>
; CHECK: <METADATA_ATTACHMENT_BLOCK
; CHECK-NEXT: <ATTACHMENT op0={{[0-9]+}} op1=7/>
; CHECK-NEXT: <ATTACHMENT op0=0 op1={{[0-9]+}} op2=6/>
define void @first() !md !0 {
  unreachable, !inst !1
}
!0 = !{!"first only", !4}
!1 = distinct !{!1, i32 7}

; CHECK: <FUNCTION_BLOCK
; CHECK: <METADATA_BLOCK
; CHECK: 'second only'
; CHECK: <NODE op0=5 op1=4/>
define void @second() {
  unreachable, !inst !3
}
!3 = !{!"second only", !4}
!4 = !{!"shared"}
