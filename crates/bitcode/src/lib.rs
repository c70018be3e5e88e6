//! LLVM bitcode: the bitstream container, a reader and a writer.
