; An exchange of 64 bits takes four registers; with a frame pointer and a base pointer there is one left for the address.
; RUN: llc -mtriple=i686-linux-gnu -stackrealign %s -o - | FileCheck %s
; RUN: llc -mtriple=i686-linux-gnu -stackrealign -O0 %s -o - | FileCheck %s

; CHECK-LABEL: exchange:
; CHECK: lock cmpxchg8b (%e{{[sd]}}i)
define void @exchange(i32 %i, i64 %value) nounwind {
  %counters = alloca [19 x i64], align 32
  %more = alloca i32, i32 %i
  call void @escape(ptr %more)
  %p = getelementptr inbounds [19 x i64], ptr %counters, i32 0, i32 %i
  %r = cmpxchg volatile ptr %p, i64 %value, i64 1 seq_cst seq_cst
  ret void
}
declare void @escape(ptr)
