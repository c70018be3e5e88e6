; Exception handling: pads where they cannot be, and edges that cannot be.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

declare void @callee()
declare i32 @personality(...)
declare i32 @__CxxFrameHandler3(...)

; CHECK-DAG: The landingpad instruction should have a consistent result type inside a function.
define void @f0() personality ptr @personality {
  invoke void @callee() to label %a unwind label %b
a:
  invoke void @callee() to label %c unwind label %d
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
d:
  %m = landingpad i32 cleanup
  ret void
c:
  ret void
}

; CHECK-DAG: The unwind destination does not have an exception handling instruction!
; CHECK-DAG: LandingPadInst not the first non-PHI instruction in the block.
define void @f1() personality ptr @personality {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  call void @callee()
  %l = landingpad { ptr, i32 } cleanup
  ret void
}

; CHECK-DAG: Catch operand does not have pointer type!
define void @f3() personality ptr @personality {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } catch i32 1
  ret void
}

; CHECK-DAG: CatchSwitchInst needs to be in a function with a personality.
; CHECK-DAG: CatchPadInst needs to be in a function with a personality.
define void @f4() {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %c] unwind to caller
c:
  %q = catchpad within %s []
  catchret from %q to label %a
}

; CHECK-DAG: CleanupPadInst needs to be in a function with a personality.
define void @f5() {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  ret void
}

; CHECK-DAG: Bogus funclet pad use
; CHECK-DAG: CatchPadInst needs to be directly nested in a CatchSwitchInst.
define void @f6() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  %q = catchpad within %l []
  ret void
}

; CHECK-DAG: CatchSwitchInst handlers must be catchpads
; CHECK-DAG: CatchPadInst not the first non-PHI instruction in the block.
define void @f7() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %c] unwind to caller
c:
  call void @callee()
  %q = catchpad within %s []
  ret void
}

; CHECK-DAG: The unwind destination does not have an exception handling instruction!
; CHECK-DAG: CleanupPadInst not the first non-PHI instruction in the block.
define void @f8() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  call void @callee()
  %l = cleanuppad within none []
  ret void
}

; CHECK-DAG: The unwind destination does not have an exception handling instruction!
; CHECK-DAG: CleanupPadInst not the first non-PHI instruction in the block.
; CHECK-DAG: Function returns a token but isn't an intrinsic
define void @f9() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %k = call token @g9()
  %l = cleanuppad within %k []
  ret void
}
declare token @g9()

; CHECK-DAG: The unwind destination does not have an exception handling instruction!
; CHECK-DAG: CatchSwitchInst not the first non-PHI instruction in the block.
define void @f10() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  call void @callee()
  %s = catchswitch within none [label %c] unwind to caller
c:
  %q = catchpad within %s []
  catchret from %q to label %a
}

; CHECK-DAG: CatchSwitchInst has an invalid parent.
; CHECK-DAG: Function returns a token but isn't an intrinsic
define void @f11(i1 %x) personality ptr @__CxxFrameHandler3 {
  %k = call token @g11()
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within %k [label %c] unwind to caller
c:
  %q = catchpad within %s []
  catchret from %q to label %a
}
declare token @g11()

; CHECK-DAG: CatchSwitchInst must unwind to an EH block which is not a landingpad.
; CHECK-DAG: Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.
define void @f12() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %c] unwind label %d
c:
  %q = catchpad within %s []
  catchret from %q to label %a
d:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}

; CHECK-DAG: CleanupReturnInst needs to be provided a CleanupPad
define void @f13() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %c] unwind to caller
c:
  %q = catchpad within %s []
  cleanupret from %q unwind to caller
}

; CHECK-DAG: Block containg CatchPadInst must be jumped to only by its catchswitch.
; CHECK-DAG: Instruction does not dominate all uses!
define void @f14() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  br label %c
b:
  %s = catchswitch within none [label %c] unwind to caller
c:
  %q = catchpad within %s []
  catchret from %q to label %e
e:
  ret void
}

; CHECK-DAG: Catchswitch cannot unwind to one of its catchpads
define void @f15() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %c] unwind label %c
c:
  %q = catchpad within %s []
  catchret from %q to label %a
}

; CHECK-DAG: EH pad must be jumped to via an unwind edge
define void @f16() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  br label %b
b:
  %l = cleanuppad within none []
  ret void
}

; CHECK-DAG: EH pad must be jumped to via an unwind edge
define void @f17() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %b unwind label %b
b:
  %l = cleanuppad within none []
  ret void
}

; CHECK-DAG: A cleanupret must exit its cleanup
define void @f18() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  invoke void @callee() [ "funclet"(token %l) ] to label %c unwind label %d
c:
  ret void
d:
  %m = cleanuppad within %l []
  cleanupret from %m unwind label %e
e:
  %n = cleanuppad within %m []
  ret void
}

; CHECK-DAG: EH pad cannot handle exceptions raised within it
; CHECK-DAG: EH pads can't handle each other's exceptions
define void @f19() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  invoke void @callee() [ "funclet"(token %l) ] to label %a unwind label %b
}

; CHECK-DAG: A single unwind edge may only enter one EH pad
; CHECK-DAG: Instruction does not dominate all uses!
define void @f20() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  invoke void @callee() to label %c unwind label %d
c:
  ret void
b:
  %l = cleanuppad within none []
  ret void
d:
  %m = cleanuppad within %l []
  ret void
}

; CHECK-DAG: FuncletPadInst must not be nested within itself
define void @f21() personality ptr @__CxxFrameHandler3 {
  ret void
d:
  %m = cleanuppad within %m []
  ret void
}

; CHECK-DAG: FuncletPadInst must not be nested within itself
define void @f22() personality ptr @__CxxFrameHandler3 {
  ret void
c:
  %l = cleanuppad within %m []
  invoke void @callee() [ "funclet"(token %l) ] to label %e unwind label %d
d:
  %m = cleanuppad within %l []
  ret void
e:
  ret void
}

; CHECK-DAG: Unwind edges out of a catch must have the same unwind dest as the parent catchswitch
define void @f23() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %c] unwind to caller
c:
  %q = catchpad within %s []
  invoke void @callee() [ "funclet"(token %q) ] to label %a unwind label %d
d:
  %l = cleanuppad within none []
  cleanupret from %l unwind to caller
}

; CHECK-DAG: Bogus funclet pad use
define void @f24() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  %v = select i1 true, i32 1, i32 2
  call void (...) @llvm.fake.use(token %l)
  %r = freeze token %l
  ret void
}
declare void @llvm.fake.use(...)

; CHECK-DAG: Function returns a token but isn't an intrinsic
; CHECK-DAG: Bogus funclet pad use
define token @f25() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  ret token none
b:
  %l = cleanuppad within none []
  ret token %l
}

; CHECK-DAG: EH pads can't handle each other's exceptions
define void @f26() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  invoke void @callee() to label %n unwind label %d
n:
  ret void
b:
  %l = cleanuppad within none []
  cleanupret from %l unwind label %d
d:
  %m = cleanuppad within none []
  cleanupret from %m unwind label %b
}

; CHECK-DAG: Missing funclet token on intrinsic call
declare ptr @llvm.objc.retain(ptr)
define void @f27(ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  %r = call ptr @llvm.objc.retain(ptr %p)
  cleanupret from %l unwind to caller
}
