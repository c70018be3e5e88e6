import os,shutil
os.chdir('/work/wt/jit/crates/jit')
os.makedirs('src/link',exist_ok=True)
shutil.copy('/tmp/jitdbg/image.rs','src/link/image.rs'); shutil.copy('/tmp/jitdbg/debugger.rs','src/debugger.rs'); shutil.copy('/tmp/jitdbg/test.rs','tests/debugger.rs')
p='src/link.rs'; s=open(p).read()
s=s.replace("use crate::machine::{Form,","mod image;\n\npub(crate) use image::FunctionPlace;\n\nuse crate::machine::{Form,",1)
s=s.replace("""            // Lists of functions are read once more, to run them.
            if !is_function_list(section) {""","""            // Lists of functions are read once more, to run them, and call frames by debuggers.
            if !is_function_list(section) && !(is_frames && has_debug_info) {""",1)
s=s.replace("""        let mut sections = std::mem::take(&mut self.unit.sections);
        for (at, section)""","""        let has_debug_info = self.has_debug_info();
        let mut sections = std::mem::take(&mut self.unit.sections);
        for (at, section)""",1)
open(p,'w').write(s)
p='src/lib.rs'; s=open(p).read()
s=s.replace("pub mod compile;\n","pub mod compile;\nmod debugger;\n",1)
s=s.replace("//! * [`process`]: libraries,","//! * [`debugger`]: what debuggers and profilers are told.\n//! * [`process`]: libraries,",1)
open(p,'w').write(s)
p='src/session.rs'; s=open(p).read()
s=s.replace("use crate::link::{Meaning","use crate::debugger::{PerfMap, Registered};\nuse crate::link::{Meaning",1)
s=s.replace("""    frames: Vec<Frames>,
    pub(crate) stage""","""    frames: Vec<Frames>,
    /// What debuggers know of it.
    debug: Option<Registered>,
    pub(crate) stage""",1)
s=s.replace("""        Entry { placed, names: Vec::new(), groups: Vec::new(), frames: Vec::new(), stage: Stage::Pending, types }""","""        let (names, groups, frames, stage) = (Vec::new(), Vec::new(), Vec::new(), Stage::Pending);
        Entry { placed, names, groups, frames, debug: None, stage, types }""",1)
s=s.replace("""    pub(crate) stats: Stats,
}""","""    perf_map: Option<PerfMap>,
    pub(crate) stats: Stats,
}""",1)
s=s.replace("            stats: Stats::default(),\n","            perf_map: None,\n            stats: Stats::default(),\n",1)
s=s.replace("""        entry.stage = Stage::Linked;
""","""        entry.stage = Stage::Linked;
        if let Some(map) = &mut self.perf_map {
            map.add(&entry.placed.functions(&self.memory));
        }
        if entry.placed.has_debug_info() {
            entry.debug = Some(Registered::new(entry.placed.debug_image(&self.memory)));
        }
""",1)
s=s.replace("""    /// Loads a library into the process.""","""    /// Writes the names and addresses of functions that are linked from now on to the file in which `perf` looks for them.
    pub fn write_perf_map(&self) -> Result<()> {
        self.write().perf_map = Some(PerfMap::new()?);
        Ok(())
    }

    /// Loads a library into the process.""",1)
s=s.replace("        drop(entry.frames);\n","        drop((entry.frames, entry.debug));\n",1)
open(p,'w').write(s)
