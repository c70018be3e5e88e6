#!/bin/sh
# Makes runtime.ll and libc.ll: clang's output for another machine of 32 bits that is big-endian, without what names it.
set -e
cd "$(dirname "$0")"
clang=${CLANG:-clang-22}
plain() {
  sed -e '/^source_filename/d; /^target /d; /^attributes/d; /^!/d; /^; ModuleID/d; /^; Function Attrs/d' \
      -e 's/ #[0-9]*\( {\)\{0,1\}$/\1/; s/, !.*$//; s/ align \(8\|16\)/ align 4/g; s/ dso_local//; s/ local_unnamed_addr//' | cat -s
}
$clang --target=sparc-unknown-elf -msoft-float -O1 -fno-inline-functions -ffreestanding -fno-builtin -nostdlibinc -isystem include \
  -S -emit-llvm -o - libc.c | plain > libc.ll
