//! The search for a sequence of forms: what each form wants of its operands, and the cheapest of all that fit a budget.
//!
//! For every form, [`ways`](Search::ways) lists the orders that its operands may have for its result to be the wanted one. Where
//! a form chooses elements by number, its operand may have them in any place: [`gathered`] lists a few orders that one
//! instruction makes. The budget grows from one instruction until something is found, so that easy orders are found at once;
//! what cannot be made of an order within a budget is remembered. The number of orders looked at is bounded ([`MAX_ORDERS`]); an
//! order that is not found is made of two that are simpler, by vector or by whether elements change halves.

use super::mask::{ANY, Lane, Mask, ZERO};
use super::{Form, Shape, UNIT};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;
use support::hash::FxHashMap;

const MAX_ORDERS: u32 = 6000;
/// One to six instructions.
const BUDGETS: [u32; 5] = [UNIT + 1, 2 * UNIT + 2, 3 * UNIT + 2, 4 * UNIT + 3, 6 * UNIT];

/// Where the number of [`Shape::InsertElement`] has the place in the second vector, above the place in the first: a bit.
pub(super) const INSERTED_FROM: u32 = 8;

/// How a vector is made.
#[derive(Clone, Debug)]
pub enum Plan {
    Any,
    Zero,
    /// The first or the second vector.
    Vector(usize),
    Step(Rc<Step>),
}

#[derive(Debug)]
pub struct Step {
    pub(super) form: Form,
    pub(super) number: u32,
    /// For forms with a constant: numbers of elements, or which ones are of the second operand.
    pub(super) constant: Option<Mask>,
    pub(super) operands: SmallVec<[Plan; 2]>,
    cost: u32,
}

impl Plan {
    pub fn cost(&self) -> u32 {
        match self {
            Plan::Any | Plan::Vector(_) => 0,
            Plan::Zero => UNIT - 1,
            Plan::Step(step) => step.cost,
        }
    }
}

/// One way to use a form.
#[derive(Debug)]
struct Way {
    number: u32,
    constant: Option<Mask>,
    operands: SmallVec<[Mask; 2]>,
}

type Ways = SmallVec<[Way; 4]>;

fn way(number: u32, operands: impl IntoIterator<Item = Mask>) -> Way {
    Way { number, constant: None, operands: operands.into_iter().collect() }
}

/// The cheapest plan for an order of elements of vectors of its size.
pub fn search(forms: &[Form], mask: &Mask) -> Option<Plan> {
    let mut search = Search { forms, tried: FxHashMap::default(), orders: 0 };
    search.with_growing_budget(mask).or_else(|| search.divided(mask))
}

/// The cheapest plan that costs no more than a budget.
pub fn search_within(forms: &[Form], mask: &Mask, budget: u32) -> Option<Plan> {
    Search { forms, tried: FxHashMap::default(), orders: 0 }.plan(mask, budget)
}

struct Search<'f> {
    forms: &'f [Form],
    /// The budget with which an order was looked for, and what was found.
    tried: FxHashMap<Mask, (u32, Option<Plan>)>,
    orders: u32,
}

impl Search<'_> {
    fn with_growing_budget(&mut self, mask: &Mask) -> Option<Plan> {
        self.orders = 0;
        BUDGETS.into_iter().find_map(|budget| self.plan(mask, budget))
    }

    fn plan(&mut self, mask: &Mask, budget: u32) -> Option<Plan> {
        if let Some(leaf) = leaf(mask) {
            return (leaf.cost() <= budget).then_some(leaf);
        }
        let mask = mask.widest();
        if budget < UNIT || self.orders > MAX_ORDERS {
            return None;
        }
        match self.tried.get(&mask) {
            Some((_, Some(plan))) => return (plan.cost() <= budget).then(|| plan.clone()),
            Some((tried, None)) if *tried >= budget => return None,
            _ => self.orders += 1,
        }
        let mut best: Option<Plan> = None;
        let mut left = budget;
        for form in self.forms {
            if form.bits != mask.bits() || form.cost > left || left < UNIT {
                continue;
            }
            let own = mask.with_lanes_of(form.lane_bits);
            let ways = match &own {
                Some(own) => ways(form, own),
                None => pairs_by_number(form, &mask),
            };
            for way in ways {
                // What wants itself leads nowhere.
                if own.as_ref().is_some_and(|own| way.operands.contains(own)) {
                    continue;
                }
                if let Some(plan) = self.step(form, way, left) {
                    left = plan.cost().saturating_sub(1);
                    best = Some(plan);
                }
            }
        }
        self.tried.insert(mask, (budget, best.clone()));
        best
    }

    fn step(&mut self, form: &Form, way: Way, budget: u32) -> Option<Plan> {
        let least = |mask: &Mask| leaf(mask).map_or(UNIT, |leaf| leaf.cost());
        let mut rest: u32 = way.operands.iter().map(least).sum();
        let mut cost = form.cost;
        if cost + rest > budget {
            return None;
        }
        let mut operands: SmallVec<[Plan; 2]> = SmallVec::new();
        let mut earlier: Option<&Mask> = None;
        for mask in &way.operands {
            rest -= least(mask);
            let plan = self.plan(mask, budget.checked_sub(cost + rest)?)?;
            // The same vector twice is made once.
            if earlier != Some(mask) {
                cost += plan.cost();
            }
            earlier = Some(mask);
            operands.push(plan);
        }
        let step = Step { form: *form, number: way.number, constant: way.constant, operands, cost };
        (cost <= budget).then(|| Plan::Step(Rc::new(step)))
    }

    /// Two orders that are simpler, each with a budget of its own.
    fn divided(&mut self, mask: &Mask) -> Option<Plan> {
        let forms = self.forms.iter().filter(|form| {
            form.bits == mask.bits() && matches!(form.shape, Shape::Blend | Shape::Or | Shape::Select)
        });
        let mut best: Option<Plan> = None;
        for form in forms {
            let Some(own) = mask.with_lanes_of(form.lane_bits) else { continue };
            for way in ways(form, &own) {
                let Some(plan) = self.of_divided(form, way) else { continue };
                if best.as_ref().is_none_or(|known| plan.cost() < known.cost()) {
                    best = Some(plan);
                }
            }
        }
        best
    }

    fn of_divided(&mut self, form: &Form, way: Way) -> Option<Plan> {
        let mut operands: SmallVec<[Plan; 2]> = SmallVec::new();
        for mask in &way.operands {
            let plan = self.with_growing_budget(mask);
            let simpler = |mask: &Mask| mask.uses(0) != mask.uses(1);
            let again = |search: &mut Self| if simpler(mask) { search.divided_by_halves(mask) } else { None };
            operands.push(plan.or_else(|| again(self))?);
        }
        let cost = form.cost + operands.iter().map(Plan::cost).sum::<u32>();
        let step = Step { form: *form, number: way.number, constant: way.constant, operands, cost };
        Some(Plan::Step(Rc::new(step)))
    }

    /// Elements of one vector: those that stay in their half, and the others.
    fn divided_by_halves(&mut self, mask: &Mask) -> Option<Plan> {
        let mut lanes = mask.lanes.iter().enumerate();
        if !lanes.any(|(i, &m)| mask.crosses(i, m))
            || !mask.lanes.iter().enumerate().any(|(i, &m)| m >= 0 && !mask.crosses(i, m))
        {
            return None;
        }
        self.divided(mask)
    }
}

fn leaf(mask: &Mask) -> Option<Plan> {
    if mask.all(|m| m == ANY) {
        return Some(Plan::Any);
    }
    if let Some(number) = (0..2).find(|&number| mask.is_vector(number)) {
        return Some(Plan::Vector(number));
    }
    mask.all(|m| matches!(m, ANY | ZERO)).then_some(Plan::Zero)
}

/// What the operands of a form must be for its result to be wanted; elements are the form's.
fn ways(form: &Form, mask: &Mask) -> Ways {
    let (n, group) = (mask.len(), form.group());
    match form.shape {
        Shape::Interleave { high } => interleaved(mask, group, high),
        Shape::Lowest => {
            let one = mask.filtered(ANY, |i, _| i > 0);
            smallvec![way(0, [one, mask.filtered(ANY, |i, _| i == 0)])]
        }
        Shape::LowestAlone => {
            let is_alone = mask.lanes[1..].iter().all(|&m| matches!(m, ANY | ZERO)) && mask.lanes[0] >= 0;
            is_alone.then(|| way(0, [mask.filtered(ANY, |i, _| i == 0)])).into_iter().collect()
        }
        Shape::Numbers | Shape::Quarters => by_number(mask, group),
        Shape::HalfNumbers { high } => half_by_number(mask, high),
        Shape::Halves => halves(mask, group),
        Shape::Blend => blended(form, mask),
        Shape::Select => partitions(mask, ANY).map(|[x, y]| chosen(mask, x, y)).collect(),
        Shape::Or => partitions(mask, ZERO).map(|masks| way(0, masks)).collect(),
        Shape::And => cleared(mask),
        Shape::Align => (1..group).filter_map(|by| aligned(mask, group, by)).collect(),
        Shape::ShiftBytes { up } => (1..group).filter_map(|by| shifted(mask, group, by, up)).collect(),
        Shape::Bytes | Shape::Variable => by_constant(mask, group, form.shape == Shape::Bytes),
        Shape::WholeHalves => whole_halves(mask, n / 2),
        Shape::Broadcast => everywhere(mask),
        Shape::Insert => (0..n).filter_map(|place| inserted(mask, place, true)).collect(),
        Shape::InsertWord => (0..n).filter_map(|place| inserted(mask, place, false)).collect(),
        Shape::Pack => packed(mask, group).into_iter().collect(),
        Shape::EveryOther { odd } => of_two(mask, |i| (i / (n / 2), i % (n / 2) * 2 + usize::from(odd))),
        Shape::Pairs { odd } => of_two(mask, |i| (i % 2, i / 2 * 2 + usize::from(odd))),
        Shape::Reverse { .. } => reversed(mask, group).into_iter().collect(),
        Shape::Spread => spread(mask).into_iter().collect(),
        Shape::InsertElement => (0..n).filter_map(|place| with_element(mask, place)).collect(),
    }
}

fn interleaved(mask: &Mask, group: usize, high: bool) -> Ways {
    of_two(mask, |i| {
        let (base, place) = (i / group * group, i % group);
        (place % 2, base + place / 2 + if high { group / 2 } else { 0 })
    })
}

/// Elements of two vectors, each from a known place: number of the vector, and the place.
fn of_two(mask: &Mask, source: impl Fn(usize) -> (usize, usize)) -> Ways {
    let mut operands = [mask.any(), mask.any()];
    for (i, &m) in mask.lanes.iter().enumerate() {
        let (operand, place) = source(i);
        if !operands[operand].demand(place, m) {
            return Ways::new();
        }
    }
    // What is interleaved with anything is better next to itself than next to what was in a register.
    if operands[1].all(|m| m == ANY) {
        operands[1] = operands[0].clone();
    }
    smallvec![way(0, operands)]
}

/// Orders in which all elements in some places of a wanted one are found, in the same group.
fn gathered(mask: &Mask, group: usize, is_wanted: impl Fn(usize) -> bool) -> SmallVec<[Mask; 4]> {
    let n = mask.len();
    let mut wanted: SmallVec<[(usize, Lane); 32]> = SmallVec::new();
    for (i, &m) in mask.lanes.iter().enumerate().filter(|(i, m)| is_wanted(*i) && **m != ANY) {
        let base = i / group * group;
        if !wanted.contains(&(base, m)) {
            wanted.push((base, m));
        }
    }
    let mut found: SmallVec<[Mask; 4]> = SmallVec::new();
    let mut add = |place: &dyn Fn(usize, usize) -> Option<usize>| {
        let mut order = mask.any();
        for &(base, m) in wanted.iter().filter(|(_, m)| *m >= 0) {
            let Some(at) = place(base, m as usize) else { return };
            if !order.demand(base + at, m) {
                return;
            }
        }
        for &(base, _) in wanted.iter().filter(|(_, m)| *m == ZERO) {
            let Some(free) = order.find(ANY, base..base + group) else { return };
            order.lanes[free] = ZERO;
        }
        if !found.contains(&order) {
            found.push(order);
        }
    };
    add(&|_, m| Some(m % group));
    let second = |m: usize| usize::from(m >= n);
    for width in [1, 2, 4, 8].into_iter().filter(|width| 2 * width <= group) {
        for high in [false, true] {
            add(&|base, m| {
                let (own, of) = (m % n % group, (m % n) / group * group);
                let (element, offset) = (own / width, own % width);
                let first = if high { group / width / 2 } else { 0 };
                let element = element.checked_sub(first).filter(|&e| e < group / width / 2 && of == base)?;
                Some((2 * element + second(m)) * width + offset)
            });
        }
    }
    if group == 4 {
        // Up to two of each, next to each other.
        let of = |base: usize, number: usize| {
            let own =
                wanted.iter().filter(move |&&(b, m)| b == base && m >= 0 && second(m as usize) == number);
            own.map(|&(_, m)| m as usize).collect::<SmallVec<[usize; 4]>>()
        };
        add(&|base, m| {
            let at = of(base, second(m)).iter().position(|&own| own == m)?;
            (at < 2).then_some(2 * second(m) + at)
        });
    }
    found
}

/// Numbers of elements within a group: two bits each, the same for all groups, or one bit for each of the vector.
fn numbers(mask: &Mask, group: usize, from: impl Fn(usize) -> Option<usize>) -> Option<u32> {
    let mut each: [Option<usize>; 4] = [None; 4];
    let mut bits = 0;
    for (i, _) in mask.lanes.iter().enumerate().filter(|(_, m)| **m != ANY) {
        let own = from(i)?;
        if group == 2 {
            bits |= (own as u32) << i;
        } else if each[i % 4].is_none_or(|known| known == own) {
            each[i % 4] = Some(own);
        } else {
            return None;
        }
    }
    let place = |(i, own): (usize, Option<usize>)| (own.unwrap_or(i) as u32) << (2 * i);
    Some(if group == 2 { bits } else { each.into_iter().enumerate().map(place).sum() })
}

fn by_number(mask: &Mask, group: usize) -> Ways {
    if !matches!(group, 2 | 4) {
        return Ways::new();
    }
    let mut ways = Ways::new();
    for order in gathered(mask, group, |_| true) {
        let found = |i: usize| {
            let base = i / group * group;
            order.find(mask.lanes[i], base..base + group).map(|place| place - base)
        };
        if order != *mask
            && let Some(number) = numbers(mask, group, found)
        {
            ways.push(way(number, [order]));
        }
    }
    ways
}

/// Pairs of narrower elements moved as if each were one element.
fn pairs_by_number(form: &Form, mask: &Mask) -> Ways {
    if form.shape != Shape::Numbers || form.lane_bits != 32 || mask.lane_bits != 16 || mask.len() != 8 {
        return Ways::new();
    }
    let moved =
        |order: [usize; 4]| order.into_iter().flat_map(|k| [mask.lanes[2 * k], mask.lanes[2 * k + 1]]);
    [([0, 2, 1, 3], 0xd8), ([2, 3, 0, 1], 0x4e)]
        .map(|(order, number)| way(number, [Mask::new(16, moved(order))]))
        .into_iter()
        .collect()
}

fn half_by_number(mask: &Mask, high: bool) -> Ways {
    if !mask.len().is_multiple_of(8) {
        return Ways::new();
    }
    let first = if high { 4 } else { 0 };
    let mut ways = Ways::new();
    for order in half_orders(mask, first) {
        let found = |i: usize| {
            let base = i / 8 * 8 + first;
            order.find(mask.lanes[i], base..base + 4).map(|place| place - base)
        };
        let own = mask.filtered(ANY, |i, _| i / 4 * 4 % 8 == first);
        if order != *mask
            && let Some(number) = numbers(&own, 4, found)
        {
            ways.push(way(number, [order]));
        }
    }
    ways
}

/// Orders in which half of each group has the wanted elements in another order, and the other half as it is wanted: each in
/// its own place, whole pairs, or those of the lower and of the upper half of a vector apart.
fn half_orders(mask: &Mask, first: usize) -> SmallVec<[Mask; 4]> {
    let mut orders: SmallVec<[Mask; 4]> = smallvec![mask.clone(); 3];
    let mut is_good = [true; 3];
    for base in (first..mask.len()).step_by(8) {
        let half = &mask.lanes[base..base + 4];
        let mut own: SmallVec<[Lane; 4]> = SmallVec::new();
        let mut pairs: SmallVec<[Lane; 4]> = SmallVec::new();
        for &m in half.iter().filter(|m| **m >= 0) {
            if !own.contains(&m) {
                own.push(m);
            }
            if !pairs.contains(&(m / 2)) {
                pairs.push(m / 2);
            }
        }
        own.sort_unstable();
        for order in &mut orders {
            order.lanes[base..base + 4].fill(ANY);
        }
        let has_zero = half.contains(&ZERO);
        is_good[0] &= !has_zero && own.iter().all(|&m| orders[0].demand(base + m as usize % 4, m));
        pairs.sort_unstable_by_key(|&pair| (pair % 2, pair));
        is_good[1] &= !has_zero && pairs.len() <= 2;
        for (i, &pair) in pairs.iter().take(2).enumerate() {
            for m in [2 * pair, 2 * pair + 1].into_iter().filter(|m| own.contains(m)) {
                orders[1].lanes[base + 2 * i + m as usize % 2] = m;
            }
        }
        let mut counts = [0, 0];
        for &m in &own {
            let upper = m as usize % 8 / 4;
            if counts[upper] == 2 || has_zero {
                is_good[2] = false;
                break;
            }
            orders[2].lanes[base + 2 * upper + counts[upper]] = m;
            counts[upper] += 1;
        }
    }
    orders.into_iter().zip(is_good).filter(|(_, good)| *good).map(|(order, _)| order).collect()
}

fn halves(mask: &Mask, group: usize) -> Ways {
    if !matches!(group, 2 | 4) {
        return Ways::new();
    }
    let is_low = |i: usize| i % group < group / 2;
    let (lows, highs) = (gathered(mask, group, is_low), gathered(mask, group, |i| !is_low(i)));
    let mut ways = Ways::new();
    for low in &lows {
        for high in &highs {
            let found = |i: usize| {
                let (base, of) = (i / group * group, if is_low(i) { low } else { high });
                of.find(mask.lanes[i], base..base + group).map(|place| place - base)
            };
            if low != mask
                && high != mask
                && let Some(number) = numbers(mask, group, found)
            {
                // An operand that may be anything is the other one.
                let is_any = |mask: &Mask| mask.all(|m| m == ANY);
                let operands = match (is_any(low), is_any(high)) {
                    (true, _) => [high.clone(), high.clone()],
                    (_, true) => [low.clone(), low.clone()],
                    _ => [low.clone(), high.clone()],
                };
                ways.push(way(number, operands));
            }
        }
    }
    ways
}

/// The elements in two parts, neither of which is empty: by vector, and by whether they change halves; `rest` stands for those of
/// the other part.
fn partitions(mask: &Mask, rest: Lane) -> impl Iterator<Item = [Mask; 2]> {
    let n = mask.len() as Lane;
    let by = |in_second: &dyn Fn(usize, Lane) -> bool| {
        let first = mask.filtered(rest, |i, m| m >= 0 && !in_second(i, m) || m == ZERO && rest == ZERO);
        let second = mask.filtered(rest, |i, m| m >= 0 && in_second(i, m) || m == ZERO);
        let is_some = |mask: &Mask| mask.lanes.iter().any(|&m| m >= 0);
        (is_some(&first) && is_some(&second)).then_some([first, second])
    };
    let by_vector = by(&|_, m| m >= n);
    let by_half = by(&|i, m| mask.crosses(i, m));
    by_vector.into_iter().chain(by_half)
}

/// A choice by a constant, place by place.
fn chosen(mask: &Mask, x: Mask, y: Mask) -> Way {
    let second = y.lanes.iter().zip(&mask.lanes).map(|(&own, &m)| match m {
        ANY => ANY,
        _ => Lane::from(own != ANY),
    });
    let constant = Some(Mask::new(mask.lane_bits, second));
    Way { number: 0, constant, operands: smallvec![x, y] }
}

fn blended(form: &Form, mask: &Mask) -> Ways {
    let n = mask.len() as Lane;
    let mut pairs: SmallVec<[[Mask; 2]; 4]> = partitions(mask, ANY).collect();
    let has_zero = mask.lanes.contains(&ZERO);
    if has_zero {
        pairs.push([mask.filtered(ANY, |_, m| m >= 0), mask.filtered(ANY, |_, m| m == ZERO)]);
    }
    let stays = |i: usize, m: Lane| m >= 0 && m % n == i as Lane;
    for number in [0, 1] {
        let own = |i: usize, m: Lane| stays(i, m) && (m >= n) == (number == 1);
        let pair = [mask.filtered(ANY, own), mask.filtered(ANY, |i, m| !own(i, m))];
        if pair.iter().all(|part| !part.all(|m| m == ANY)) && !pairs.contains(&pair) {
            pairs.push(pair);
        }
    }
    // Words have a number for all groups.
    let repeats = form.lane_bits == 16;
    let number = |[_, y]: &[Mask; 2]| {
        let mut each: [Option<bool>; 8] = [None; 8];
        let mut bits = 0;
        for (i, &m) in mask.lanes.iter().enumerate().filter(|(_, m)| **m != ANY) {
            let is_second = y.lanes[i] == m;
            if repeats && each[i % 8].is_some_and(|known| known != is_second) {
                return None;
            }
            each[i % 8] = Some(is_second);
            let place = if repeats { i % 8 } else { i };
            bits |= u32::from(is_second) << place;
        }
        Some(bits)
    };
    pairs.into_iter().filter_map(|pair| Some(way(number(&pair)?, pair))).collect()
}

fn cleared(mask: &Mask) -> Ways {
    if !mask.lanes.contains(&ZERO) {
        return Ways::new();
    }
    let constant = Mask::new(mask.lane_bits, mask.lanes.iter().map(|&m| if m >= 0 { 1 } else { m }));
    let operand = mask.filtered(ANY, |_, m| m != ZERO);
    smallvec![Way { number: 0, constant: Some(constant), operands: smallvec![operand] }]
}

/// Each element keeps its place within its group, and is of the same vector as the others of it.
fn is_whole(mask: &Mask, group: usize) -> bool {
    mask.lanes.chunks(group).all(|own| {
        let first = own.iter().enumerate().find_map(|(i, &m)| (m >= 0).then(|| m as isize - i as isize));
        let first = first.unwrap_or(0);
        first >= 0
            && (first as usize).is_multiple_of(group)
            && own.iter().enumerate().all(|(i, &m)| m == ANY || m as isize == first + i as isize)
    })
}

fn aligned(mask: &Mask, group: usize, by: usize) -> Option<Way> {
    let mut operands = [mask.any(), mask.any()];
    for (i, &m) in mask.lanes.iter().enumerate() {
        let (base, from) = (i / group * group, i % group + by);
        let operand = usize::from(from < group);
        operands[operand].demand(base + from % group, m).then_some(())?;
    }
    if !operands.iter().all(|mask| is_whole(mask, group)) {
        return None;
    }
    Some(way(by as u32 * mask.lane_bits / 8, operands))
}

fn shifted(mask: &Mask, group: usize, by: usize, up: bool) -> Option<Way> {
    let mut operand = mask.any();
    for (i, &m) in mask.lanes.iter().enumerate() {
        let (base, place) = (i / group * group, i % group);
        let from = if up { place.checked_sub(by) } else { Some(place + by).filter(|&p| p < group) };
        match from {
            Some(from) => operand.demand(base + from, m).then_some(())?,
            None => matches!(m, ANY | ZERO).then_some(())?,
        }
    }
    is_whole(&operand, group).then(|| way(by as u32 * mask.lane_bits / 8, [operand]))
}

/// By a vector of numbers, some of which may stand for zeros.
fn by_constant(mask: &Mask, group: usize, makes_zeros: bool) -> Ways {
    let wanted = if makes_zeros { mask.filtered(ANY, |_, m| m != ZERO) } else { mask.clone() };
    let mut ways = Ways::new();
    for order in gathered(&wanted, group, |_| true) {
        let number = |(i, &m): (usize, &Lane)| {
            let base = i / group * group;
            match m {
                ANY => Some(ANY),
                ZERO if makes_zeros => Some(ZERO),
                _ => order.find(m, base..base + group).map(|place| (place - base) as Lane),
            }
        };
        if let Some(lanes) = mask.lanes.iter().enumerate().map(number).collect::<Option<SmallVec<_>>>() {
            let constant = Some(Mask { lanes, lane_bits: mask.lane_bits });
            ways.push(Way { number: 0, constant, operands: smallvec![order] });
        }
    }
    ways
}

fn whole_halves(mask: &Mask, half: usize) -> Ways {
    let n = mask.len();
    let mut number = 0;
    for (k, part) in mask.lanes.chunks(half).enumerate() {
        let first = part.iter().enumerate().find(|(_, m)| **m != ANY);
        let own = match first {
            None => 0,
            Some((_, &ZERO)) => {
                if !part.iter().all(|&m| matches!(m, ANY | ZERO)) {
                    return Ways::new();
                }
                8
            }
            Some((i, &m)) => {
                let from = m as isize - i as isize;
                let fits = from >= 0 && (from as usize).is_multiple_of(half);
                if !fits
                    || !part.iter().enumerate().all(|(i, &m)| m == ANY || m as isize == from + i as isize)
                {
                    return Ways::new();
                }
                from as u32 / half as u32
            }
        };
        number |= own << (4 * k);
    }
    let whole = |first: usize| Mask::new(mask.lane_bits, (first..first + n).map(|m| m as Lane));
    let operands = match (mask.uses(0), mask.uses(1)) {
        (true, false) => [whole(0), whole(0)],
        (false, true) => [whole(n), whole(n)],
        _ => [whole(0), whole(n)],
    };
    smallvec![way(number, operands)]
}

fn everywhere(mask: &Mask) -> Ways {
    let mut given = mask.lanes.iter().filter(|m| **m != ANY);
    let Some(&first) = given.next().filter(|m| **m >= 0) else { return Ways::new() };
    if given.any(|&m| m != first) {
        return Ways::new();
    }
    let mut operand = mask.any();
    operand.lanes[0] = first;
    smallvec![way(0, [operand])]
}

/// One element put in its place, the others being there; zeros, too, if `makes_zeros`.
fn inserted(mask: &Mask, place: usize, makes_zeros: bool) -> Option<Way> {
    let (n, m) = (mask.len(), mask.lanes[place]);
    if m < 0 {
        return None;
    }
    let from = m as usize % n;
    let rest = mask.filtered(ANY, |i, m| i != place && !(makes_zeros && m == ZERO));
    let mut source = mask.any();
    source.lanes[from] = m;
    let zeros = mask.lanes.iter().enumerate().filter(|(_, m)| **m == ZERO).map(|(i, _)| 1 << i);
    let number = if makes_zeros {
        (from << 6 | place << 4) as u32 | zeros.sum::<u32>()
    } else {
        (from << 4 | place) as u32
    };
    Some(way(number, [rest, source]))
}

/// Elements of each part of a vector in reverse order.
fn reversed(mask: &Mask, part: usize) -> Option<Way> {
    let mut operand = mask.any();
    for (i, &m) in mask.lanes.iter().enumerate() {
        operand.demand(i / part * part + part - 1 - i % part, m).then_some(())?;
    }
    (part > 1).then(|| way(0, [operand]))
}

/// One element, wherever it is, in all places.
fn spread(mask: &Mask) -> Option<Way> {
    let mut given = mask.lanes.iter().filter(|m| **m != ANY);
    let &first = given.next().filter(|m| **m >= 0)?;
    given.all(|&m| m == first).then_some(())?;
    let from = first as usize % mask.len();
    let mut operand = mask.any();
    operand.lanes[from] = first;
    Some(way(from as u32, [operand]))
}

/// One element put in its place, the others being there.
fn with_element(mask: &Mask, place: usize) -> Option<Way> {
    let m = mask.lanes[place];
    let from = usize::try_from(m).ok()? % mask.len();
    let mut source = mask.any();
    source.lanes[from] = m;
    let rest = mask.filtered(ANY, |i, _| i != place);
    Some(way((from << INSERTED_FROM | place) as u32, [rest, source]))
}

fn packed(mask: &Mask, group: usize) -> Option<Way> {
    let mut operands = [mask.any(), mask.any()];
    for (i, &m) in mask.lanes.iter().enumerate().filter(|(_, m)| **m != ANY) {
        let (base, place) = (i / group * group, i % group);
        let (operand, at) = (place / (group / 2), base + place % (group / 2) * 2);
        let is_free = operands[operand].demand(at, m) && operands[operand].demand(at + 1, ZERO);
        is_free.then_some(())?;
    }
    Some(way(0, operands))
}
