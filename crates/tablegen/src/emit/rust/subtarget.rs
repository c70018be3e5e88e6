//! `-gen-subtarget`.

use super::{Source, list, literal};
use tables::Image;
use tables::sched_info::SchedInfo;
use tables::subtarget::{Feature, Mode, Processor, ReadAdvance, SchedModel, WriteLatency};

pub fn write(image: &Image, out: &mut Source<'_>) {
    for (number, feature) in image.records::<Feature>().iter().enumerate() {
        let name = image.string(feature.name).to_ascii_uppercase();
        out.constant(&format!("FEATURE_{name}"), "u16", number);
    }
    out.line("/// Name, description, and the features that come with it, directly.");
    let feature = |f: Feature| {
        format!(
            "({}, {}, {})",
            literal(image, f.name),
            literal(image, f.description),
            list(image.list(f.implies).iter())
        )
    };
    out.table("FEATURES", "(&str, &str, &[u16])", image.records::<Feature>().iter().map(feature));
    out.line("/// Name, features, features for tuning, scheduling model. In the order of names.");
    let processor = |p: Processor| {
        format!(
            "({}, {}, {}, {})",
            literal(image, p.name),
            list(image.list(p.features).iter()),
            list(image.list(p.tune_features).iter()),
            p.sched_model
        )
    };
    let processors = image.records::<Processor>().iter().map(processor);
    out.table("PROCESSORS", "(&str, &[u16], &[u16], u16)", processors);
    let modes = image.records::<Mode>().iter().map(|m| literal(image, m.name));
    out.table("HARDWARE_MODES", "&str", modes);
    write_parser(out);
    for (number, model) in image.records::<SchedModel>().iter().enumerate() {
        write_model(image, number as u16, model, out);
    }
}

/// Features of a processor and an attribute string, by the rule of implication.
fn write_parser(out: &mut Source<'_>) {
    out.line("/// By feature: whether it is on for a processor with attributes such as `+a,-b`. Unknown names are passed over.");
    out.open("pub fn parse_subtarget_features(cpu: &str, attributes: &str) -> Vec<bool> ");
    for line in [
        "let mut on = vec![false; FEATURES.len()];",
        "if let Ok(at) = PROCESSORS.binary_search_by_key(&cpu, |p| p.0) {",
        "    PROCESSORS[at].1.iter().for_each(|&f| switch(&mut on, f, true));",
        "}",
        "for attribute in attributes.split(',').filter(|a| !a.is_empty()) {",
        "    let enable = !attribute.starts_with('-');",
        "    let name = attribute.trim_start_matches(['+', '-']);",
        "    if let Some(feature) = FEATURES.iter().position(|f| f.0 == name) {",
        "        switch(&mut on, feature as u16, enable);",
        "    }",
        "}",
        "on",
    ] {
        out.line(line);
    }
    out.close();
    out.open("fn switch(on: &mut [bool], feature: u16, enable: bool) ");
    for line in [
        "let mut pending = vec![feature];",
        "while let Some(feature) = pending.pop() {",
        "    if std::mem::replace(&mut on[feature as usize], enable) == enable {",
        "        continue;",
        "    }",
        "    if enable {",
        "        pending.extend(FEATURES[feature as usize].2);",
        "    } else {",
        "        let implying = FEATURES.iter().enumerate().filter(|(_, f)| f.2.contains(&feature));",
        "        pending.extend(implying.map(|(i, _)| i as u16));",
        "    }",
        "}",
    ] {
        out.line(line);
    }
    out.close();
}

fn write_model(image: &Image, number: u16, model: SchedModel, out: &mut Source<'_>) {
    let info = SchedInfo::new(image, number);
    out.open(&format!("pub mod {} ", super::identifier(info.name())));
    for (name, value) in [
        ("ISSUE_WIDTH", info.issue_width()),
        ("MICRO_OP_BUFFER_SIZE", info.micro_op_buffer_size()),
        ("LOAD_LATENCY", info.load_latency()),
        ("HIGH_LATENCY", info.high_latency()),
        ("MISPREDICT_PENALTY", info.mispredict_penalty()),
    ] {
        out.constant(name, "u16", value);
    }
    if info.has_classes() {
        out.line("/// Name, units, the resource of which it is part, buffer size, members of a group.");
        let resource = |r: tables::subtarget::ProcResource| {
            format!(
                "({}, {}, {}, {}, {})",
                literal(image, r.name),
                r.num_units,
                r.super_resource,
                r.buffer_size,
                list(image.list(r.group).iter())
            )
        };
        out.table("RESOURCES", "(&str, u16, u16, i16, &[u16])", info.resources().iter().map(resource));
        out.open("pub struct Class ");
        out.line("pub name: &'static str,");
        out.line("/// `None`: the model does not describe the class.");
        out.line("pub micro_ops: Option<u16>,");
        out.line("/// Resource, taken from this cycle, to that one.");
        out.line("pub resources: &'static [(u16, u16, u16)],");
        out.line("/// By definition: cycles, number of the write.");
        out.line("pub latencies: &'static [(i16, u16)],");
        out.line("/// Number of the use, number of the write (0: any), cycles gained.");
        out.line("pub read_advances: &'static [(u16, u16, i16)],");
        out.line("/// Function of the condition, class that takes this one's place.");
        out.line("pub variants: &'static [(u32, u16)],");
        out.close();
        let latency = |l: WriteLatency| format!("({}, {})", l.cycles, l.write);
        let advance = |a: ReadAdvance| format!("({}, {}, {})", a.use_index, a.write, a.cycles);
        let class = |c: tables::subtarget::SchedClass| {
            let micro_ops =
                if c.micro_ops == u16::MAX { "None".to_owned() } else { format!("Some({})", c.micro_ops) };
            let uses = image
                .list(c.writes)
                .iter()
                .map(|w| format!("({}, {}, {})", w.resource, w.acquire, w.release));
            format!(
                "Class {{ name: {}, micro_ops: {micro_ops}, resources: {}, latencies: {}, read_advances: {}, variants: {} }}",
                literal(image, c.name),
                list(uses),
                list(image.list(c.latencies).iter().map(latency)),
                list(image.list(c.read_advances).iter().map(advance)),
                list(image.list(c.variants).iter().map(|v| format!("({}, {})", v.condition, v.class))),
            )
        };
        out.line("/// By scheduling class; then those that variants lead to.");
        out.table("CLASSES", "Class", image.list(model.classes).iter().map(class));
    }
    if info.has_itineraries() {
        out.table("UNITS", "&str", image.list(model.units).iter().map(|u| literal(image, u)));
        out.line(
            "/// By scheduling class: stages (cycles, units, cycles to the next one), cycles of operands.",
        );
        let itinerary = |i: tables::subtarget::ItinClass| {
            let stages = image
                .list(i.stages)
                .iter()
                .map(|s| format!("({}, {:#b}, {})", s.cycles, s.units, s.time_inc));
            format!("({}, {})", list(stages), list(image.list(i.operand_cycles).iter()))
        };
        let ty = "(&[(u16, u64, i16)], &[u16])";
        out.table("ITINERARIES", ty, image.list(model.itineraries).iter().map(itinerary));
    }
    out.close();
}
