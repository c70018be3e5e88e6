//! `-gen-register-info`.

use super::{Source, identifier, list, literal};
use tables::Image;
use tables::register_info::RegisterInfo;
use tables::registers::{CalleeSaved, DwarfNumber};

pub fn write(image: &Image, out: &mut Source<'_>) {
    let info = RegisterInfo::new(image);
    let registers = 0..info.num_registers() as u16;
    out.constant("NoRegister", "u16", 0);
    for register in registers.clone().skip(1) {
        out.constant(info.name(register), "u16", register);
    }
    out.constant("NUM_REGISTERS", "usize", info.num_registers());
    out.line("");
    out.line("/// By register: name of the record.");
    out.table("NAMES", "&str", registers.clone().map(|r| format!("{:?}", info.name(r))));
    out.line("/// By register: number in encodings.");
    out.numbers("ENCODINGS", "u16", registers.clone().map(|r| info.register(r).encoding));
    out.line("/// By register: (sub-register index, register).");
    let pair = |(a, b): (u16, u16)| format!("({a}, {b})");
    let parts = registers.clone().map(|r| list(info.sub_registers(r).map(pair)));
    out.table("SUB_REGISTERS", "&[(u16, u16)]", parts);
    out.line("/// By register: those that contain it, smaller ones first.");
    let wholes = registers.clone().map(|r| list(info.super_registers(r)));
    out.table("SUPER_REGISTERS", "&[u16]", wholes);
    out.line("/// By register: units; registers overlap exactly if they share one.");
    out.table("UNITS", "&[u16]", registers.clone().map(|r| list(info.units(r))));
    out.constant("NUM_UNITS", "usize", info.num_units());
    out.line("/// (register, flavour, number).");
    let dwarf = image.records::<DwarfNumber>();
    let number = |d: DwarfNumber| format!("({}, {}, {})", d.register, d.flavour, d.number);
    out.table("DWARF_NUMBERS", "(u16, u16, i32)", dwarf.iter().map(number));
    write_indices(info, out);
    write_classes(info, out);
    out.line("/// Name, and how much the units of the set weigh together.");
    let set = |s: tables::registers::PressureSet| format!("({}, {})", literal(image, s.name), s.limit);
    out.table("PRESSURE_SETS", "(&str, u16)", info.pressure_sets().iter().map(set));
    out.open("pub mod callee_saved ");
    for record in image.records::<CalleeSaved>().iter() {
        let name = image.string(record.name);
        out.numbers(name, "u16", image.list(record.saved).iter());
        out.line("/// What keeps its value across a call, by register.");
        let words: Vec<u16> = image.list(record.preserved).iter().collect();
        let masks = words
            .chunks(2)
            .map(|w| format!("{:#010x}", u32::from(w[0]) | u32::from(*w.get(1).unwrap_or(&0)) << 16));
        out.numbers(&format!("{name}_RegMask"), "u32", masks);
    }
    out.close();
}

fn write_indices(info: RegisterInfo<'_>, out: &mut Source<'_>) {
    out.open("pub mod index ");
    out.constant("NoSubRegister", "u16", 0);
    for index in 1..info.num_indices() as u16 {
        out.constant(info.index_name(index), "u16", index);
    }
    out.line("/// By index: the lanes that it covers.");
    let masks = (0..info.num_indices() as u16).map(|i| format!("{:#x}", info.lane_mask(i)));
    out.numbers("LANE_MASKS", "u64", masks);
    out.line("/// By index, then index: the index that the two make.");
    let row = |a: u16| list((0..info.num_indices() as u16).map(|b| info.compose(a, b).unwrap_or(0)));
    out.table("COMPOSE", "&[u16]", (0..info.num_indices() as u16).map(row));
    out.close();
}

fn write_classes(info: RegisterInfo<'_>, out: &mut Source<'_>) {
    out.open("pub mod class ");
    for class in 0..info.num_classes() as u16 {
        out.constant(&format!("{}ID", info.class_name(class)), "u16", class);
    }
    out.open("pub struct Class ");
    out.line("pub name: &'static str,");
    out.line("/// In the order of allocation.");
    out.line("pub members: &'static [u16],");
    out.line("/// Classes whose members are members of this one, itself included.");
    out.line("pub sub_classes: &'static [u16],");
    out.line("pub super_classes: &'static [u16],");
    out.line("/// Bits of a register; size and alignment of its spill slot; in the first hardware mode.");
    out.line("pub size: (u16, u16, u16),");
    out.line("pub copy_cost: i16,");
    out.line("pub allocatable: bool,");
    out.line("pub lane_mask: u64,");
    out.line("/// Pressure of a member, and pressure sets.");
    out.line("pub weight: u16,");
    out.line("pub pressure_sets: &'static [u16],");
    out.close();
    let class = |number: u16| {
        let record = info.class(number);
        let mode = info.class_mode(number, 0);
        format!(
            "Class {{ name: {:?}, members: {}, sub_classes: {}, super_classes: {}, size: ({}, {}, {}), \
             copy_cost: {}, allocatable: {}, lane_mask: {:#x}, weight: {}, pressure_sets: {} }}",
            info.class_name(number),
            list(info.members(number)),
            list(info.sub_classes(number).iter()),
            list(info.super_classes(number)),
            mode.reg_size_bits,
            mode.spill_size_bits,
            mode.spill_align_bits,
            record.copy_cost,
            record.flags & tables::registers::class_flags::ALLOCATABLE != 0,
            record.lane_mask,
            record.weight,
            list(info.class_pressure_sets(number)),
        )
    };
    out.table(&identifier("CLASSES"), "Class", (0..info.num_classes() as u16).map(class));
    out.close();
}
