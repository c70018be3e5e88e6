//! Facts for reading code: sizes in encodings, addresses made by pairs of instructions, and what object files say about the
//! extensions in use.

use mc::disassembler::AddressRole;

/// `e_flags`: compressed instructions are used.
const EF_RISCV_RVC: u32 = 1;

/// The attribute that holds the architecture (`rv64i2p1_m2p0_…`).
const TAG_ARCH: u64 = 5;

/// The size that the lowest bits of the encoding give ("Expanded Instruction-Length Encoding" in the unprivileged manual).
pub fn encoded_size(bytes: &[u8]) -> Option<usize> {
    let first = *bytes.first()?;
    Some(match first {
        _ if first & 0b11 != 0b11 => 2,
        _ if first & 0b1_1100 != 0b1_1100 => 4,
        _ if first & 0b11_1111 == 0b01_1111 => 6,
        _ if first & 0b111_1111 == 0b011_1111 => 8,
        _ => match usize::from(bytes.get(1)? >> 4 & 0b111) {
            0b111 => return None,
            n => 10 + 2 * n,
        },
    })
}

/// `auipc` and the jump that usually follows it.
pub fn address_role(instruction: &str) -> AddressRole {
    match instruction {
        "AUIPC" => AddressRole::AddToAddress(12),
        "JALR" => AddressRole::JumpToSum,
        _ => AddressRole::None,
    }
}

/// The features that header flags and build attributes ask for.
pub fn object_features(flags: u32, attributes: Option<&[u8]>) -> String {
    let mut features = Vec::new();
    if flags & EF_RISCV_RVC != 0 {
        features.push("+zca".to_owned());
    }
    let architecture = attributes.and_then(architecture).and_then(|text| std::str::from_utf8(text).ok());
    if let Some(extensions) = architecture.and_then(extensions) {
        features.extend(extensions.map(|name| format!("+{name}")));
    }
    features.join(",")
}

/// The names in an architecture string whose extensions all have versions.
fn extensions(text: &str) -> Option<impl Iterator<Item = &str>> {
    let rest = text.strip_prefix("rv32").or_else(|| text.strip_prefix("rv64"))?;
    let is_digit = |c: char| c.is_ascii_digit();
    Some(rest.split('_').filter_map(move |word| {
        let (name, minor) = word.rsplit_once('p')?;
        let stem = name.trim_end_matches(is_digit);
        (!minor.is_empty() && minor.chars().all(is_digit) && stem.len() < name.len()).then_some(stem)
    }))
}

/// The architecture string of a `.riscv.attributes` section, in either byte order.
fn architecture(section: &[u8]) -> Option<&[u8]> {
    let mut rest = section.strip_prefix(b"A")?;
    rest = rest.get(4..)?;
    let name = rest.iter().position(|&b| b == 0)?;
    // Tag and size of the scope follow the vendor's name; there is one scope, the file.
    rest = rest.get(name + 1 + 5..)?;
    while !rest.is_empty() {
        let tag = uleb(&mut rest)?;
        if tag % 2 == 0 {
            uleb(&mut rest)?;
            continue;
        }
        let len = rest.iter().position(|&b| b == 0)?;
        if tag == TAG_ARCH {
            return rest.get(..len);
        }
        rest = rest.get(len + 1..)?;
    }
    None
}

fn uleb(rest: &mut &[u8]) -> Option<u64> {
    let len = rest.iter().position(|&b| b < 0x80)? + 1;
    let number = rest.iter().take(len.min(9)).rev().fold(0, |n, b| n << 7 | u64::from(b & 0x7f));
    *rest = rest.get(len..)?;
    Some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_of_all_kinds() {
        let size = |bytes: &[u8]| encoded_size(bytes);
        assert_eq!(size(&[0x01, 0]), Some(2));
        assert_eq!(size(&[0x13, 0]), Some(4));
        assert_eq!(size(&[0x1f, 0]), Some(6));
        assert_eq!(size(&[0x3f, 0]), Some(8));
        assert_eq!(size(&[0x7f, 0x10]), Some(12));
        assert_eq!(size(&[0x7f, 0x70]), None);
        assert_eq!(size(&[0x7f]), None);
    }

    #[test]
    fn attributes_name_extensions() {
        let section = b"A\x2c\0\0\0riscv\0\x01\x22\0\0\0\x04\x10\x05rv64i2p1_m2p0_zicsr2p0_zca1p0\0";
        assert_eq!(object_features(1, Some(section)), "+zca,+i,+m,+zicsr,+zca");
        assert_eq!(object_features(0, Some(b"A\x2c")), "");
        assert_eq!(object_features(0, None), "");
    }
}
