; Convergence control tokens: where they come from, and who may use them.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()
declare token @llvm.call.preallocated.setup(i32)
declare void @callee() convergent
declare void @plain()

; CHECK-DAG: The 'convergencectrl' bundle requires exactly one token use.
define void @f0() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  call void @callee() [ "convergencectrl"(token %t, token %t) ]
  ret void
}

; CHECK-DAG: The 'convergencectrl' bundle can occur at most once on a call
define void @f1() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  call void @callee() [ "convergencectrl"(token %t), "convergencectrl"(token %t) ]
  ret void
}

; CHECK-DAG: cannot use preallocated intrinsics on a call without preallocated arguments
; CHECK-DAG: Convergence control tokens can only be produced by calls to the convergence control intrinsics.
define void @f2() convergent {
  %t = call token @llvm.call.preallocated.setup(i32 0)
  call void @callee() [ "convergencectrl"(token %t) ]
  ret void
}

; CHECK-DAG: Entry intrinsic can occur only in a convergent function.
define void @f3(ptr %p, i32 %i, float %x) {
  %t = call token @llvm.experimental.convergence.entry()
  ret void
}

; CHECK-DAG: Entry intrinsic can occur only in the entry block.
define void @f4() convergent {
  br label %a
a:
  %t = call token @llvm.experimental.convergence.entry()
  ret void
}

; CHECK-DAG: Entry or anchor intrinsic cannot have a convergencectrl token operand.
define void @f5() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  %u = call token @llvm.experimental.convergence.anchor() [ "convergencectrl"(token %t) ]
  ret void
}

; CHECK-DAG: Entry intrinsic cannot be preceded by a convergent operation in the same basic block.
define void @f6() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  %u = call token @llvm.experimental.convergence.entry() [ "convergencectrl"(token %t) ]
  ret void
}

; CHECK-DAG: Loop intrinsic must have a convergencectrl token operand.
define void @f7() convergent {
  %t = call token @llvm.experimental.convergence.loop()
  ret void
}

; CHECK-DAG: Entry intrinsic cannot be preceded by a convergent operation in the same basic block.
define void @f9() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  %t = call token @llvm.experimental.convergence.entry()
  ret void
}

; CHECK-DAG: Loop intrinsic cannot be preceded by a convergent operation in the same basic block.
define void @f10() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  br label %l
l:
  %b = call token @llvm.experimental.convergence.anchor()
  %t = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %a) ]
  br label %l
}

; CHECK-DAG: Cannot mix controlled and uncontrolled convergence in the same function.
define void @f11() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  call void @callee()
  ret void
}

; CHECK-DAG: Convergence token used by an instruction other than llvm.experimental.convergence.loop in a cycle that does not contain the token's definition.
define void @f12() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  br label %l
l:
  call void @callee() [ "convergencectrl"(token %a) ]
  br label %l
}
