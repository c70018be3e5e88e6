; Visibility, DLL storage, preemption, thread-local models, unnamed_addr, address space, externally_initialized.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = hidden global i32 0
@b = protected global i32 0
@c = dllexport global i32 0
@d = external dllimport global i32
@e = dso_local global i32 0
@f = dso_preemptable global i32 0
@g = thread_local global i32 0
@h = thread_local(localdynamic) global i32 0
@i = thread_local(initialexec) global i32 0
@j = thread_local(localexec) global i32 0
@k = unnamed_addr global i32 0
@l = local_unnamed_addr global i32 0
@m = addrspace(3) externally_initialized global i32 0
@n = default global i32 0

; CHECK: @a = hidden global i32 0
; CHECK-NEXT: @b = protected global i32 0
; CHECK-NEXT: @c = dllexport global i32 0
; CHECK-NEXT: @d = external dllimport global i32
; CHECK-NEXT: @e = dso_local global i32 0
; CHECK-NEXT: @f = global i32 0
; CHECK-NEXT: @g = thread_local global i32 0
; CHECK-NEXT: @h = thread_local(localdynamic) global i32 0
; CHECK-NEXT: @i = thread_local(initialexec) global i32 0
; CHECK-NEXT: @j = thread_local(localexec) global i32 0
; CHECK-NEXT: @k = unnamed_addr global i32 0
; CHECK-NEXT: @l = local_unnamed_addr global i32 0
; CHECK-NEXT: @m = addrspace(3) externally_initialized global i32 0
; CHECK-NEXT: @n = global i32 0
