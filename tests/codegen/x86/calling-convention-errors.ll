; What needs registers that are disabled or not used yet, and conventions whose callees do what ours do not, are errors.
; RUN: not llc -mtriple=x86_64-linux-gnu -mattr=-sse --diagnostics=llvm %s -o - 2>&1 | FileCheck %s --check-prefixes=CHECK,SSE

; SSE: error: not supported yet: returning a value of type f64, which takes an SSE register, with SSE disabled
define double @result() {
  ret double 1.0
}
; SSE: error: not supported yet: passing a value of type f64, which takes an SSE register, with SSE disabled
define void @argument(double %x) {
  ret void
}
; CHECK: error: not supported yet: calling convention 'x86_vectorcallcc'
define x86_vectorcallcc void @foreign() {
  ret void
}
; CHECK: error: not supported yet: an 'invoke' in calling convention 'tailcc'
declare tailcc void @throws()
declare i32 @__gxx_personality_v0(...)
define void @catches() personality ptr @__gxx_personality_v0 {
  invoke tailcc void @throws() to label %done unwind label %pad
done:
  ret void
pad:
  %p = landingpad { ptr, i32 } cleanup
  ret void
}
; CHECK: error: not supported yet: Swift's arguments by 'preserve_nonecc'
define preserve_nonecc void @self(ptr swiftself %p) {
  ret void
}
