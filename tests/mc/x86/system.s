# Instructions of the system: access of the kernel, trust domains, encrypted memory, ciphers of VIA, far calls and returns.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

clac
# CHECK: clac # encoding: [0x0f,0x01,0xca]
# INTEL: clac
stac
# CHECK: stac # encoding: [0x0f,0x01,0xcb]
# INTEL: stac
swapgs
# CHECK: swapgs # encoding: [0x0f,0x01,0xf8]
# INTEL: swapgs
clflush (%rax)
# CHECK: clflush (%rax) # encoding: [0x0f,0xae,0x38]
# INTEL: clflush byte ptr [rax]
tlbsync
# CHECK: tlbsync # encoding: [0x0f,0x01,0xff]
# INTEL: tlbsync
invlpgb
# CHECK: invlpgb # encoding: [0x0f,0x01,0xfe]
# INTEL: invlpgb
invlpgb %rax, %edx
# CHECK: invlpgb # encoding: [0x0f,0x01,0xfe]
# INTEL: invlpgb
pvalidate
# CHECK: pvalidate # encoding: [0xf2,0x0f,0x01,0xff]
# INTEL: pvalidate
tdcall
# CHECK: tdcall # encoding: [0x66,0x0f,0x01,0xcc]
# INTEL: tdcall
seamret
# CHECK: seamret # encoding: [0x66,0x0f,0x01,0xcd]
# INTEL: seamret
seamops
# CHECK: seamops # encoding: [0x66,0x0f,0x01,0xce]
# INTEL: seamops
seamcall
# CHECK: seamcall # encoding: [0x66,0x0f,0x01,0xcf]
# INTEL: seamcall
pbndkb
# CHECK: pbndkb # encoding: [0x0f,0x01,0xc7]
# INTEL: pbndkb
rmpquery
# CHECK: rmpquery # encoding: [0xf3,0x0f,0x01,0xfd]
# INTEL: rmpquery
rmpadjust %rax, %rcx, %rdx
# CHECK: rmpadjust # encoding: [0xf3,0x0f,0x01,0xfe]
# INTEL: rmpadjust
rmpupdate %rax, %rcx
# CHECK: rmpupdate # encoding: [0xf2,0x0f,0x01,0xfe]
# INTEL: rmpupdate
psmash %rax
# CHECK: psmash # encoding: [0xf3,0x0f,0x01,0xff]
# INTEL: psmash
xstore
# CHECK: xstorerng # encoding: [0x0f,0xa7,0xc0]
# INTEL: xstorerng
xstorerng
# CHECK: xstorerng # encoding: [0x0f,0xa7,0xc0]
# INTEL: xstorerng
montmul
# CHECK: montmul # encoding: [0xf3,0x0f,0xa6,0xc0]
# INTEL: montmul
xsha1
# CHECK: xsha1 # encoding: [0xf3,0x0f,0xa6,0xc8]
# INTEL: xsha1
xsha256
# CHECK: xsha256 # encoding: [0xf3,0x0f,0xa6,0xd0]
# INTEL: xsha256
xcryptecb
# CHECK: xcryptecb # encoding: [0xf3,0x0f,0xa7,0xc8]
# INTEL: xcryptecb
xcryptcbc
# CHECK: xcryptcbc # encoding: [0xf3,0x0f,0xa7,0xd0]
# INTEL: xcryptcbc
xcryptctr
# CHECK: xcryptctr # encoding: [0xf3,0x0f,0xa7,0xd8]
# INTEL: xcryptctr
xcryptcfb
# CHECK: xcryptcfb # encoding: [0xf3,0x0f,0xa7,0xe0]
# INTEL: xcryptcfb
xcryptofb
# CHECK: xcryptofb # encoding: [0xf3,0x0f,0xa7,0xe8]
# INTEL: xcryptofb
larl %cx, %eax
# CHECK: larl %cx, %eax # encoding: [0x0f,0x02,0xc1]
# INTEL: lar eax, cx
lar %ecx, %eax
# CHECK: larl %cx, %eax # encoding: [0x0f,0x02,0xc1]
# INTEL: lar eax, cx
lar %rcx, %rax
# CHECK: larq %cx, %rax # encoding: [0x48,0x0f,0x02,0xc1]
# INTEL: lar rax, cx
lslw %cx, %ax
# CHECK: lslw %cx, %ax # encoding: [0x66,0x0f,0x03,0xc1]
# INTEL: lsl ax, cx
larl (%rax), %ecx
# CHECK: larl (%rax), %ecx # encoding: [0x0f,0x02,0x08]
# INTEL: lar ecx, word ptr [rax]
rstorssp (%rax)
# CHECK: rstorssp (%rax) # encoding: [0xf3,0x0f,0x01,0x28]
# INTEL: rstorssp dword ptr [rax]
clrssbsy (%rax)
# CHECK: clrssbsy (%rax) # encoding: [0xf3,0x0f,0xae,0x30]
# INTEL: clrssbsy dword ptr [rax]
sysretq
# CHECK: sysretq # encoding: [0x48,0x0f,0x07]
# INTEL: sysretq
sysexitq
# CHECK: sysexitq # encoding: [0x48,0x0f,0x35]
# INTEL: sysexitq
lcallw *(%rax)
# CHECK: lcallw *(%rax) # encoding: [0x66,0xff,0x18]
# INTEL: lcall [rax]
lcalll *(%rax)
# CHECK: lcalll *(%rax) # encoding: [0xff,0x18]
# INTEL: call [rax]
lcallq *(%rax)
# CHECK: lcallq *(%rax) # encoding: [0x48,0xff,0x18]
# INTEL: lcall [rax]
ljmpw *(%rax)
# CHECK: ljmpw *(%rax) # encoding: [0x66,0xff,0x28]
# INTEL: ljmp [rax]
lret
# CHECK: lretl # encoding: [0xcb]
# INTEL: retf
lretw
# CHECK: lretw # encoding: [0x66,0xcb]
# INTEL: retf
lretw $3
# CHECK: lretw $3 # encoding: [0x66,0xca,0x03,0x00]
# INTEL: retf 3
lretq $3
# CHECK: lretq $3 # encoding: [0x48,0xca,0x03,0x00]
# INTEL: retfq 3
pushw %fs
# CHECK: pushw %fs # encoding: [0x66,0x0f,0xa0]
# INTEL: push fs
push %fs
# CHECK: pushq %fs # encoding: [0x0f,0xa0]
# INTEL: push fs
popq %gs
# CHECK: popq %gs # encoding: [0x0f,0xa9]
# INTEL: pop gs
popw %gs
# CHECK: popw %gs # encoding: [0x66,0x0f,0xa9]
# INTEL: pop gs
nopl (%rax)
# CHECK: nopl (%rax) # encoding: [0x0f,0x1f,0x00]
# INTEL: nop dword ptr [rax]
nopw %cx
# CHECK: nopw %cx # encoding: [0x66,0x0f,0x1f,0xc1]
# INTEL: nop cx
movrs (%rax), %al
# CHECK: movrsb (%rax), %al # encoding: [0x0f,0x38,0x8a,0x00]
# INTEL: movrs al, byte ptr [rax]
movrsw (%rax), %ax
# CHECK: movrsw (%rax), %ax # encoding: [0x66,0x0f,0x38,0x8b,0x00]
# INTEL: movrs ax, word ptr [rax]
movrs (%rax,%rcx,4), %r9
# CHECK: movrsq (%rax,%rcx,4), %r9 # encoding: [0x4c,0x0f,0x38,0x8b,0x0c,0x88]
# INTEL: movrs r9, qword ptr [rax + 4*rcx]
