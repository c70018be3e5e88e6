; The system keeps eight bits of a program's result.
; RUN: lli -force-interpreter %s
; RUN: lli %s

define i32 @main() {
  ret i32 256
}
