; Structure loads and stores name the first of registers that follow each other; tables take up to four.
; RUN: llc -mtriple=aarch64-linux-gnu -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -O0 %s -o - | FileCheck %s --check-prefix=FAST

; CHECK-LABEL: exchange:
; CHECK: ld2 { v0.16b, v1.16b }, [x0]
; CHECK: st2 { v[[A:[0-9]+]].16b, v{{[0-9]+}}.16b }, [x1]
; FAST-LABEL: exchange:
; FAST: ld2 { v{{[0-9]+}}.16b, v{{[0-9]+}}.16b }, [x{{[0-9]+}}]
define void @exchange(ptr %p, ptr %q) {
  %r = call { <16 x i8>, <16 x i8> } @llvm.aarch64.neon.ld2.v16i8.p0(ptr %p)
  %x = extractvalue { <16 x i8>, <16 x i8> } %r, 0
  %y = extractvalue { <16 x i8>, <16 x i8> } %r, 1
  call void @llvm.aarch64.neon.st2.v16i8.p0(<16 x i8> %y, <16 x i8> %x, ptr %q)
  ret void
}

; CHECK-LABEL: short:
; CHECK: ld3 { v[[A:[0-9]+]].4h, v[[B:[0-9]+]].4h, v[[C:[0-9]+]].4h }, [x0]
; CHECK: fmov d0, d[[A]]
define { <4 x i16>, <4 x i16>, <4 x i16> } @short(ptr %p) {
  %r = call { <4 x i16>, <4 x i16>, <4 x i16> } @llvm.aarch64.neon.ld3.v4i16.p0(ptr %p)
  ret { <4 x i16>, <4 x i16>, <4 x i16> } %r
}

; Vectors of half precision are eight integers in registers.
; CHECK-LABEL: halves:
; CHECK: ld4 { v[[A:[0-9]+]].8h, {{.*}} }, [x0]
define { <8 x half>, <8 x half>, <8 x half>, <8 x half> } @halves(ptr %p) {
  %r = call { <8 x half>, <8 x half>, <8 x half>, <8 x half> } @llvm.aarch64.neon.ld4.v8f16.p0(ptr %p)
  ret { <8 x half>, <8 x half>, <8 x half>, <8 x half> } %r
}

; One member a structure: consecutive elements.
; CHECK-LABEL: consecutive:
; CHECK: st1 { v{{[0-9]+}}.1d, v{{[0-9]+}}.1d }, [x0]
define void @consecutive(<1 x i64> %a, <1 x i64> %b, ptr %p) {
  call void @llvm.aarch64.neon.st2.v1i64.p0(<1 x i64> %a, <1 x i64> %b, ptr %p)
  ret void
}

; CHECK-LABEL: lane:
; CHECK: ld2 { v[[A:[0-9]+]].s, v[[B:[0-9]+]].s }[2], [x0]
define { <4 x i32>, <4 x i32> } @lane(<4 x i32> %a, <4 x i32> %b, ptr %p) {
  %r = call { <4 x i32>, <4 x i32> } @llvm.aarch64.neon.ld2lane.v4i32.p0(<4 x i32> %a, <4 x i32> %b, i64 2, ptr %p)
  ret { <4 x i32>, <4 x i32> } %r
}

; CHECK-LABEL: everywhere:
; CHECK: ld2r { v0.2d, v1.2d }, [x0]
define <2 x double> @everywhere(ptr %p) {
  %r = call { <2 x double>, <2 x double> } @llvm.aarch64.neon.ld2r.v2f64.p0(ptr %p)
  %x = extractvalue { <2 x double>, <2 x double> } %r, 0
  %y = extractvalue { <2 x double>, <2 x double> } %r, 1
  %s = fadd <2 x double> %x, %y
  ret <2 x double> %s
}

; CHECK-LABEL: table:
; CHECK: tbx v0.8b, { v{{[0-9]+}}.16b, v{{[0-9]+}}.16b, v{{[0-9]+}}.16b }, v4.8b
define <8 x i8> @table(<8 x i8> %o, <16 x i8> %a, <16 x i8> %b, <16 x i8> %c, <8 x i8> %n) {
  %r = call <8 x i8> @llvm.aarch64.neon.tbx3.v8i8(<8 x i8> %o, <16 x i8> %a, <16 x i8> %b, <16 x i8> %c, <8 x i8> %n)
  ret <8 x i8> %r
}

; A tuple that is needed after all registers have been overwritten goes to memory register by register.
; CHECK-LABEL: spilled:
; CHECK: ld2 { v[[A:[0-9]+]].2d, v[[B:[0-9]+]].2d }, [x0]
; CHECK-DAG: q[[A]]
; CHECK-DAG: q[[B]]
; CHECK: nop
; CHECK: st2 { v{{[0-9]+}}.2d, v{{[0-9]+}}.2d }, [x0]
define void @spilled(ptr %p) {
  %r = call { <2 x i64>, <2 x i64> } @llvm.aarch64.neon.ld2.v2i64.p0(ptr %p)
  call void asm sideeffect "nop", "~{v0},~{v1},~{v2},~{v3},~{v4},~{v5},~{v6},~{v7},~{v8},~{v9},~{v10},~{v11},~{v12},~{v13},~{v14},~{v15},~{v16},~{v17},~{v18},~{v19},~{v20},~{v21},~{v22},~{v23},~{v24},~{v25},~{v26},~{v27},~{v28},~{v29},~{v30},~{v31}"()
  %x = extractvalue { <2 x i64>, <2 x i64> } %r, 0
  %y = extractvalue { <2 x i64>, <2 x i64> } %r, 1
  call void @llvm.aarch64.neon.st2.v2i64.p0(<2 x i64> %x, <2 x i64> %y, ptr %p)
  ret void
}

; Three registers, in a part of the function that a call is in.
; CHECK-LABEL: three:
; CHECK: ld3 { v[[A:[0-9]+]].4s, v[[B:[0-9]+]].4s, v[[C:[0-9]+]].4s }, [x0]
; CHECK-COUNT-3: q
; CHECK: bl callee
; CHECK: ldr q
; CHECK: ldp q
; CHECK: mov s0, v{{[0-9]+}}.s[1]
declare void @callee()
define float @three(ptr %p, i32 %a) {
entry:
  %r = call { <4 x float>, <4 x float>, <4 x float> } @llvm.aarch64.neon.ld3.v4f32.p0(ptr %p)
  %z = icmp eq i32 %a, 0
  br i1 %z, label %then, label %end

then:
  call void @callee()
  br label %end

end:
  %x = extractvalue { <4 x float>, <4 x float>, <4 x float> } %r, 0
  %e = extractelement <4 x float> %x, i32 1
  ret float %e
}

; A tuple that is read after one of its elements was loaded is copied before.
; CHECK-LABEL: copied:
; CHECK: ld3 { v0.16b, v1.16b, v2.16b }, [x0]
; CHECK-COUNT-3: mov v{{[0-9]+}}.16b, v{{[0-9]+}}.16b
; CHECK: ld3 { v{{[0-9]+}}.b, v{{[0-9]+}}.b, v{{[0-9]+}}.b }[3], [x0]
define void @copied(ptr %p, ptr %q) {
  %r = call { <16 x i8>, <16 x i8>, <16 x i8> } @llvm.aarch64.neon.ld3.v16i8.p0(ptr %p)
  %a = extractvalue { <16 x i8>, <16 x i8>, <16 x i8> } %r, 0
  %b = extractvalue { <16 x i8>, <16 x i8>, <16 x i8> } %r, 1
  %c = extractvalue { <16 x i8>, <16 x i8>, <16 x i8> } %r, 2
  %s = call { <16 x i8>, <16 x i8>, <16 x i8> } @llvm.aarch64.neon.ld3lane.v16i8.p0(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c, i64 3, ptr %p)
  %d = extractvalue { <16 x i8>, <16 x i8>, <16 x i8> } %s, 0
  %e = extractvalue { <16 x i8>, <16 x i8>, <16 x i8> } %s, 1
  %f = extractvalue { <16 x i8>, <16 x i8>, <16 x i8> } %s, 2
  call void @llvm.aarch64.neon.st3.v16i8.p0(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c, ptr %q)
  call void @llvm.aarch64.neon.st3.v16i8.p0(<16 x i8> %d, <16 x i8> %e, <16 x i8> %f, ptr %q)
  ret void
}
