#!/bin/sh
# Installs the interface in C: install.sh FOLDER-OF-THE-BUILD PREFIX, for example target/release /usr/local.
set -eu
build=$1
prefix=$2
here=$(cd "$(dirname "$0")" && pwd)
version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$here/../../Cargo.toml" | head -n 1)
mkdir -p "$prefix/lib/pkgconfig" "$prefix/include/codewright-c"
cp "$build/libcapi.so" "$prefix/lib/libcodewright.so.0"
ln -sf libcodewright.so.0 "$prefix/lib/libcodewright.so"
cp "$build/libcapi.a" "$prefix/lib/libcodewright.a"
cp "$here/include/codewright-c/codewright.h" "$prefix/include/codewright-c/"
sed -e "s|@PREFIX@|$prefix|" -e "s|@VERSION@|$version|" "$here/codewright.pc.in" > "$prefix/lib/pkgconfig/codewright.pc"
