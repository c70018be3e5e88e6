//! Names of instruction sets: `rv64gc`, `rv32i2p1_m2p0_zicsr`, as `.attribute arch` and `.option arch` take and print them.
//!
//! A name is `rv32` or `rv64`, a base (`i`, `e`, or `g` for a set of extensions), and extensions: single letters, then longer
//! names after underscores. Each may have a version, `2p1`, which must be the ratified one. What an extension implies is added.
//! The canonical name lists everything with versions: the base, single letters in the order of [`LETTERS`], then longer names
//! by class, letter and name.
//!
//! The extensions are the features of the description that have a version; a few sets are named together
//! ([`Isa::complete`]). One that is not ratified is the feature `experimental-NAME`, and its version must be written.

use mc::Target;
use std::collections::BTreeSet;
use tables::subtarget::Feature;

/// Single-letter extensions in canonical order, after the base.
const LETTERS: &[u8] = b"mafdqlcbkjtpvnh";

/// Single letters that are names of extensions.
const SUPPORTED_LETTERS: &[u8] = b"mafdqcbvh";

/// An instruction set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Isa {
    pub bits: u32,
    /// Names of the extensions, implied ones included, in canonical order.
    extensions: BTreeSet<Ranked>,
}

/// An extension by its place in canonical order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Ranked {
    class: u8,
    letter: u8,
    name: String,
}

impl Ranked {
    fn new(name: &str) -> Ranked {
        let rank = |c: u8| match LETTERS.iter().position(|&l| l == c) {
            _ if c == b'i' => 0,
            _ if c == b'e' => 1,
            Some(at) => at as u8 + 2,
            None => LETTERS.len() as u8 + 2 + c.wrapping_sub(b'a'),
        };
        let bytes = name.as_bytes();
        let (class, letter) = match (bytes.first(), bytes.get(1)) {
            (Some(&c), None) => (0, rank(c)),
            (Some(b'z'), Some(&c)) => (1, rank(c)),
            (Some(b's'), _) => (2, 0),
            _ => (3, 0),
        };
        Ranked { class, letter, name: name.to_owned() }
    }
}

/// The extensions of a description.
struct Known<'t> {
    target: &'t Target,
}

impl<'t> Known<'t> {
    fn features(&self) -> impl Iterator<Item = (usize, Feature)> + 't {
        let features = self.target.image.records::<Feature>();
        let target = self.target;
        features.iter().enumerate().filter(move |&(number, _)| is_extension(target, number as u16))
    }

    fn find(&self, name: &str) -> Option<Feature> {
        self.features()
            .find(|(_, f)| extension_name(self.target.image.string(f.name)) == name)
            .map(|(_, f)| f)
    }
}

/// What the name of a feature begins with if it is an extension that is not ratified.
const EXPERIMENTAL: &str = "experimental-";

/// The name of the extension that a feature is.
pub fn extension_name(feature: &str) -> &str {
    feature.strip_prefix(EXPERIMENTAL).unwrap_or(feature)
}

/// The feature that is the extension with this name.
pub fn feature_of(target: &Target, extension: &str) -> Option<u16> {
    target.feature(extension).or_else(|| target.feature(&format!("{EXPERIMENTAL}{extension}")))
}

/// Whether a feature is an extension, by its number.
pub fn is_extension(target: &Target, feature: u16) -> bool {
    let record = target.image.records::<Feature>().get(feature as usize).unwrap_or_default();
    (record.major_version, record.minor_version) != (0, 0)
        || target.image.string(record.name).starts_with(EXPERIMENTAL)
}

impl Isa {
    /// Reads a name; the error says what is wrong with it.
    pub fn parse(target: &Target, name: &str) -> Result<Isa, String> {
        parse(target, name).map_err(|why| format!("invalid arch name '{name}', {why}"))
    }

    /// The instruction set of a subtarget that has these extensions.
    pub fn of_extensions<'n>(
        target: &Target,
        bits: u32,
        names: impl Iterator<Item = &'n str>,
    ) -> Result<Isa, String> {
        let mut isa = Isa { bits, extensions: names.map(|name| Ranked::new(extension_name(name))).collect() };
        // There is one base.
        if isa.has("e") {
            isa.extensions.remove(&Ranked::new("i"));
        } else {
            isa.add("i");
        }
        isa.check()?;
        isa.complete(&Known { target });
        Ok(isa)
    }

    pub fn has(&self, name: &str) -> bool {
        self.extensions.contains(&Ranked::new(name))
    }

    fn add(&mut self, name: &str) -> bool {
        self.extensions.insert(Ranked::new(name))
    }

    /// Names of the extensions.
    pub fn extensions(&self) -> impl Iterator<Item = &str> {
        self.extensions.iter().map(|e| e.name.as_str())
    }

    /// The canonical name.
    pub fn name(&self, target: &Target) -> String {
        let known = Known { target };
        let mut name = format!("rv{}", self.bits);
        for (i, extension) in self.extensions().enumerate() {
            let version = known.find(extension).map_or((0, 0), |f| (f.major_version, f.minor_version));
            let separator = if i > 0 { "_" } else { "" };
            name.push_str(&format!("{separator}{extension}{}p{}", version.0, version.1));
        }
        name
    }

    /// What may not stand together, or not alone.
    fn check(&self) -> Result<(), String> {
        if self.has("f") && self.has("zfinx") {
            return Err("'f' and 'zfinx' extensions are incompatible".to_owned());
        }
        if self.bits != 32 {
            for name in ["zcf", "zclsd", "zilsd"] {
                if self.has(name) {
                    return Err(format!("'{name}' is only supported for 'rv32'"));
                }
            }
        }
        let vector = self.extensions().any(|e| e == "v" || e.starts_with("zve"));
        if !vector && self.extensions().any(|e| e.starts_with("zvl")) {
            return Err("'zvl*b' requires 'v' or 'zve*' extension to also be specified".to_owned());
        }
        if (self.has("zcmp") || self.has("zcmt")) && self.has("zcd") {
            let which = if self.has("zcmt") { "zcmt" } else { "zcmp" };
            return Err(format!(
                "'{which}' extension is incompatible with 'c' extension when 'd' extension is enabled"
            ));
        }
        Ok(())
    }

    /// Adds what extensions imply, one by one and together.
    fn complete(&mut self, known: &Known<'_>) {
        /// Extensions that together are another one.
        const TOGETHER: &[(&str, &[&str])] = &[
            ("a", &["zaamo", "zalrsc"]),
            ("b", &["zba", "zbb", "zbs"]),
            ("zkn", &["zbkb", "zbkc", "zbkx", "zkne", "zknd", "zknh"]),
            ("zks", &["zbkb", "zbkc", "zbkx", "zksed", "zksh"]),
            ("zk", &["zkn", "zkr", "zkt"]),
            ("zvkn", &["zvkned", "zvknhb", "zvkb", "zvkt"]),
            ("zvknc", &["zvkn", "zvbc"]),
            ("zvkng", &["zvkn", "zvkg"]),
            ("zvks", &["zvksed", "zvksh", "zvkb", "zvkt"]),
            ("zvksc", &["zvks", "zvbc"]),
            ("zvksg", &["zvks", "zvkg"]),
        ];
        self.add_implied(known);
        if self.has("c") && self.has("d") {
            self.add("zcd");
        }
        if self.bits == 32 && (self.has("c") || self.has("zce")) && self.has("f") {
            self.add("zcf");
        }
        let floats =
            (!self.has("f") || self.bits == 64 || self.has("zcf")) && (!self.has("d") || self.has("zcd"));
        if self.has("zca") && floats {
            self.add("c");
        }
        for (whole, parts) in TOGETHER {
            if parts.iter().all(|part| self.has(part)) {
                self.add(whole);
            }
        }
        self.add_implied(known);
    }

    fn add_implied(&mut self, known: &Known<'_>) {
        let image = &known.target.image;
        let mut pending: Vec<String> = self.extensions().map(str::to_owned).collect();
        while let Some(name) = pending.pop() {
            let Some(feature) = known.find(&name) else { continue };
            for implied in image.list(feature.implies).iter() {
                let record = image.records::<Feature>().get(implied as usize).unwrap_or_default();
                let name = extension_name(image.string(record.name));
                if is_extension(known.target, implied) && self.add(name) {
                    pending.push(name.to_owned());
                }
            }
        }
    }
}

fn parse(target: &Target, name: &str) -> Result<Isa, String> {
    if !name.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_') {
        return Err("string may only contain [a-z0-9_]".to_owned());
    }
    let begin = "string must begin with rv32{i,e,g}, rv64{i,e,g}, or a supported profile name";
    let bits = match name.get(..4) {
        Some("rv32") => 32,
        Some("rv64") => 64,
        _ => return Err(begin.to_owned()),
    };
    let known = Known { target };
    let mut parser =
        Parser { known: &known, isa: Isa { bits, extensions: BTreeSet::new() }, said: Vec::new() };
    let rest = &name[4..];
    let Some(base) = rest.chars().next() else { return Err(begin.to_owned()) };
    let mut rest = &rest[1..];
    match base {
        'i' | 'e' => rest = parser.letter(base, rest)?,
        'g' => {
            if rest.starts_with(|c: char| c.is_ascii_digit()) {
                return Err("version not supported for 'g'".to_owned());
            }
            for extension in ["i", "m", "a", "f", "d", "zicsr", "zifencei"] {
                parser.isa.add(extension);
            }
        }
        _ => return Err(format!("first letter after 'rv{bits}' should be 'e', 'i' or 'g'")),
    }
    parser.all(rest)?;
    let mut isa = parser.isa;
    isa.check()?;
    isa.complete(&known);
    isa.check()?;
    Ok(isa)
}

struct Parser<'k, 't> {
    known: &'k Known<'t>,
    isa: Isa,
    /// Extensions written out.
    said: Vec<String>,
}

impl Parser<'_, '_> {
    /// Everything after the base.
    fn all(&mut self, mut rest: &str) -> Result<(), String> {
        while !rest.is_empty() {
            if let Some(after) = rest.strip_prefix('_') {
                if after.is_empty() || after.starts_with('_') {
                    return Err("extension name missing after separator '_'".to_owned());
                }
                rest = after;
                continue;
            }
            if rest.starts_with(['z', 's', 'x']) {
                let end = rest.find('_').unwrap_or(rest.len());
                self.long(&rest[..end])?;
                rest = &rest[end..];
                continue;
            }
            let mut chars = rest.chars();
            let Some(letter) = chars.next() else { break };
            rest = self.letter(letter, chars.as_str())?;
        }
        Ok(())
    }

    /// A single letter; `rest` begins with its version. What follows that.
    fn letter<'a>(&mut self, letter: char, rest: &'a str) -> Result<&'a str, String> {
        let name = letter.to_string();
        let is_base = self.said.is_empty() && matches!(letter, 'i' | 'e') && !self.isa.has("i");
        if !is_base && !SUPPORTED_LETTERS.contains(&(letter as u8)) {
            return Err(format!("invalid standard user-level extension '{name}'"));
        }
        let (version, rest) = version(&name, rest)?;
        self.add(&name, version)?;
        Ok(rest)
    }

    /// A longer name with its version.
    fn long(&mut self, text: &str) -> Result<(), String> {
        let (kind, first) = match text.as_bytes()[0] {
            b'z' => ("standard user-level", 'z'),
            b's' => ("standard supervisor-level", 's'),
            _ => ("non-standard user-level", 'x'),
        };
        if text.len() == 1 {
            return Err(format!("{kind} extension name missing after '{first}'"));
        }
        // The version is what follows the name: digits, perhaps `p` and digits. Names may end with digits themselves.
        let (name, written) = match self.known.find(text) {
            Some(_) => (text, None),
            None => split_version(text),
        };
        if self.known.find(name).is_none() {
            return Err(format!("unsupported {kind} extension '{name}'"));
        }
        let version = match written {
            Some(written) => version(name, written)?.0,
            None => None,
        };
        self.add(name, version)
    }

    fn add(&mut self, name: &str, version: Option<(u64, u64)>) -> Result<(), String> {
        if self.said.iter().any(|said| said == name) {
            return Err(format!("duplicated {} extension '{name}'", kind_of(name)));
        }
        let feature = self.known.find(name);
        let ratified = feature.map(|f| (u64::from(f.major_version), u64::from(f.minor_version)));
        let is_experimental =
            feature.is_some_and(|f| self.known.target.image.string(f.name).starts_with(EXPERIMENTAL));
        if is_experimental && version.is_none() {
            return Err(format!("experimental extension requires explicit version number `{name}`"));
        }
        if let (Some(version), Some(ratified)) = (version, ratified)
            && version != ratified
        {
            let (major, minor) = version;
            if is_experimental {
                let (known_major, known_minor) = ratified;
                return Err(format!(
                    "unsupported version number {major}.{minor} for experimental extension '{name}' (this compiler \
                     supports {known_major}.{known_minor})"
                ));
            }
            return Err(format!("unsupported version number {major}.{minor} for extension '{name}'"));
        }
        self.said.push(name.to_owned());
        self.isa.add(name);
        Ok(())
    }
}

fn kind_of(name: &str) -> &'static str {
    match name.as_bytes() {
        [b's', _, ..] => "standard supervisor-level",
        [b'x', _, ..] => "non-standard user-level",
        _ => "standard user-level",
    }
}

/// A name and the version at its end, if there is one.
fn split_version(text: &str) -> (&str, Option<&str>) {
    let digits = |text: &str| text.len() - text.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let minor = digits(text);
    let before = &text[..text.len() - minor];
    let at = match before.strip_suffix('p') {
        Some(before_p) if digits(before_p) > 0 => before_p.len() - digits(before_p),
        _ => before.len(),
    };
    if at == text.len() { (text, None) } else { (&text[..at], Some(&text[at..])) }
}

/// A version at the start of `text`: `2p1`, `2`; and what follows.
#[expect(clippy::type_complexity, reason = "a version and the rest")]
fn version<'a>(name: &str, text: &'a str) -> Result<(Option<(u64, u64)>, &'a str), String> {
    let digits = |text: &str| text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let number = |text: &str| text.parse::<u64>().unwrap_or(u64::MAX);
    let major = digits(text);
    if major == 0 {
        return Ok((None, text));
    }
    let (major, rest) = (number(&text[..major]), &text[major..]);
    let Some(after_p) = rest.strip_prefix('p') else { return Ok((Some((major, 0)), rest)) };
    let minor = digits(after_p);
    if minor == 0 {
        return Err(format!("minor version number missing after 'p' for extension '{name}'"));
    }
    Ok((Some((major, number(&after_p[..minor]))), &after_p[minor..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, expected: Result<&str, &str>) {
        let target = crate::target().unwrap();
        let found = Isa::parse(&target, name).map(|isa| isa.name(&target));
        assert_eq!(found.as_ref().map(String::as_str).map_err(String::as_str), expected);
    }

    #[test]
    fn names_are_completed_and_ordered() {
        check("rv32i", Ok("rv32i2p1"));
        check(
            "rv64imafdc",
            Ok("rv64i2p1_m2p0_a2p1_f2p2_d2p2_c2p0_zicsr2p0_zmmul1p0_zaamo1p0_zalrsc1p0_zca1p0_zcd1p0"),
        );
        check("rv64i_svinval_zba_sstc", Ok("rv64i2p1_zba1p0_sstc1p0_svinval1p0"));
        check("rv64i2p1_zca1p0", Ok("rv64i2p1_c2p0_zca1p0"));
        check("rv32if_zicsr2p0", Ok("rv32i2p1_f2p2_zicsr2p0"));
        check("rv64e", Ok("rv64e2p0"));
    }

    #[test]
    fn mistakes_are_named() {
        check(
            "foo",
            Err(
                "invalid arch name 'foo', string must begin with rv32{i,e,g}, rv64{i,e,g}, or a supported profile name",
            ),
        );
        check("rv64imm", Err("invalid arch name 'rv64imm', duplicated standard user-level extension 'm'"));
        check(
            "rv64im2p1",
            Err("invalid arch name 'rv64im2p1', unsupported version number 2.1 for extension 'm'"),
        );
        check(
            "rv64i_zbab",
            Err("invalid arch name 'rv64i_zbab', unsupported standard user-level extension 'zbab'"),
        );
        check(
            "rv64if_zfinx",
            Err("invalid arch name 'rv64if_zfinx', 'f' and 'zfinx' extensions are incompatible"),
        );
        check("rv64iy", Err("invalid arch name 'rv64iy', invalid standard user-level extension 'y'"));
    }
}
