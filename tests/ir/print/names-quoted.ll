; Names are quoted where they hold unusual characters or begin with a digit.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

%"a b" = type { i32 }
@"\01x" = global %"a b" zeroinitializer
@"1" = global i32 0
@"a\22\5C" = global i32 0
@a.b-c_d = global i32 0
@"$x" = global i32 0
define void @f(i32 %"my arg") {
"a block":
  %"0" = add i32 %"my arg", 1
  br label %"2nd"
"2nd":
  ret void
}

; CHECK:%"a b" = type { i32 }
; CHECK:@"\01x" = global %"a b" zeroinitializer
; CHECK-NEXT:@"1" = global i32 0
; CHECK-NEXT:@"a\22\\" = global i32 0
; CHECK-NEXT:@a.b-c_d = global i32 0
; CHECK-NEXT:@"$x" = global i32 0
; CHECK:define void @f(i32 %"my arg") {
; CHECK-NEXT:"a block":
; CHECK-NEXT:  %"0" = add i32 %"my arg", 1
; CHECK-NEXT:  br label %"2nd"
; CHECK:"2nd":                                            ; preds = %"a block"
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
