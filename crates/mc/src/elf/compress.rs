//! Compressed debug sections: a header that says how, then the compressed bytes.

use crate::format::Compression;

/// `ELFCOMPRESS_*`
const ZLIB: u32 = 1;
const ZSTD: u32 = 2;

/// The contents of a compressed section; `None` if that would not be smaller.
pub fn compress(how: Compression, bytes: &[u8], align: u64, is_64: bool, big: bool) -> Option<Vec<u8>> {
    let (number, compressed) = match how {
        Compression::None => return None,
        Compression::Zlib => (ZLIB, miniz_oxide::deflate::compress_to_vec_zlib(bytes, 6)),
        Compression::Zstd => {
            (ZSTD, ruzstd::encoding::compress_to_vec(bytes, ruzstd::encoding::CompressionLevel::Fastest))
        }
    };
    let header = if is_64 { 24 } else { 12 };
    if bytes.len() <= header + compressed.len() {
        return None;
    }
    let mut out = Vec::with_capacity(header + compressed.len());
    let mut number_of = |value: u64, size: usize| {
        let bytes = if big { value.to_be_bytes() } else { value.to_le_bytes() };
        out.extend_from_slice(if big { &bytes[8 - size..] } else { &bytes[..size] });
    };
    number_of(number.into(), 4);
    let word = if is_64 {
        number_of(0, 4);
        8
    } else {
        4
    };
    number_of(bytes.len() as u64, word);
    number_of(align, word);
    out.extend(compressed);
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_get_smaller_stays() {
        assert!(compress(Compression::Zlib, b"abc", 1, true, false).is_none());
        let zeros = [0; 1000];
        let packed = compress(Compression::Zlib, &zeros, 8, true, false).unwrap();
        assert_eq!(packed[..24], [&[1, 0, 0, 0, 0, 0, 0, 0, 0xe8, 3][..], &[0; 6], &[8], &[0; 7]].concat());
        assert_eq!(miniz_oxide::inflate::decompress_to_vec_zlib(&packed[24..]).unwrap(), zeros);
        let packed = compress(Compression::Zstd, &zeros, 1, false, true).unwrap();
        assert_eq!(packed[..12], [0, 0, 0, 2, 0, 0, 3, 0xe8, 0, 0, 0, 1]);
    }
}
