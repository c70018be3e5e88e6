; Calling conventions by name and number.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare ccc void @a()
declare fastcc void @b()
declare coldcc void @c()
declare ghccc void @d()
declare cc 11 void @e()
declare anyregcc void @f()
declare preserve_mostcc void @g()
declare preserve_allcc void @h()
declare preserve_nonecc void @i()
declare swiftcc void @j()
declare swifttailcc void @k()
declare tailcc void @l()
declare cxx_fast_tlscc void @m()
declare cfguard_checkcc void @n()
declare x86_stdcallcc void @o()
declare x86_fastcallcc void @p()
declare x86_thiscallcc void @q()
declare x86_vectorcallcc void @r()
declare x86_regcallcc void @s()
declare x86_intrcc void @t(ptr byval(i32))
declare x86_64_sysvcc void @u()
declare win64cc void @v()
declare arm_apcscc void @w()
declare arm_aapcscc void @x()
declare arm_aapcs_vfpcc void @y()
declare aarch64_vector_pcs void @z()
declare aarch64_sve_vector_pcs void @aa()
declare aarch64_sme_preservemost_from_x0 void @ab()
declare msp430_intrcc void @ac()
declare ptx_kernel void @ae()
declare spir_func void @af()
declare amdgpu_kernel void @ag()
declare amdgpu_cs_chain void @ah()
declare intel_ocl_bicc void @ai()
declare hhvmcc void @aj()
declare m68k_rtdcc void @ak()
declare graalcc void @al()
declare riscv_vector_cc void @am()
declare riscv_vls_cc(256) void @ao()
declare cheriot_compartmentcallcc void @ap()

; CHECK: declare void @a()
; CHECK-EMPTY:
; CHECK-NEXT: declare fastcc void @b()
; CHECK-EMPTY:
; CHECK-NEXT: declare coldcc void @c()
; CHECK-EMPTY:
; CHECK-NEXT: declare ghccc void @d()
; CHECK-EMPTY:
; CHECK-NEXT: declare cc11 void @e()
; CHECK-EMPTY:
; CHECK-NEXT: declare anyregcc void @f()
; CHECK-EMPTY:
; CHECK-NEXT: declare preserve_mostcc void @g()
; CHECK-EMPTY:
; CHECK-NEXT: declare preserve_allcc void @h()
; CHECK-EMPTY:
; CHECK-NEXT: declare preserve_nonecc void @i()
; CHECK-EMPTY:
; CHECK-NEXT: declare swiftcc void @j()
; CHECK-EMPTY:
; CHECK-NEXT: declare swifttailcc void @k()
; CHECK-EMPTY:
; CHECK-NEXT: declare tailcc void @l()
; CHECK-EMPTY:
; CHECK-NEXT: declare cxx_fast_tlscc void @m()
; CHECK-EMPTY:
; CHECK-NEXT: declare cfguard_checkcc void @n()
; CHECK-EMPTY:
; CHECK-NEXT: declare x86_stdcallcc void @o()
; CHECK-EMPTY:
; CHECK-NEXT: declare x86_fastcallcc void @p()
; CHECK-EMPTY:
; CHECK-NEXT: declare x86_thiscallcc void @q()
; CHECK-EMPTY:
; CHECK-NEXT: declare x86_vectorcallcc void @r()
; CHECK-EMPTY:
; CHECK-NEXT: declare x86_regcallcc void @s()
; CHECK-EMPTY:
; CHECK-NEXT: declare x86_intrcc void @t(ptr byval(i32))
; CHECK-EMPTY:
; CHECK-NEXT: declare x86_64_sysvcc void @u()
; CHECK-EMPTY:
; CHECK-NEXT: declare win64cc void @v()
; CHECK-EMPTY:
; CHECK-NEXT: declare arm_apcscc void @w()
; CHECK-EMPTY:
; CHECK-NEXT: declare arm_aapcscc void @x()
; CHECK-EMPTY:
; CHECK-NEXT: declare arm_aapcs_vfpcc void @y()
; CHECK-EMPTY:
; CHECK-NEXT: declare aarch64_vector_pcs void @z()
; CHECK-EMPTY:
; CHECK-NEXT: declare aarch64_sve_vector_pcs void @aa()
; CHECK-EMPTY:
; CHECK-NEXT: declare aarch64_sme_preservemost_from_x0 void @ab()
; CHECK-EMPTY:
; CHECK-NEXT: declare msp430_intrcc void @ac()
; CHECK-EMPTY:
; CHECK-NEXT: declare ptx_kernel void @ae()
; CHECK-EMPTY:
; CHECK-NEXT: declare spir_func void @af()
; CHECK-EMPTY:
; CHECK-NEXT: declare amdgpu_kernel void @ag()
; CHECK-EMPTY:
; CHECK-NEXT: declare amdgpu_cs_chain void @ah()
; CHECK-EMPTY:
; CHECK-NEXT: declare intel_ocl_bicc void @ai()
; CHECK-EMPTY:
; CHECK-NEXT: declare hhvmcc void @aj()
; CHECK-EMPTY:
; CHECK-NEXT: declare m68k_rtdcc void @ak()
; CHECK-EMPTY:
; CHECK-NEXT: declare graalcc void @al()
; CHECK-EMPTY:
; CHECK-NEXT: declare riscv_vector_cc void @am()
; CHECK-EMPTY:
; CHECK-NEXT: declare riscv_vls_cc(256) void @ao()
; CHECK-EMPTY:
; CHECK-NEXT: declare cheriot_compartmentcallcc void @ap()
