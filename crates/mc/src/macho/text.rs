//! Directives of Mach-O as text.

use super::{Directive, HINTS, Version};
use crate::asm_streamer::write_symbol;
use crate::context::Context;
use object::macho::*;

/// Names of platforms in `.build_version`.
pub(crate) const PLATFORMS: [(&str, u32); 11] = [
    ("macos", PLATFORM_MACOS),
    ("ios", PLATFORM_IOS),
    ("tvos", PLATFORM_TVOS),
    ("watchos", PLATFORM_WATCHOS),
    ("macCatalyst", PLATFORM_MACCATALYST),
    ("iossimulator", PLATFORM_IOSSIMULATOR),
    ("tvossimulator", PLATFORM_TVOSSIMULATOR),
    ("watchossimulator", PLATFORM_WATCHOSSIMULATOR),
    ("driverkit", PLATFORM_DRIVERKIT),
    ("xros", PLATFORM_XROS),
    ("xrsimulator", PLATFORM_XROSSIMULATOR),
];

/// Directives that give a version by their names.
pub(crate) const MINIMUMS: [(&str, u32); 4] = [
    (".macosx_version_min", LC_VERSION_MIN_MACOSX),
    (".ios_version_min", LC_VERSION_MIN_IPHONEOS),
    (".tvos_version_min", LC_VERSION_MIN_TVOS),
    (".watchos_version_min", LC_VERSION_MIN_WATCHOS),
];

/// Names of what is in a region of data.
pub(crate) const REGIONS: [(&str, u16); 4] = [("", 1), ("jt8", 2), ("jt16", 3), ("jt32", 4)];

fn three([major, minor, update]: [u16; 3]) -> String {
    if update == 0 { format!("{major}, {minor}") } else { format!("{major}, {minor}, {update}") }
}

fn version(version: &Version) -> String {
    let name = MINIMUMS.iter().find(|row| row.1 == version.command);
    let start = match name {
        Some((name, _)) => format!("\t{name} "),
        None => {
            let platform = PLATFORMS.iter().find(|row| row.1 == version.platform);
            format!("\t.build_version {}, ", platform.map_or("unknown", |row| row.0))
        }
    };
    let sdk = version.sdk.map_or(String::new(), |sdk| format!(" sdk_version {}", three(sdk)));
    format!("{start}{}{sdk}\n", three(version.minimum))
}

/// The line of a directive.
pub(crate) fn directive(cx: &Context, directive: &Directive) -> Vec<u8> {
    let mut out = Vec::new();
    match directive {
        Directive::Subsections => out.extend_from_slice(b".subsections_via_symbols\n"),
        Directive::Version(of) | Directive::Variant(of) => out.extend_from_slice(version(of).as_bytes()),
        Directive::Indirect(symbol) => {
            out.extend_from_slice(b"\t.indirect_symbol\t");
            write_symbol(cx, *symbol, &mut out);
            out.push(b'\n');
        }
        Directive::Region(None) => out.extend_from_slice(b"\t.end_data_region\n"),
        Directive::Region(Some(kind)) => {
            let name = REGIONS.iter().find(|row| row.1 == *kind).map_or("", |row| row.0);
            let space = if name.is_empty() { "" } else { " " };
            out.extend_from_slice(format!("\t.data_region{space}{name}\n").as_bytes());
        }
        Directive::LinkerOption(texts) => {
            out.extend_from_slice(b"\t.linker_option ");
            for (i, text) in texts.iter().enumerate() {
                let comma = if i == 0 { "" } else { ", " };
                out.extend_from_slice(format!("{comma}\"{}\"", String::from_utf8_lossy(text)).as_bytes());
            }
            out.push(b'\n');
        }
        Directive::Hint(kind, places) => {
            let name = HINTS.get(usize::from(*kind).wrapping_sub(1)).map_or("", |row| row.0);
            out.extend_from_slice(format!("\t.loh {name}").as_bytes());
            for (i, &symbol) in places.iter().enumerate() {
                out.extend_from_slice(if i == 0 { b"\t" } else { b", " });
                write_symbol(cx, symbol, &mut out);
            }
            out.push(b'\n');
        }
        Directive::Description(symbol, value) => {
            out.extend_from_slice(b".desc\t");
            write_symbol(cx, *symbol, &mut out);
            out.extend_from_slice(format!(",{value}\n").as_bytes());
        }
        &Directive::LocalCommon { symbol: (symbol, size, log2), .. } => {
            out.extend_from_slice(b"\t.lcomm\t");
            write_symbol(cx, symbol, &mut out);
            out.extend_from_slice(format!(",{size}").as_bytes());
            if log2 != 0 {
                out.extend_from_slice(format!(",{log2}").as_bytes());
            }
            out.push(b'\n');
        }
        Directive::Zerofill { section, symbol, thread } => {
            if *thread {
                out.extend_from_slice(b".tbss ");
            } else {
                out.extend_from_slice(b".zerofill ");
                out.extend_from_slice(&cx.sections[*section].name);
            }
            if let Some((symbol, size, log2)) = *symbol {
                if !*thread {
                    out.push(b',');
                }
                write_symbol(cx, symbol, &mut out);
                let comma = if *thread { ", " } else { "," };
                out.extend_from_slice(format!("{comma}{size}").as_bytes());
                if log2 != 0 || !*thread {
                    out.extend_from_slice(format!("{comma}{log2}").as_bytes());
                }
            }
            out.push(b'\n');
        }
    }
    out
}
