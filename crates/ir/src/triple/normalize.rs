//! Putting the parts of a triple where they belong.
//!
//! A part that already stands in its place and is known there stays. For each place that is not settled, the parts are
//! tried from left to right; the first that is known in that place moves there, and what is in its way moves right.
//! Places that stay empty are called `unknown`. At last some systems are spelled in one way only.

use super::tables::{Arch, Environment, ObjectFormat, Os, Vendor};

/// Architecture, vendor, system, environment: the places that parts can be moved to.
const NUM_PLACES: usize = 4;

/// What the parts were recognized as.
struct Known {
    vendor: Vendor,
    os: Os,
    environment: Environment,
    format: ObjectFormat,
    is_cygwin: bool,
    is_mingw: bool,
}

impl Known {
    /// Whether `part` is known as something that belongs to `place`; remembers what.
    fn recognize(&mut self, part: &str, place: usize) -> bool {
        match place {
            0 => Arch::from_name(part) != Arch::Unknown,
            1 => {
                self.vendor = Vendor::from_name(part);
                self.vendor != Vendor::Unknown
            }
            2 => {
                self.os = Os::from_name(part);
                self.is_cygwin = part.starts_with("cygwin");
                self.is_mingw = part.starts_with("mingw");
                self.os != Os::Unknown || self.is_cygwin || self.is_mingw
            }
            _ => {
                self.environment = Environment::from_name(part);
                if self.environment == Environment::Unknown {
                    self.format = ObjectFormat::from_name(part);
                }
                self.environment != Environment::Unknown || self.format != ObjectFormat::Unknown
            }
        }
    }
}

/// The triple with its parts in order.
pub fn normalize(text: &str) -> String {
    let mut parts: Vec<&str> = text.split('-').collect();
    let mut known = Known {
        vendor: Vendor::Unknown,
        os: Os::Unknown,
        environment: Environment::Unknown,
        format: ObjectFormat::Unknown,
        is_cygwin: false,
        is_mingw: false,
    };
    let settled = permute(&mut parts, &mut known);
    // `arm-none-eabi`: "none" is the system, not the vendor.
    if settled == [true, false, false, true] && parts[1] == "none" && parts[2].is_empty() {
        parts.swap(1, 2);
    }
    for part in &mut parts {
        if part.is_empty() {
            *part = "unknown";
        }
    }
    let mut parts: Vec<String> = parts.into_iter().map(str::to_owned).collect();
    respell(&mut parts, &known);
    parts.join("-")
}

/// Moves parts to their places; returns which places hold something known.
fn permute(parts: &mut Vec<&str>, known: &mut Known) -> [bool; NUM_PLACES] {
    let mut settled = [false; NUM_PLACES];
    for (place, (&part, settled)) in parts.iter().zip(&mut settled).enumerate() {
        *settled = match place {
            // A bare format in the fourth place is not settled: it may have to make room for an environment.
            3 => {
                known.environment = Environment::from_name(part);
                known.environment != Environment::Unknown
            }
            // Of systems known by another name only, nothing is settled either.
            2 => known.recognize(part, 2) && known.os != Os::Unknown,
            _ => known.recognize(part, place),
        };
    }
    if let Some(&part) = parts.get(4) {
        known.format = ObjectFormat::from_name(part);
    }
    for place in 0..NUM_PLACES {
        if settled[place] {
            continue;
        }
        let is_settled = |settled: &[bool; NUM_PLACES], i: usize| i < NUM_PLACES && settled[i];
        let found = (0..parts.len()).find(|&i| !is_settled(&settled, i) && known.recognize(parts[i], place));
        let Some(from) = found else { continue };
        if from > place {
            move_left(parts, &settled, from, place);
        } else {
            move_right(parts, &settled, from, place);
        }
        settled[place] = true;
    }
    settled
}

/// The next place at or after `i` that is free to change.
fn free_from(settled: &[bool; NUM_PLACES], mut i: usize) -> usize {
    while i < NUM_PLACES && settled[i] {
        i += 1;
    }
    i
}

/// Moves a part left; those in its way move right, up to the hole that it left.
fn move_left<'a>(parts: &mut [&'a str], settled: &[bool; NUM_PLACES], from: usize, to: usize) {
    let mut carried: &'a str = std::mem::take(&mut parts[from]);
    let mut i = to;
    while !carried.is_empty() {
        i = free_from(settled, i);
        std::mem::swap(&mut carried, &mut parts[i]);
        i += 1;
    }
}

/// Moves a part right by putting empty parts before it until it is in its place.
fn move_right<'a>(parts: &mut Vec<&'a str>, settled: &[bool; NUM_PLACES], from: usize, to: usize) {
    let mut at = from;
    while at < to {
        let mut carried: &'a str = "";
        let mut i = at;
        while i < parts.len() {
            std::mem::swap(&mut carried, &mut parts[i]);
            if carried.is_empty() {
                break;
            }
            i = free_from(settled, i + 1);
        }
        if !carried.is_empty() {
            parts.push(carried);
        }
        at = free_from(settled, at + 1);
    }
}

/// Spells systems in the one way that the rest of the world expects.
fn respell(parts: &mut Vec<String>, known: &Known) {
    if known.environment == Environment::Android
        && let Some(version) = parts[3].strip_prefix("androideabi")
    {
        parts[3] = format!("android{version}");
    }
    // SUSE means the hard-float ABI.
    if known.vendor == Vendor::Suse && known.environment == Environment::GnuEabi {
        "gnueabihf".clone_into(&mut parts[3]);
    }
    if known.os == Os::Win32 || known.is_mingw || known.is_cygwin {
        respell_windows(parts, known);
    }
    if parts[0] == "dxil" {
        parts.truncate(4);
        if known.os == Os::ShaderModel {
            dxil_of_shader_model(&parts[2]).clone_into(&mut parts[0]);
        }
    }
}

/// Windows in all its disguises is the system `windows`, with an environment.
fn respell_windows(parts: &mut Vec<String>, known: &Known) {
    parts.resize(4, String::new());
    let other_format = !matches!(known.format, ObjectFormat::Unknown | ObjectFormat::Coff);
    let mut states_format = false;
    let environment = if known.os != Os::Win32 {
        if known.is_mingw { "gnu" } else { "cygnus" }
    } else if known.environment != Environment::Unknown {
        &parts[3]
    } else if other_format {
        states_format = true;
        known.format.name()
    } else {
        "msvc"
    };
    parts[3] = environment.to_owned();
    "windows".clone_into(&mut parts[2]);
    if other_format && !states_format {
        parts.push(known.format.name().to_owned());
    }
}

/// The version of DXIL that belongs to a shader model: 1.n for 6.n.
fn dxil_of_shader_model(name: &str) -> &'static str {
    const VERSIONS: &[&str] = &[
        "dxilv1.0", "dxilv1.1", "dxilv1.2", "dxilv1.3", "dxilv1.4", "dxilv1.5", "dxilv1.6", "dxilv1.7",
        "dxilv1.8", "dxilv1.9",
    ];
    match name.strip_prefix("shadermodel6.") {
        Some("x") => VERSIONS[VERSIONS.len() - 1],
        Some(minor) => minor.parse().ok().and_then(|n: usize| VERSIONS.get(n)).unwrap_or(&VERSIONS[0]),
        None => VERSIONS[0],
    }
}
