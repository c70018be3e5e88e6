; With Microsoft's library, handlers of exceptions register themselves when 32-bit code runs, which is an error as yet; with MinGW's, tables
; say where they are, which refer to types and routines by their addresses.

; RUN: split-file %s %t
; RUN: not llc -mtriple=i686-pc-windows-msvc %t/pads.ll -o - 2>&1 | FileCheck %s --check-prefix=PADS
; RUN: not llc -mtriple=i686-pc-windows-msvc %t/funclets.ll -o - 2>&1 | FileCheck %s --check-prefix=FUNCLETS
; RUN: llc -mtriple=i686-w64-windows-gnu %t/pads.ll -o - | FileCheck %s

; PADS: exception handling is not supported where code registers its handlers (in 'f'
; FUNCLETS: exception handling by funclets on this target (in 'f'
; CHECK: .cfi_personality 0, ___gxx_personality_v0
; CHECK: .cfi_lsda 0, Lexception0
; CHECK: .long __ZTIi

;--- pads.ll
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare void @throws()
define i32 @f() personality ptr @__gxx_personality_v0 {
  invoke void @throws() to label %done unwind label %pad
done:
  ret i32 0
pad:
  %x = landingpad { ptr, i32 } catch ptr @_ZTIi
  %n = extractvalue { ptr, i32 } %x, 1
  ret i32 %n
}
;--- funclets.ll
declare i32 @__CxxFrameHandler3(...)
declare void @throws()
define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @throws() to label %done unwind label %pad
done:
  ret void
pad:
  %p = cleanuppad within none []
  cleanupret from %p unwind to caller
}
