; Functions that call nobody have objects below the stack pointer, up to 128 bytes of them; not those that say so, nor where
; something else may write there. A word that was not pushed goes to a register that nobody reads.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-pc-windows-gnu %s -o - | FileCheck --check-prefix=WINDOWS %s
declare void @call()

; CHECK-LABEL: leaf:
; CHECK-NOT: %rsp{{$}}
; CHECK: movl %esi, -8(%rsp,%rax,4)
; CHECK-NEXT: movl %edi, %eax
; CHECK-NEXT: retq
; WINDOWS-LABEL: leaf:
; WINDOWS: {{pushq|subq}}
define i32 @leaf(i32 %x, i32 %n) nounwind {
  %list = alloca [2 x i32]
  %p = getelementptr i32, ptr %list, i32 %n
  store volatile i32 %n, ptr %p
  ret i32 %x
}

; CHECK-LABEL: large:
; CHECK: subq $672, %rsp
; CHECK: movl %esi, -128(%rsp,%rax,4)
; CHECK: addq $672, %rsp
define i32 @large(i32 %x, i32 %n) nounwind {
  %list = alloca [200 x i32]
  %p = getelementptr i32, ptr %list, i32 %n
  store volatile i32 %n, ptr %p
  ret i32 %x
}

; CHECK-LABEL: without:
; CHECK: pushq %rax
; CHECK: popq %rcx
; CHECK-NEXT: retq
define i32 @without(i32 %x, i32 %n) nounwind noredzone {
  %list = alloca [2 x i32]
  %p = getelementptr i32, ptr %list, i32 %n
  store volatile i32 %n, ptr %p
  ret i32 %x
}

; CHECK-LABEL: assembly:
; CHECK: pushq %rax
; CHECK: popq %rcx
define i32 @assembly(i32 %x, i32 %n) nounwind {
  %list = alloca [2 x i32]
  %p = getelementptr i32, ptr %list, i32 %n
  store volatile i32 %n, ptr %p
  call void asm sideeffect "nop", ""()
  ret i32 %x
}

; CHECK-LABEL: flags:
; CHECK: pushq %rax
; CHECK: pushfq
; CHECK: retq
define i64 @flags(i32 %n) nounwind {
  %list = alloca [2 x i32]
  %p = getelementptr i32, ptr %list, i32 %n
  store volatile i32 %n, ptr %p
  %f = call i64 @llvm.x86.flags.read.u64()
  ret i64 %f
}
declare i64 @llvm.x86.flags.read.u64()

; The result takes two registers.
; CHECK-LABEL: two_results:
; CHECK: pushq %rax
; CHECK: callq pair
; CHECK: popq %rcx
; CHECK-NEXT: retq
define { i64, i64 } @two_results() nounwind {
  %r = call { i64, i64 } @pair()
  ret { i64, i64 } %r
}
declare { i64, i64 } @pair()
