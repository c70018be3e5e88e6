; Intrinsics that are an instruction with operands in fixed registers, with flags for a result, or with nothing but an effect.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+sse4.2,+fma %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+sse4.2,+fma -O0 -filetype=null %s
; BLESS: CHECK
; CHECK: 	.file	"intrinsics-system.ll"
; CHECK-NEXT: 	.text
; CHECK-NEXT: 	.globl	rdrand_16
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	rdrand_16,@function
; CHECK-NEXT: rdrand_16:
; CHECK-NEXT: 	movl	$0, %edx
; CHECK-NEXT: 	rdrandw	%ax
; CHECK-NEXT: 	adcl	$0, %edx
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end0:
; CHECK-NEXT: 	.size	rdrand_16, .Lfunc_end0-rdrand_16
; CHECK-NEXT: 	.globl	rdrand_64
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	rdrand_64,@function
; CHECK-NEXT: rdrand_64:
; CHECK-NEXT: 	movl	$0, %edx
; CHECK-NEXT: 	rdrandq	%rax
; CHECK-NEXT: 	adcl	$0, %edx
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end1:
; CHECK-NEXT: 	.size	rdrand_64, .Lfunc_end1-rdrand_64
; CHECK-NEXT: 	.globl	rdseed_32
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	rdseed_32,@function
; CHECK-NEXT: rdseed_32:
; CHECK-NEXT: 	movl	$0, %edx
; CHECK-NEXT: 	rdseedl	%eax
; CHECK-NEXT: 	adcl	$0, %edx
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end2:
; CHECK-NEXT: 	.size	rdseed_32, .Lfunc_end2-rdseed_32
; CHECK-NEXT: 	.globl	rdtscp
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	rdtscp,@function
; CHECK-NEXT: rdtscp:
; CHECK-NEXT: 	rdtscp
; CHECK-NEXT: 	shlq	$32, %rdx
; CHECK-NEXT: 	orq	%rdx, %rax
; CHECK-NEXT: 	movq	%rax, %rsi
; CHECK-NEXT: 	movl	%ecx, %edi
; CHECK-NEXT: 	movq	%rsi, %rax
; CHECK-NEXT: 	movl	%edi, %edx
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end3:
; CHECK-NEXT: 	.size	rdtscp, .Lfunc_end3-rdtscp
; CHECK-NEXT: 	.globl	rdpid
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	rdpid,@function
; CHECK-NEXT: rdpid:
; CHECK-NEXT: 	rdpid	%rax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end4:
; CHECK-NEXT: 	.size	rdpid, .Lfunc_end4-rdpid
; CHECK-NEXT: 	.globl	rdpru
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	rdpru,@function
; CHECK-NEXT: rdpru:
; CHECK-NEXT: 	movl	%edi, %ecx
; CHECK-NEXT: 	rdpru
; CHECK-NEXT: 	shlq	$32, %rdx
; CHECK-NEXT: 	orq	%rdx, %rax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end5:
; CHECK-NEXT: 	.size	rdpru, .Lfunc_end5-rdpru
; CHECK-NEXT: 	.globl	rdpkru
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	rdpkru,@function
; CHECK-NEXT: rdpkru:
; CHECK-NEXT: 	movl	$0, %ecx
; CHECK-NEXT: 	rdpkru
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end6:
; CHECK-NEXT: 	.size	rdpkru, .Lfunc_end6-rdpkru
; CHECK-NEXT: 	.globl	wrpkru
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	wrpkru,@function
; CHECK-NEXT: wrpkru:
; CHECK-NEXT: 	movl	%edi, %eax
; CHECK-NEXT: 	movl	$0, %ecx
; CHECK-NEXT: 	movl	$0, %edx
; CHECK-NEXT: 	wrpkru
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end7:
; CHECK-NEXT: 	.size	wrpkru, .Lfunc_end7-wrpkru
; CHECK-NEXT: 	.globl	xsetbv
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	xsetbv,@function
; CHECK-NEXT: xsetbv:
; CHECK-NEXT: 	movl	%edx, %eax
; CHECK-NEXT: 	movl	%edi, %ecx
; CHECK-NEXT: 	movl	%esi, %edx
; CHECK-NEXT: 	xsetbv
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end8:
; CHECK-NEXT: 	.size	xsetbv, .Lfunc_end8-xsetbv
; CHECK-NEXT: 	.globl	xsave64
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	xsave64,@function
; CHECK-NEXT: xsave64:
; CHECK-NEXT: 	movl	%edx, %eax
; CHECK-NEXT: 	movl	%esi, %edx
; CHECK-NEXT: 	xsave64	(%rdi)
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end9:
; CHECK-NEXT: 	.size	xsave64, .Lfunc_end9-xsave64
; CHECK-NEXT: 	.globl	xrstor
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	xrstor,@function
; CHECK-NEXT: xrstor:
; CHECK-NEXT: 	movl	%edx, %eax
; CHECK-NEXT: 	movl	%esi, %edx
; CHECK-NEXT: 	xrstor	(%rdi)
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end10:
; CHECK-NEXT: 	.size	xrstor, .Lfunc_end10-xrstor
; CHECK-NEXT: 	.globl	sse3_monitor
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	sse3_monitor,@function
; CHECK-NEXT: sse3_monitor:
; CHECK-NEXT: 	movq	%rdi, %rax
; CHECK-NEXT: 	movl	%esi, %ecx
; CHECK-NEXT: 	monitor
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end11:
; CHECK-NEXT: 	.size	sse3_monitor, .Lfunc_end11-sse3_monitor
; CHECK-NEXT: 	.globl	monitorx
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	monitorx,@function
; CHECK-NEXT: monitorx:
; CHECK-NEXT: 	movq	%rdi, %rax
; CHECK-NEXT: 	movl	%esi, %ecx
; CHECK-NEXT: 	monitorx
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end12:
; CHECK-NEXT: 	.size	monitorx, .Lfunc_end12-monitorx
; CHECK-NEXT: 	.globl	sse3_mwait
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	sse3_mwait,@function
; CHECK-NEXT: sse3_mwait:
; CHECK-NEXT: 	movl	%edi, %ecx
; CHECK-NEXT: 	movl	%esi, %eax
; CHECK-NEXT: 	mwait
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end13:
; CHECK-NEXT: 	.size	sse3_mwait, .Lfunc_end13-sse3_mwait
; CHECK-NEXT: 	.globl	clzero
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	clzero,@function
; CHECK-NEXT: clzero:
; CHECK-NEXT: 	movq	%rdi, %rax
; CHECK-NEXT: 	clzero
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end14:
; CHECK-NEXT: 	.size	clzero, .Lfunc_end14-clzero
; CHECK-NEXT: 	.globl	umonitor
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	umonitor,@function
; CHECK-NEXT: umonitor:
; CHECK-NEXT: 	umonitor	%rdi
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end15:
; CHECK-NEXT: 	.size	umonitor, .Lfunc_end15-umonitor
; CHECK-NEXT: 	.globl	tpause
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	tpause,@function
; CHECK-NEXT: tpause:
; CHECK-NEXT: 	movl	%edx, %eax
; CHECK-NEXT: 	movl	%esi, %edx
; CHECK-NEXT: 	tpause	%edi
; CHECK-NEXT: 	setb	%al
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end16:
; CHECK-NEXT: 	.size	tpause, .Lfunc_end16-tpause
; CHECK-NEXT: 	.globl	directstore32
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	directstore32,@function
; CHECK-NEXT: directstore32:
; CHECK-NEXT: 	movdiri	%esi, (%rdi)
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end17:
; CHECK-NEXT: 	.size	directstore32, .Lfunc_end17-directstore32
; CHECK-NEXT: 	.globl	movdir64b
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	movdir64b,@function
; CHECK-NEXT: movdir64b:
; CHECK-NEXT: 	movdir64b	(%rsi), %rdi
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end18:
; CHECK-NEXT: 	.size	movdir64b, .Lfunc_end18-movdir64b
; CHECK-NEXT: 	.globl	ptwrite64
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	ptwrite64,@function
; CHECK-NEXT: ptwrite64:
; CHECK-NEXT: 	ptwriteq	%rdi
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end19:
; CHECK-NEXT: 	.size	ptwrite64, .Lfunc_end19-ptwrite64
; CHECK-NEXT: 	.globl	wrgsbase_32
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	wrgsbase_32,@function
; CHECK-NEXT: wrgsbase_32:
; CHECK-NEXT: 	wrgsbasel	%edi
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end20:
; CHECK-NEXT: 	.size	wrgsbase_32, .Lfunc_end20-wrgsbase_32
; CHECK-NEXT: 	.globl	incsspq
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	incsspq,@function
; CHECK-NEXT: incsspq:
; CHECK-NEXT: 	incsspq	%rdi
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end21:
; CHECK-NEXT: 	.size	incsspq, .Lfunc_end21-incsspq
; CHECK-NEXT: 	.globl	rdsspd
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	rdsspd,@function
; CHECK-NEXT: rdsspd:
; CHECK-NEXT: 	rdsspd	%edi
; CHECK-NEXT: 	movl	%edi, %eax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end22:
; CHECK-NEXT: 	.size	rdsspd, .Lfunc_end22-rdsspd
; CHECK-NEXT: 	.globl	wrussq
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	wrussq,@function
; CHECK-NEXT: wrussq:
; CHECK-NEXT: 	wrussq	%rdi, (%rsi)
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end23:
; CHECK-NEXT: 	.size	wrussq, .Lfunc_end23-wrussq
; CHECK-NEXT: 	.globl	enqcmds
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	enqcmds,@function
; CHECK-NEXT: enqcmds:
; CHECK-NEXT: 	enqcmds	(%rsi), %rdi
; CHECK-NEXT: 	sete	%al
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end24:
; CHECK-NEXT: 	.size	enqcmds, .Lfunc_end24-enqcmds
; CHECK-NEXT: 	.globl	invpcid
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	invpcid,@function
; CHECK-NEXT: invpcid:
; CHECK-NEXT: 	movl	%edi, %eax
; CHECK-NEXT: 	invpcid	(%rsi), %rax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end25:
; CHECK-NEXT: 	.size	invpcid, .Lfunc_end25-invpcid
; CHECK-NEXT: 	.globl	xbegin
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	xbegin,@function
; CHECK-NEXT: xbegin:
; CHECK-NEXT: 	movl	$-1, %eax
; CHECK-NEXT: 	xbegin	.Lbegun26_0
; CHECK-NEXT: .Lbegun26_0:
; CHECK-NEXT: 	movl	%eax, %ecx
; CHECK-NEXT: 	movl	%ecx, %eax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end26:
; CHECK-NEXT: 	.size	xbegin, .Lfunc_end26-xbegin
; CHECK-NEXT: 	.globl	xabort
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	xabort,@function
; CHECK-NEXT: xabort:
; CHECK-NEXT: 	xabort	$7
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end27:
; CHECK-NEXT: 	.size	xabort, .Lfunc_end27-xabort
; CHECK-NEXT: 	.globl	xtest
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	xtest,@function
; CHECK-NEXT: xtest:
; CHECK-NEXT: 	xtest
; CHECK-NEXT: 	setne	%al
; CHECK-NEXT: 	movzbl	%al, %eax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end28:
; CHECK-NEXT: 	.size	xtest, .Lfunc_end28-xtest
; CHECK-NEXT: 	.globl	testui
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	testui,@function
; CHECK-NEXT: testui:
; CHECK-NEXT: 	testui
; CHECK-NEXT: 	setb	%al
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end29:
; CHECK-NEXT: 	.size	testui, .Lfunc_end29-testui
; CHECK-NEXT: 	.globl	senduipi
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	senduipi,@function
; CHECK-NEXT: senduipi:
; CHECK-NEXT: 	senduipi	%rdi
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end30:
; CHECK-NEXT: 	.size	senduipi, .Lfunc_end30-senduipi
; CHECK-NEXT: 	.globl	int
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	int,@function
; CHECK-NEXT: int:
; CHECK-NEXT: 	int	$7
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end31:
; CHECK-NEXT: 	.size	int, .Lfunc_end31-int
; CHECK-NEXT: 	.globl	flags_read_u64
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	flags_read_u64,@function
; CHECK-NEXT: flags_read_u64:
; CHECK-NEXT: 	pushfq
; CHECK-NEXT: 	popq	%rax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end32:
; CHECK-NEXT: 	.size	flags_read_u64, .Lfunc_end32-flags_read_u64
; CHECK-NEXT: 	.globl	flags_write_u64
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	flags_write_u64,@function
; CHECK-NEXT: flags_write_u64:
; CHECK-NEXT: 	pushq	%rdi
; CHECK-NEXT: 	popfq
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end33:
; CHECK-NEXT: 	.size	flags_write_u64, .Lfunc_end33-flags_write_u64
; CHECK-NEXT: 	.globl	sse42_pcmpistria128
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	sse42_pcmpistria128,@function
; CHECK-NEXT: sse42_pcmpistria128:
; CHECK-NEXT: 	vpcmpistri	$7, %xmm1, %xmm0
; CHECK-NEXT: 	seta	%al
; CHECK-NEXT: 	movzbl	%al, %eax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end34:
; CHECK-NEXT: 	.size	sse42_pcmpistria128, .Lfunc_end34-sse42_pcmpistria128
; CHECK-NEXT: 	.globl	sse42_pcmpestrio128
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	sse42_pcmpestrio128,@function
; CHECK-NEXT: sse42_pcmpestrio128:
; CHECK-NEXT: 	movl	%edi, %eax
; CHECK-NEXT: 	movl	%esi, %edx
; CHECK-NEXT: 	vpcmpestri	$7, %xmm1, %xmm0
; CHECK-NEXT: 	seto	%al
; CHECK-NEXT: 	movzbl	%al, %eax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end35:
; CHECK-NEXT: 	.size	sse42_pcmpestrio128, .Lfunc_end35-sse42_pcmpestrio128
; CHECK-NEXT: 	.globl	fma_vfmaddsub_ps
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	fma_vfmaddsub_ps,@function
; CHECK-NEXT: fma_vfmaddsub_ps:
; CHECK-NEXT: 	vfmaddsub213ps	%xmm2, %xmm1, %xmm0
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end36:
; CHECK-NEXT: 	.size	fma_vfmaddsub_ps, .Lfunc_end36-fma_vfmaddsub_ps
; CHECK-NEXT: 	.globl	wbnoinvd
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	wbnoinvd,@function
; CHECK-NEXT: wbnoinvd:
; CHECK-NEXT: 	wbnoinvd
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end37:
; CHECK-NEXT: 	.size	wbnoinvd, .Lfunc_end37-wbnoinvd
; CHECK-NEXT: 	.globl	cldemote
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	cldemote,@function
; CHECK-NEXT: cldemote:
; CHECK-NEXT: 	cldemote	(%rdi)
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end38:
; CHECK-NEXT: 	.size	cldemote, .Lfunc_end38-cldemote
; CHECK-NEXT: 	.section	".note.GNU-stack","",@progbits
; END BLESS
declare { i16, i32 } @llvm.x86.rdrand.16()
define { i16, i32 } @rdrand_16() nounwind {
  %r = call { i16, i32 } @llvm.x86.rdrand.16()
  ret { i16, i32 } %r
}
declare { i64, i32 } @llvm.x86.rdrand.64()
define { i64, i32 } @rdrand_64() nounwind {
  %r = call { i64, i32 } @llvm.x86.rdrand.64()
  ret { i64, i32 } %r
}
declare { i32, i32 } @llvm.x86.rdseed.32()
define { i32, i32 } @rdseed_32() nounwind {
  %r = call { i32, i32 } @llvm.x86.rdseed.32()
  ret { i32, i32 } %r
}
declare { i64, i32 } @llvm.x86.rdtscp()
define { i64, i32 } @rdtscp() nounwind {
  %r = call { i64, i32 } @llvm.x86.rdtscp()
  ret { i64, i32 } %r
}
declare i32 @llvm.x86.rdpid()
define i32 @rdpid() nounwind {
  %r = call i32 @llvm.x86.rdpid()
  ret i32 %r
}
declare i64 @llvm.x86.rdpru(i32)
define i64 @rdpru(i32 %a) nounwind {
  %r = call i64 @llvm.x86.rdpru(i32 %a)
  ret i64 %r
}
declare i32 @llvm.x86.rdpkru()
define i32 @rdpkru() nounwind {
  %r = call i32 @llvm.x86.rdpkru()
  ret i32 %r
}
declare void @llvm.x86.wrpkru(i32)
define void @wrpkru(i32 %a) nounwind {
  call void @llvm.x86.wrpkru(i32 %a)
  ret void
}
declare void @llvm.x86.xsetbv(i32, i32, i32)
define void @xsetbv(i32 %a, i32 %b, i32 %c) nounwind {
  call void @llvm.x86.xsetbv(i32 %a, i32 %b, i32 %c)
  ret void
}
declare void @llvm.x86.xsave64(ptr, i32, i32)
define void @xsave64(ptr %a, i32 %b, i32 %c) nounwind {
  call void @llvm.x86.xsave64(ptr %a, i32 %b, i32 %c)
  ret void
}
declare void @llvm.x86.xrstor(ptr, i32, i32)
define void @xrstor(ptr %a, i32 %b, i32 %c) nounwind {
  call void @llvm.x86.xrstor(ptr %a, i32 %b, i32 %c)
  ret void
}
declare void @llvm.x86.sse3.monitor(ptr, i32, i32)
define void @sse3_monitor(ptr %a, i32 %b, i32 %c) nounwind {
  call void @llvm.x86.sse3.monitor(ptr %a, i32 %b, i32 %c)
  ret void
}
declare void @llvm.x86.monitorx(ptr, i32, i32)
define void @monitorx(ptr %a, i32 %b, i32 %c) nounwind {
  call void @llvm.x86.monitorx(ptr %a, i32 %b, i32 %c)
  ret void
}
declare void @llvm.x86.sse3.mwait(i32, i32)
define void @sse3_mwait(i32 %a, i32 %b) nounwind {
  call void @llvm.x86.sse3.mwait(i32 %a, i32 %b)
  ret void
}
declare void @llvm.x86.clzero(ptr)
define void @clzero(ptr %a) nounwind {
  call void @llvm.x86.clzero(ptr %a)
  ret void
}
declare void @llvm.x86.umonitor(ptr)
define void @umonitor(ptr %a) nounwind {
  call void @llvm.x86.umonitor(ptr %a)
  ret void
}
declare i8 @llvm.x86.tpause(i32, i32, i32)
define i8 @tpause(i32 %a, i32 %b, i32 %c) nounwind {
  %r = call i8 @llvm.x86.tpause(i32 %a, i32 %b, i32 %c)
  ret i8 %r
}
declare void @llvm.x86.directstore32(ptr, i32)
define void @directstore32(ptr %a, i32 %b) nounwind {
  call void @llvm.x86.directstore32(ptr %a, i32 %b)
  ret void
}
declare void @llvm.x86.movdir64b(ptr, ptr)
define void @movdir64b(ptr %a, ptr %b) nounwind {
  call void @llvm.x86.movdir64b(ptr %a, ptr %b)
  ret void
}
declare void @llvm.x86.ptwrite64(i64)
define void @ptwrite64(i64 %a) nounwind {
  call void @llvm.x86.ptwrite64(i64 %a)
  ret void
}
declare void @llvm.x86.wrgsbase.32(i32)
define void @wrgsbase_32(i32 %a) nounwind {
  call void @llvm.x86.wrgsbase.32(i32 %a)
  ret void
}
declare void @llvm.x86.incsspq(i64)
define void @incsspq(i64 %a) nounwind {
  call void @llvm.x86.incsspq(i64 %a)
  ret void
}
declare i32 @llvm.x86.rdsspd(i32)
define i32 @rdsspd(i32 %a) nounwind {
  %r = call i32 @llvm.x86.rdsspd(i32 %a)
  ret i32 %r
}
declare void @llvm.x86.wrussq(i64, ptr)
define void @wrussq(i64 %a, ptr %b) nounwind {
  call void @llvm.x86.wrussq(i64 %a, ptr %b)
  ret void
}
declare i8 @llvm.x86.enqcmds(ptr, ptr)
define i8 @enqcmds(ptr %a, ptr %b) nounwind {
  %r = call i8 @llvm.x86.enqcmds(ptr %a, ptr %b)
  ret i8 %r
}
declare void @llvm.x86.invpcid(i32, ptr)
define void @invpcid(i32 %a, ptr %b) nounwind {
  call void @llvm.x86.invpcid(i32 %a, ptr %b)
  ret void
}
declare i32 @llvm.x86.xbegin()
define i32 @xbegin() nounwind {
  %r = call i32 @llvm.x86.xbegin()
  ret i32 %r
}
declare void @llvm.x86.xabort(i8 immarg)
define void @xabort() nounwind {
  call void @llvm.x86.xabort(i8 7)
  ret void
}
declare i32 @llvm.x86.xtest()
define i32 @xtest() nounwind {
  %r = call i32 @llvm.x86.xtest()
  ret i32 %r
}
declare i8 @llvm.x86.testui()
define i8 @testui() nounwind {
  %r = call i8 @llvm.x86.testui()
  ret i8 %r
}
declare void @llvm.x86.senduipi(i64)
define void @senduipi(i64 %a) nounwind {
  call void @llvm.x86.senduipi(i64 %a)
  ret void
}
declare void @llvm.x86.int(i8 immarg)
define void @int() nounwind {
  call void @llvm.x86.int(i8 7)
  ret void
}
declare i64 @llvm.x86.flags.read.u64()
define i64 @flags_read_u64() nounwind {
  %r = call i64 @llvm.x86.flags.read.u64()
  ret i64 %r
}
declare void @llvm.x86.flags.write.u64(i64)
define void @flags_write_u64(i64 %a) nounwind {
  call void @llvm.x86.flags.write.u64(i64 %a)
  ret void
}
declare i32 @llvm.x86.sse42.pcmpistria128(<16 x i8>, <16 x i8>, i8 immarg)
define i32 @sse42_pcmpistria128(<16 x i8> %a, <16 x i8> %b) nounwind {
  %r = call i32 @llvm.x86.sse42.pcmpistria128(<16 x i8> %a, <16 x i8> %b, i8 7)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.pcmpestrio128(<16 x i8>, i32, <16 x i8>, i32, i8 immarg)
define i32 @sse42_pcmpestrio128(<16 x i8> %a, i32 %b, <16 x i8> %c, i32 %d) nounwind {
  %r = call i32 @llvm.x86.sse42.pcmpestrio128(<16 x i8> %a, i32 %b, <16 x i8> %c, i32 %d, i8 7)
  ret i32 %r
}
declare <4 x float> @llvm.x86.fma.vfmaddsub.ps(<4 x float>, <4 x float>, <4 x float>)
define <4 x float> @fma_vfmaddsub_ps(<4 x float> %a, <4 x float> %b, <4 x float> %c) nounwind {
  %r = call <4 x float> @llvm.x86.fma.vfmaddsub.ps(<4 x float> %a, <4 x float> %b, <4 x float> %c)
  ret <4 x float> %r
}
declare void @llvm.x86.wbnoinvd()
define void @wbnoinvd() nounwind {
  call void @llvm.x86.wbnoinvd()
  ret void
}
declare void @llvm.x86.cldemote(ptr)
define void @cldemote(ptr %a) nounwind {
  call void @llvm.x86.cldemote(ptr %a)
  ret void
}
