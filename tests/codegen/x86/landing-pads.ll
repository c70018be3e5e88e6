; Exceptions are rare: what follows a call without one falls through to the return, and landing pads come behind it.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s

declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare void @may_throw()
declare void @next()

; CHECK-LABEL: caught:
; CHECK: callq may_throw
; CHECK-NOT: {{j[a-z]+}}
; CHECK: callq next
; CHECK-NOT: {{j[a-z]+}}
; CHECK: retq
; CHECK: callq __cxa_begin_catch
; CHECK: callq __cxa_end_catch
; CHECK: jmp
define void @caught() personality ptr @__gxx_personality_v0 {
  invoke void @may_throw() to label %done unwind label %pad
pad:
  %p = landingpad { ptr, i32 } catch ptr null
  %e = extractvalue { ptr, i32 } %p, 0
  %o = call ptr @__cxa_begin_catch(ptr %e)
  call void @__cxa_end_catch()
  br label %done
done:
  call void @next()
  ret void
}
