# Processors and features have LLVM's names; the 16-bit environment of a triple is a mode.
# RUN: codewright mc -triple=x86_64 -mcpu=help %s -o /dev/null 2>&1 | FileCheck -check-prefix=HELP %s
# RUN: codewright mc -triple=i386-unknown-unknown-code16 -show-encoding %s | FileCheck %s
#
# HELP-DAG: {{^ *}}i386
# HELP-DAG: {{^ *}}pentiumpro
# HELP-DAG: {{^ *}}core2
# HELP-DAG: {{^ *}}winchip2
# HELP-DAG: {{^ *}}c3-2
# HELP-DAG: {{^ *}}core_4th_gen_avx
# HELP-DAG: {{^ *}}skylake
# HELP-DAG: {{^ *}}znver4
# HELP-DAG: {{^ *}}graniterapids-d
# HELP-DAG: {{^ *}}knl
# HELP-DAG: {{^ *}}avx512fp16
# HELP-DAG: {{^ *}}x86-64-v3
# HELP-DAG: {{^ *}}avx2
# HELP-DAG: {{^ *}}64bit-mode
movl %eax, %ebx
# CHECK: movl %eax, %ebx # encoding: [0x66,0x89,0xc3]
