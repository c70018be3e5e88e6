//! Value symbol tables: names of globals in old modules, and of the values and blocks of functions.

use super::{index_below, string_of};
use crate::bitstream::{Cursor, Error, Record};
use crate::codes::symtab_entry as code;
use ir::{Env, Value};

/// Reads the symbol table of a module. Since version 2 the names are in the string table, and this has only the
/// positions of functions, which are not needed.
pub(super) fn read_module<'a>(
    cursor: &mut Cursor<'a>,
    record: &mut Record<'a>,
    env: &mut Env,
    values: &[Value],
) -> Result<(), Error> {
    while cursor.next_record(record)? {
        let skip = match record.code {
            code::ENTRY => 1,
            code::FNENTRY => 2,
            _ => continue,
        };
        let name = string_of(record.ops.get(skip..).unwrap_or_default());
        if name.is_empty() {
            continue;
        }
        let global = index_below(record.op(0)?, values.len()).and_then(|i| values[i].as_global());
        let global = global.ok_or_else(|| record.error("name for something that is not a global"))?;
        env.globals[global].name = name.into();
    }
    Ok(())
}
