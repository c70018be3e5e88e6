# Vector instructions: configuration, one of each kind of operands, and other ways to write them.
# RUN: codewright mc -triple=riscv64 -mattr=+v -show-encoding %s | FileCheck %s
# What is encoded is read back.
# RUN: codewright mc -triple=riscv64 -mattr=+v -filetype=obj %s -o %t && codewright objdump -d --no-print-imm-hex --mattr=+v %t | FileCheck %s --check-prefix=BACK

vsetvli a2, a0, e32, mf2, ta, ma
# CHECK: vsetvli a2, a0, e32, mf2, ta, ma {{.*}}encoding: [0x57,0x76,0x75,0x0d]
# BACK: vsetvli a2, a0, e32, mf2, ta, ma
# What is left out is 0.
vsetvli a2, a0, e8
# CHECK: vsetvli a2, a0, e8, m1, tu, mu {{.*}}encoding: [0x57,0x76,0x05,0x00]
# BACK: vsetvli a2, a0, e8, m1, tu, mu
vsetvli a2, a0, e64, m4, ma
# CHECK: vsetvli a2, a0, e64, m4, tu, ma {{.*}}encoding: [0x57,0x76,0xa5,0x09]
# BACK: vsetvli a2, a0, e64, m4, tu, ma
vsetivli a2, 0x1f, e16, m2, tu, mu
# CHECK: vsetivli a2, 31, e16, m2, tu, mu {{.*}}encoding: [0x57,0xf6,0x9f,0xc0]
# BACK: vsetivli a2, 31, e16, m2, tu, mu
# A number that words do not cover.
vsetvli a2, a0, 0x7ff
# CHECK: vsetvli a2, a0, 2047 {{.*}}encoding: [0x57,0x76,0xf5,0x7f]
# BACK: vsetvli a2, a0, 2047
vsetvl a2, a0, a1
# CHECK: vsetvl a2, a0, a1 {{.*}}encoding: [0x57,0x76,0xb5,0x80]
# BACK: vsetvl a2, a0, a1

vadd.vv v8, v4, v20, v0.t
# CHECK: vadd.vv v8, v4, v20, v0.t {{.*}}encoding: [0x57,0x04,0x4a,0x00]
# BACK: vadd.vv v8, v4, v20, v0.t
vadd.vx v8, v4, a0
# CHECK: vadd.vx v8, v4, a0 {{.*}}encoding: [0x57,0x44,0x45,0x02]
# BACK: vadd.vx v8, v4, a0
vadd.vi v8, v4, -16, v0.t
# CHECK: vadd.vi v8, v4, -16, v0.t {{.*}}encoding: [0x57,0x34,0x48,0x00]
# BACK: vadd.vi v8, v4, -16, v0.t
vsrl.vi v8, v4, 31
# CHECK: vsrl.vi v8, v4, 31 {{.*}}encoding: [0x57,0xb4,0x4f,0xa2]
# BACK: vsrl.vi v8, v4, 31
vwaddu.wv v8, v4, v20
# CHECK: vwaddu.wv v8, v4, v20 {{.*}}encoding: [0x57,0x24,0x4a,0xd2]
# BACK: vwaddu.wv v8, v4, v20
vnclip.wx v8, v4, a0
# CHECK: vnclip.wx v8, v4, a0 {{.*}}encoding: [0x57,0x44,0x45,0xbe]
# BACK: vnclip.wx v8, v4, a0
vmacc.vv v8, v20, v4, v0.t
# CHECK: vmacc.vv v8, v20, v4, v0.t {{.*}}encoding: [0x57,0x24,0x4a,0xb4]
# BACK: vmacc.vv v8, v20, v4, v0.t
vadc.vvm v8, v4, v20, v0
# CHECK: vadc.vvm v8, v4, v20, v0 {{.*}}encoding: [0x57,0x04,0x4a,0x40]
# BACK: vadc.vvm v8, v4, v20, v0
vmadc.vi v8, v4, 3
# CHECK: vmadc.vi v8, v4, 3 {{.*}}encoding: [0x57,0xb4,0x41,0x46]
# BACK: vmadc.vi v8, v4, 3
vmerge.vxm v8, v4, a0, v0
# CHECK: vmerge.vxm v8, v4, a0, v0 {{.*}}encoding: [0x57,0x44,0x45,0x5c]
# BACK: vmerge.vxm v8, v4, a0, v0
vmv.v.i v8, 5
# CHECK: vmv.v.i v8, 5 {{.*}}encoding: [0x57,0xb4,0x02,0x5e]
# BACK: vmv.v.i v8, 5
vsext.vf4 v8, v4
# CHECK: vsext.vf4 v8, v4 {{.*}}encoding: [0x57,0xa4,0x42,0x4a]
# BACK: vsext.vf4 v8, v4
vfadd.vf v8, v4, fa0
# CHECK: vfadd.vf v8, v4, fa0 {{.*}}encoding: [0x57,0x54,0x45,0x02]
# BACK: vfadd.vf v8, v4, fa0
vfmsac.vf v8, fa0, v4, v0.t
# CHECK: vfmsac.vf v8, fa0, v4, v0.t {{.*}}encoding: [0x57,0x54,0x45,0xb8]
# BACK: vfmsac.vf v8, fa0, v4, v0.t
vfcvt.rtz.x.f.v v8, v4
# CHECK: vfcvt.rtz.x.f.v v8, v4 {{.*}}encoding: [0x57,0x94,0x43,0x4a]
# BACK: vfcvt.rtz.x.f.v v8, v4
vredsum.vs v8, v4, v20
# CHECK: vredsum.vs v8, v4, v20 {{.*}}encoding: [0x57,0x24,0x4a,0x02]
# BACK: vredsum.vs v8, v4, v20
vmand.mm v8, v4, v20
# CHECK: vmand.mm v8, v4, v20 {{.*}}encoding: [0x57,0x24,0x4a,0x66]
# BACK: vmand.mm v8, v4, v20
vcpop.m a2, v4, v0.t
# CHECK: vcpop.m a2, v4, v0.t {{.*}}encoding: [0x57,0x26,0x48,0x40]
# BACK: vcpop.m a2, v4, v0.t
vid.v v8, v0.t
# CHECK: vid.v v8, v0.t {{.*}}encoding: [0x57,0xa4,0x08,0x50]
# BACK: vid.v v8, v0.t
vmv.x.s a2, v4
# CHECK: vmv.x.s a2, v4 {{.*}}encoding: [0x57,0x26,0x40,0x42]
# BACK: vmv.x.s a2, v4
vfmv.s.f v8, fa0
# CHECK: vfmv.s.f v8, fa0 {{.*}}encoding: [0x57,0x54,0x05,0x42]
# BACK: vfmv.s.f v8, fa0
vslide1down.vx v8, v4, a0
# CHECK: vslide1down.vx v8, v4, a0 {{.*}}encoding: [0x57,0x64,0x45,0x3e]
# BACK: vslide1down.vx v8, v4, a0
vrgatherei16.vv v8, v4, v20
# CHECK: vrgatherei16.vv v8, v4, v20 {{.*}}encoding: [0x57,0x04,0x4a,0x3a]
# BACK: vrgatherei16.vv v8, v4, v20
vcompress.vm v8, v4, v20
# CHECK: vcompress.vm v8, v4, v20 {{.*}}encoding: [0x57,0x24,0x4a,0x5e]
# BACK: vcompress.vm v8, v4, v20
vmv8r.v v8, v16
# CHECK: vmv8r.v v8, v16 {{.*}}encoding: [0x57,0xb4,0x03,0x9f]
# BACK: vmv8r.v v8, v16

vle32.v v8, (a0), v0.t
# CHECK: vle32.v v8, (a0), v0.t {{.*}}encoding: [0x07,0x64,0x05,0x00]
# BACK: vle32.v v8, (a0), v0.t
vle16ff.v v8, 0(a0)
# CHECK: vle16ff.v v8, (a0) {{.*}}encoding: [0x07,0x54,0x05,0x03]
# BACK: vle16ff.v v8, (a0)
vlse64.v v8, (a0), a1
# CHECK: vlse64.v v8, (a0), a1 {{.*}}encoding: [0x07,0x74,0xb5,0x0a]
# BACK: vlse64.v v8, (a0), a1
vsoxei8.v v8, (a0), v4
# CHECK: vsoxei8.v v8, (a0), v4 {{.*}}encoding: [0x27,0x04,0x45,0x0e]
# BACK: vsoxei8.v v8, (a0), v4
vlseg3e8.v v8, (a0)
# CHECK: vlseg3e8.v v8, (a0) {{.*}}encoding: [0x07,0x04,0x05,0x42]
# BACK: vlseg3e8.v v8, (a0)
vluxseg8ei64.v v8, (a0), v4, v0.t
# CHECK: vluxseg8ei64.v v8, (a0), v4, v0.t {{.*}}encoding: [0x07,0x74,0x45,0xe4]
# BACK: vluxseg8ei64.v v8, (a0), v4, v0.t
vlm.v v8, (a0)
# CHECK: vlm.v v8, (a0) {{.*}}encoding: [0x07,0x04,0xb5,0x02]
# BACK: vlm.v v8, (a0)
vl4re16.v v8, (a0)
# CHECK: vl4re16.v v8, (a0) {{.*}}encoding: [0x07,0x54,0x85,0x62]
# BACK: vl4re16.v v8, (a0)
vs2r.v v8, (a0)
# CHECK: vs2r.v v8, (a0) {{.*}}encoding: [0x27,0x04,0x85,0x22]
# BACK: vs2r.v v8, (a0)

vneg.v v8, v4
# CHECK: vneg.v v8, v4 {{.*}}encoding: [0x57,0x44,0x40,0x0e]
# BACK: vneg.v v8, v4
vnot.v v8, v4, v0.t
# CHECK: vnot.v v8, v4, v0.t {{.*}}encoding: [0x57,0xb4,0x4f,0x2c]
# BACK: vnot.v v8, v4, v0.t
vncvt.x.x.w v8, v4
# CHECK: vncvt.x.x.w v8, v4 {{.*}}encoding: [0x57,0x44,0x40,0xb2]
# BACK: vncvt.x.x.w v8, v4
vmsgt.vv v8, v4, v20
# CHECK: vmslt.vv v8, v20, v4 {{.*}}encoding: [0x57,0x04,0x42,0x6f]
# BACK: vmslt.vv v8, v20, v4
vmset.m v8
# CHECK: vmset.m v8 {{.*}}encoding: [0x57,0x24,0x84,0x7e]
# BACK: vmset.m v8
vfabs.v v8, v4
# CHECK: vfabs.v v8, v4 {{.*}}encoding: [0x57,0x14,0x42,0x2a]
# BACK: vfabs.v v8, v4
vl1r.v v8, (a0)
# CHECK: vl1r.v v8, (a0) {{.*}}encoding: [0x07,0x04,0x85,0x02]
# BACK: vl1r.v v8, (a0)
# No number is less than 0 without sign.
vmsltu.vi v8, v4, 0
# CHECK: vmsne.vv v8, v4, v4 {{.*}}encoding: [0x57,0x04,0x42,0x66]
# BACK: vmsne.vv v8, v4, v4
vmslt.vi v8, v4, 16
# CHECK: vmsle.vi v8, v4, 15 {{.*}}encoding: [0x57,0xb4,0x47,0x76]
# BACK: vmsle.vi v8, v4, 15
vmsge.vx v8, v4, a0
# CHECK: vmslt.vx v8, v4, a0 {{.*}}encoding: [0x57,0x44,0x45,0x6e]
# BACK: vmslt.vx v8, v4, a0
# CHECK: vmnot.m v8, v8 {{.*}}encoding: [0x57,0x24,0x84,0x76]
# BACK: vmnot.m v8, v8
vmsge.vx v8, v4, a0, v0.t
# CHECK: vmslt.vx v8, v4, a0, v0.t {{.*}}encoding: [0x57,0x44,0x45,0x6c]
# BACK: vmslt.vx v8, v4, a0, v0.t
# CHECK: vmxor.mm v8, v8, v0 {{.*}}encoding: [0x57,0x24,0x80,0x6e]
# BACK: vmxor.mm v8, v8, v0
vmsgeu.vx v0, v4, a0, v0.t, v2
# CHECK: vmsltu.vx v2, v4, a0 {{.*}}encoding: [0x57,0x41,0x45,0x6a]
# BACK: vmsltu.vx v2, v4, a0
# CHECK: vmandn.mm v0, v0, v2 {{.*}}encoding: [0x57,0x20,0x01,0x62]
# BACK: vmandn.mm v0, v0, v2
vmsgeu.vx v9, v4, a0, v0.t, v2
# CHECK: vmsltu.vx v2, v4, a0 {{.*}}encoding: [0x57,0x41,0x45,0x6a]
# BACK: vmsltu.vx v2, v4, a0
# CHECK: vmandn.mm v2, v0, v2 {{.*}}encoding: [0x57,0x21,0x01,0x62]
# BACK: vmandn.mm v2, v0, v2
# CHECK: vmandn.mm v9, v9, v0 {{.*}}encoding: [0xd7,0x24,0x90,0x62]
# BACK: vmandn.mm v9, v9, v0
# CHECK: vmor.mm v9, v2, v9 {{.*}}encoding: [0xd7,0xa4,0x24,0x6a]
# BACK: vmor.mm v9, v2, v9
