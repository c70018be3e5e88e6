//! From the documents of a `.mir` file to functions.

use super::NARROW;
use super::body;
use super::constants;
use super::names::Names;
use super::yaml::{self, Node, Value};
use crate::frame::{FrameIndex, ObjectKind, SavedReg};
use crate::function::{FrameVariable, Function, KnownNumber, PoolConstant, Wrapped, eh_label};
use crate::function_attributes::FunctionAttributes;
use crate::named_registers;
use crate::operand::{Operand, Reg};
use crate::target::Isa;
use ir::{Global, Module};
use support::hash::{FxHashMap, FxHashSet};

/// What is wrong, and in which line of the file (from 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    pub line: usize,
    pub message: String,
}

impl std::fmt::Display for ReadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.line, self.message)
    }
}

impl std::error::Error for ReadError {}

impl From<yaml::YamlError> for ReadError {
    fn from(error: yaml::YamlError) -> ReadError {
        ReadError { line: error.line, message: error.message }
    }
}

pub(super) type Result<T> = std::result::Result<T, ReadError>;

/// A file, divided into its documents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MirFile {
    /// The text of the module, in the lines where it is in the file; empty if the file has none.
    pub module: String,
    functions: Vec<Node>,
}

impl MirFile {
    /// Names of the functions, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.functions.iter().map(|f| f.get("name").and_then(Node::as_str).unwrap_or(""))
    }

    /// The name of a function that is not among the defined ones, and the line of its document.
    pub fn undefined(&self, module: &Module) -> Option<(&str, usize)> {
        let defined = module.order.functions.iter().filter(|&&global| module.body(global).is_some());
        let defined: FxHashSet<&[u8]> = defined.map(|&global| &*module.globals[global].name).collect();
        let mut named = self.names().zip(&self.functions);
        named.find(|(name, _)| !defined.contains(name.as_bytes())).map(|(name, node)| (name, node.line))
    }

    /// The document of a function.
    fn function(&self, name: &str) -> Option<&Node> {
        self.functions.iter().find(|f| f.get("name").and_then(Node::as_str) == Some(name))
    }
}

/// Divides a file and reads its documents.
pub fn split(text: &str) -> Result<MirFile> {
    let mut file = MirFile::default();
    let lines: Vec<&str> = text.lines().collect();
    let mut at = 0;
    while at < lines.len() {
        let start = lines[at];
        at += 1;
        if start.trim().is_empty() || start.starts_with('#') || start.trim_end() == "..." {
            continue;
        }
        let kind = match start.strip_prefix("---") {
            Some(kind) => kind,
            // The first document need not be begun.
            None if file == MirFile::default() => {
                at -= 1;
                ""
            }
            None => return Err(ReadError { line: at, message: "expected '---'".to_owned() }),
        };
        let ends = |l: &&str| l.starts_with("---") || l.trim_end() == "...";
        let len = lines[at..].iter().position(ends).unwrap_or(lines.len() - at);
        let own = &lines[at..at + len];
        if kind.trim() == "|" {
            // Empty lines in front: places in the module are places in the file. A comment without indentation ends it.
            let text = own.iter().take_while(|l| !l.starts_with('#'));
            file.module = "\n".repeat(at);
            text.for_each(|line| file.module.extend([line, "\n"]));
        } else {
            let node = yaml::parse(&own.join("\n"), at + 1)?;
            if node.value == Value::Map(Vec::new()) {
                at += len;
                continue;
            }
            if node.get("name").and_then(Node::as_str).is_none() {
                return Err(ReadError { line: at + 1, message: "a function without a name".to_owned() });
            }
            file.functions.push(node);
        }
        at += len;
    }
    Ok(file)
}

/// Reads the function of a global, if the file has it.
pub fn read_function(
    isa: &Isa<'_>,
    module: &Module,
    names: &Names,
    file: &MirFile,
    global: Global,
) -> Result<Option<Function>> {
    let name = String::from_utf8_lossy(&module.globals[global].name).into_owned();
    let Some(node) = file.function(&name) else { return Ok(None) };
    let mut reader = Reader { words: Words::new(isa, module), func: Function::new(global), module };
    if let Some(header) = module.globals[global].as_function() {
        reader.func.calling_conv = header.calling_conv;
    }
    let refused = |what| ReadError { line: node.line, message: format!("not supported yet: {what}") };
    reader.func.attributes = FunctionAttributes::of(module, global).map_err(refused)?;
    reader.func.is_ssa = false;
    reader.registers(node)?;
    reader.frame(node)?;
    reader.variables(node, names)?;
    reader.constants(node)?;
    for (item, index) in jump_table_entries(node).iter().zip(0..) {
        note(&mut reader.words.ids.jump_tables, item, index)?;
    }
    let Some(body) = node.get("body") else { return Ok(Some(reader.func)) };
    let Value::Block(lines) = &body.value else {
        return Err(ReadError { line: body.line, message: "a body is a block of text".to_owned() });
    };
    let Reader { words, func, .. } = reader;
    let mut func = body::read(isa, module, names, &words, func, (lines, body.line))?;
    named_registers::note(isa, &mut func);
    jump_tables(&mut func, node)?;
    func.wrapped = wrapped(&func, node)?;
    let flag = |key| node.get(key).and_then(Node::as_str).and_then(|text| text.parse::<bool>().ok());
    let said = flag("isSSA").or_else(|| flag("noPhis").map(|no_phis| !no_phis));
    func.is_ssa = said.unwrap_or_else(|| defines_once(&func));
    let of_map = [eh_label::STACK_MAP, eh_label::STACK_MAP_END].map(Operand::Imm);
    let is_label = |i| {
        func.opcode(i) == crate::opcode::EH_LABEL
            && func.operands(i).first().is_some_and(|kind| !of_map.contains(kind))
    };
    let has_labels = func.blocks().flat_map(|b| func.block_insts(b)).any(is_label);
    func.has_exceptions = has_labels;
    func.has_funclets = true;
    let has_funclets = func.blocks().any(|block| func.begins_funclet(block));
    func.has_funclets = has_funclets;
    Ok(Some(func))
}

/// What names mean for a target.
pub(super) struct Words {
    registers: FxHashMap<String, mc::Reg>,
    classes: FxHashMap<String, u16>,
    sub_indices: FxHashMap<String, u16>,
    pub globals: FxHashMap<String, Global>,
    pub ids: Ids,
}

/// What the numbers in a function's document stand for: files may count as they like.
#[derive(Debug, Default)]
pub(super) struct Ids {
    pub fixed_objects: FxHashMap<u32, FrameIndex>,
    pub objects: FxHashMap<u32, FrameIndex>,
    pub constants: FxHashMap<u32, u32>,
    pub jump_tables: FxHashMap<u32, u32>,
}

/// Notes what the number of an item stands for.
fn note<T>(ids: &mut FxHashMap<u32, T>, item: &Node, meaning: T) -> Result<()> {
    let id = number(item.get("id")).and_then(|id| u32::try_from(id).ok());
    match id.map(|id| ids.insert(id, meaning)) {
        Some(None) => Ok(()),
        Some(Some(_)) => error(item, "this number is there twice"),
        None => error(item, "expected a number, 'id'"),
    }
}

impl Words {
    fn new(isa: &Isa<'_>, module: &Module) -> Words {
        let registers = (1..isa.num_regs() as u16).map(mc::Reg);
        Words {
            registers: registers.map(|r| (isa.reg_name(r).to_ascii_lowercase(), r)).collect(),
            classes: (0..isa.num_classes() as u16)
                .map(|c| (isa.class_name(c).to_ascii_lowercase(), c))
                .collect(),
            sub_indices: (1..isa.num_sub_indices())
                .map(|i| (isa.sub_index_name(i).to_ascii_lowercase(), i))
                .collect(),
            globals: module
                .globals
                .iter()
                .map(|(global, data)| match &*data.name {
                    [] => (format!("#{}", global.as_u32()), global),
                    name => (String::from_utf8_lossy(name).into_owned(), global),
                })
                .collect(),
            ids: Ids::default(),
        }
    }

    /// Without the `$`.
    pub fn register(&self, name: &str) -> Option<mc::Reg> {
        if name == "noreg" { Some(mc::Reg::NONE) } else { self.registers.get(name).copied() }
    }

    /// `%stack.1`, `%stack.1.name` or `%fixed-stack.1`
    pub fn frame_index(&self, text: &str) -> Option<FrameIndex> {
        let (ids, rest) = match text.strip_prefix("%stack.") {
            Some(rest) => (&self.ids.objects, rest),
            None => (&self.ids.fixed_objects, text.strip_prefix("%fixed-stack.")?),
        };
        ids.get(&rest.split('.').next()?.parse().ok()?).copied()
    }

    pub fn class(&self, name: &str) -> Option<u16> {
        self.classes.get(name).copied()
    }

    pub fn sub_index(&self, name: &str) -> Option<u16> {
        self.sub_indices.get(name).copied()
    }
}

struct Reader<'a> {
    words: Words,
    func: Function,
    module: &'a Module,
}

fn error<T>(node: &Node, message: impl Into<String>) -> Result<T> {
    Err(ReadError { line: node.line, message: message.into() })
}

fn number(node: Option<&Node>) -> Option<i64> {
    node?.as_str()?.parse().ok()
}

/// Virtual registers that a file may have.
pub(super) const MAX_VREGS: i64 = 1 << 24;

impl Reader<'_> {
    fn registers(&mut self, document: &Node) -> Result<()> {
        for item in document.get("registers").map_or(&[][..], Node::items) {
            let id = number(item.get("id")).filter(|&id| (0..MAX_VREGS).contains(&id));
            let Some(id) = id else { return error(item, "a register without a number") };
            let name = item.get("class").and_then(Node::as_str).unwrap_or("");
            let Some(class) = self.words.class(name) else {
                return error(item, format!("unknown register class '{name}'"));
            };
            while self.func.num_vregs() <= id as usize {
                self.func.new_vreg(class);
            }
            let reg = crate::Reg::from_virtual_index(id as u32);
            self.func.set_class(reg, class);
            let flags = item.get("flags").map_or(&[][..], Node::items);
            if flags.iter().any(|flag| flag.as_str() == Some(NARROW)) {
                self.func.known_numbers.insert(reg, KnownNumber { bits: None, is_narrow: true });
            }
        }
        for item in document.get("liveins").map_or(&[][..], Node::items) {
            let reg = self.register(item, item.get("reg"))?;
            self.func.live_ins.push(reg);
        }
        Ok(())
    }

    fn register(&self, item: &Node, node: Option<&Node>) -> Result<mc::Reg> {
        let name = node.and_then(Node::as_str).unwrap_or("");
        match name.strip_prefix('$').and_then(|n| self.words.register(n)) {
            Some(reg) => Ok(reg),
            None => error(item, format!("unknown register '{name}'")),
        }
    }

    fn frame(&mut self, document: &Node) -> Result<()> {
        if let Some(info) = document.get("frameInfo") {
            let flag = |key| info.get(key).and_then(|n| n.as_str()) == Some("true");
            let size = |key| number(info.get(key)).and_then(|n| u64::try_from(n).ok()).unwrap_or(0);
            let frame = &mut self.func.frame;
            frame.has_calls = flag("hasCalls");
            frame.needs_frame_pointer = flag("isFrameAddressTaken");
            frame.has_dynamic_alloca = flag("hasDynamicAlloca");
            frame.needs_branch_relaxation = flag("needsFarJumps");
            frame.keeps_context = flag("keepsContext");
            frame.shares_window = flag("sharesWindow");
            frame.is_wrapped = flag("isShrinkWrapped");
            frame.size_bytes = size("stackSize");
            frame.max_call_bytes = size("maxCallFrameSize");
            frame.reserved_bytes = size("reservedBytes");
            frame.argument_bytes = size("argumentBytes");
            frame.popped_bytes = size("poppedBytes");
            frame.tail_growth_bytes = size("tailGrowthBytes");
        }
        for item in document.get("fixedStack").map_or(&[][..], Node::items) {
            let (size, align, offset) = self.object(item)?;
            let index = self.func.frame.add_fixed(size, align, offset);
            note(&mut self.words.ids.fixed_objects, item, index)?;
            self.saved(item, index)?;
        }
        for item in document.get("stack").map_or(&[][..], Node::items) {
            let kind = item.get("type").and_then(Node::as_str);
            // The object of an alloca whose size is not known: nothing is in the frame for it.
            let is_dynamic = kind == Some("variable-sized");
            self.func.frame.has_dynamic_alloca |= is_dynamic;
            let (size, align, offset) = if is_dynamic { (0, 0, 0) } else { self.object(item)? };
            let saves =
                item.get("callee-saved-register").and_then(Node::as_str).is_some_and(|r| !r.is_empty());
            let kind = match kind {
                Some("spill-slot") if saves => ObjectKind::CalleeSaved,
                Some("spill-slot") => ObjectKind::Spill,
                _ => ObjectKind::Local,
            };
            let index = self.func.frame.add(size, align, kind);
            self.func.frame.object_mut(index).offset = offset;
            note(&mut self.words.ids.objects, item, index)?;
            self.saved(item, index)?;
        }
        Ok(())
    }

    /// Variables of the source: under a key of our own, or with the objects that they are in.
    fn variables(&mut self, document: &Node, names: &Names) -> Result<()> {
        if let Some(list) = document.get("frameVariables") {
            for item in list.items() {
                let slot = item.get("slot").and_then(Node::as_str).unwrap_or("");
                match self.words.frame_index(slot) {
                    Some(slot) => self.variable(item, slot, names),
                    None => return error(item, format!("unknown stack object '{slot}'")),
                }
            }
            return Ok(());
        }
        for (key, fixed) in [("fixedStack", true), ("stack", false)] {
            for item in document.get(key).map_or(&[][..], Node::items) {
                let id = number(item.get("id")).and_then(|id| u32::try_from(id).ok());
                let ids = if fixed { &self.words.ids.fixed_objects } else { &self.words.ids.objects };
                if let Some(&slot) = id.and_then(|id| ids.get(&id)) {
                    self.variable(item, slot, names);
                }
            }
        }
        Ok(())
    }

    /// The variable that an item names. One that no debug record of the function has is left out.
    fn variable(&mut self, item: &Node, slot: FrameIndex, names: &Names) {
        let node = |key| {
            let name = item.get(key).and_then(Node::as_str).filter(|name| !name.is_empty());
            name.and_then(|name| names.find_metadata(name))
        };
        if let (Some(variable), Some(location)) = (node("debug-info-variable"), node("debug-info-location")) {
            let expression = node("debug-info-expression").into();
            self.func.variables.push(FrameVariable { slot, variable, expression, location });
        }
    }

    fn object(&self, item: &Node) -> Result<(u64, u8, i64)> {
        let size = number(item.get("size")).and_then(|n| u64::try_from(n).ok());
        let align = number(item.get("alignment")).and_then(|n| u64::try_from(n).ok()).unwrap_or(1);
        match size {
            Some(size) if align.is_power_of_two() => {
                Ok((size, align.ilog2() as u8, number(item.get("offset")).unwrap_or(0)))
            }
            _ => error(item, "a stack object has a size, and an alignment that is a power of two"),
        }
    }

    fn saved(&mut self, item: &Node, slot: FrameIndex) -> Result<()> {
        let node = item.get("callee-saved-register").filter(|n| n.as_str().is_some_and(|r| !r.is_empty()));
        if node.is_some() {
            let reg = self.register(item, node)?;
            self.func.frame.saved.push(SavedReg { reg, slot });
        }
        Ok(())
    }

    fn constants(&mut self, document: &Node) -> Result<()> {
        for item in document.get("constants").map_or(&[][..], Node::items) {
            let value = item.get("value").and_then(Node::as_str).unwrap_or("");
            let Some(bytes) = constants::bytes_of(value, &self.module.data_layout) else {
                return error(item, format!("constants other than numbers are not read: '{value}'"));
            };
            let align = number(item.get("alignment")).unwrap_or(1);
            let align_log2 = u64::try_from(align).ok().filter(|a| a.is_power_of_two()).map_or(0, u64::ilog2);
            note(&mut self.words.ids.constants, item, self.func.constants.len() as u32)?;
            self.func.constants.push(PoolConstant { bytes, align_log2: align_log2 as u8 });
        }
        Ok(())
    }
}

/// Whether there are virtual registers, and each has at most one definition, of the whole register.
fn defines_once(func: &Function) -> bool {
    let operands = func.blocks().flat_map(|b| func.block_insts(b)).flat_map(|i| func.operands(i));
    let mut defined =
        operands.filter(|o| o.defined().is_some_and(Reg::is_virtual)).filter_map(Operand::as_reg);
    let mut known = FxHashSet::default();
    defined.all(|def| def.sub == 0 && known.insert(def.reg)) && !known.is_empty()
}

fn jump_table_entries(document: &Node) -> &[Node] {
    document.get("jumpTable").and_then(|t| t.get("entries")).map_or(&[][..], Node::items)
}

/// The block that a `%bb.1` or `%bb.1.name` names.
fn block_named(func: &Function, node: &Node) -> Option<crate::Block> {
    let name = node.as_str().and_then(|b| b.strip_prefix("%bb."));
    let number = name.and_then(|n| n.split('.').next()?.parse::<usize>().ok());
    number.filter(|&n| n < func.num_blocks()).map(|n| crate::Block::from_u32(n as u32))
}

/// The blocks where the frame is set up and taken down.
fn wrapped(func: &Function, document: &Node) -> Result<Option<Wrapped>> {
    let points = |key| document.get("frameInfo").and_then(|info| info.get(key)).map_or(&[][..], Node::items);
    let block = |item: &Node| match item.get("point").and_then(|node| block_named(func, node)) {
        Some(block) => Ok(block),
        None => error(item, "the frame is set up or taken down in a block that does not exist"),
    };
    let restore = points("restorePoint").iter().map(block).collect::<Result<_>>()?;
    let save = points("savePoint").first().map(block).transpose()?;
    Ok(save.map(|save| Wrapped { save, restore }))
}

fn jump_tables(func: &mut Function, document: &Node) -> Result<()> {
    for item in jump_table_entries(document) {
        let mut table = Vec::new();
        for block in item.get("blocks").map_or(&[][..], Node::items) {
            match block_named(func, block) {
                Some(block) => table.push(block),
                None => return error(block, "a jump table goes to a block that does not exist"),
            }
        }
        func.jump_tables.push(table);
    }
    Ok(())
}
