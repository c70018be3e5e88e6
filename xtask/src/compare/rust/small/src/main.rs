//! A bit of everything that programs in Rust do, by name of a part; `cargo xtask compare rust` builds it in two ways.

use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, VecDeque};
use std::fmt::{self, Display, Write};
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, RwLock, mpsc};

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("collections") => collections(),
        Some("numbers") => numbers(),
        Some("text") => text(),
        Some("closures") => closures(),
        Some("threads") => threads(),
        Some("panic") => panics(),
        Some("unwind") => unwinds(),
        other => {
            eprintln!("unknown part: {other:?}");
            std::process::exit(3);
        }
    }
}

fn collections() {
    let mut random = Random(88172645463325252);
    let mut by_key = BTreeMap::new();
    let mut hashed: HashMap<String, Vec<u64>> = HashMap::new();
    let (mut heap, mut queue, mut set) = (BinaryHeap::new(), VecDeque::new(), BTreeSet::new());
    for n in 0..20_000u64 {
        let r = random.next();
        *by_key.entry(r % 997).or_insert(0u64) += n;
        hashed.entry(format!("key {}", r % 311)).or_default().push(n);
        heap.push((r % 5003, n));
        queue.push_back(r);
        if n % 3 == 0 {
            queue.pop_front();
            set.insert((r as i32, (r >> 40) as u8));
        }
    }
    println!("{:?}", by_key.iter().filter(|(k, _)| **k % 50 == 1).collect::<Vec<_>>());
    let mut keys: Vec<_> = hashed.iter().map(|(k, v)| (v.len(), k, v.iter().sum::<u64>())).collect();
    keys.sort();
    println!("{:?} {:?}", &keys[..5], keys.last());
    println!("{:?}", std::iter::from_fn(|| heap.pop()).step_by(1999).collect::<Vec<_>>());
    println!("{:x} {}", queue.iter().fold(0u64, |a, b| a.rotate_left(5) ^ b), queue.len());
    println!("{:?}", set.range((-2_000_000, 0)..).take(7).collect::<Vec<_>>());
    let mut list: Vec<(f64, String)> =
        (0..500).map(|n| ((random.next() % 1000) as f64 / 7.0, format!("{n:03}"))).collect();
    list.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    list.dedup_by_key(|x| x.0 as u32);
    println!("{:?}", list.chunks(17).map(|c| c[0].clone()).collect::<Vec<_>>());
}

fn numbers() {
    let mut random = Random(42);
    let mut out = String::new();
    for shift in 0..64 {
        let (a, b) = (random.next() >> shift, random.next() | 1);
        let (wide, other) = ((a as u128) << 50 | b as u128, (b as i128).wrapping_mul(-(a as i128)) - 1);
        let _ = writeln!(
            out,
            "{} {} {:?} {:?} {:?} {} {} {} {} {} {}",
            wide / (b as u128),
            other % (a as i128 + 3),
            (a as i64).checked_mul(b as i64),
            (a as i32).overflowing_add(b as i32),
            (a as u16).checked_sub(b as u16),
            (a as i8).saturating_sub(b as i8),
            wide.leading_zeros() + a.count_ones() + b.trailing_zeros(),
            a.swap_bytes().rotate_right(shift),
            (a as u32).wrapping_pow(3 & shift).wrapping_mul(7).isqrt(),
            (other >> shift) as i64,
            i16::from_str_radix(&format!("{:x}", a as u8), 16).unwrap_or(-1),
        );
    }
    let specials = [0.0, -0.0, 1.5, -2.5, 1e300, 5e-324, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 0.1, 4503599627370497.5];
    for x in specials {
        for y in specials {
            let _ = write!(out, "{:?} {:?} {:?} {:?} ", x + y, x * y, x % y, x.partial_cmp(&y));
            // Which of two zeros is the less is not said.
            let y = if x == y { x } else { y };
            let _ = writeln!(out, "{:?} {:?} {:?} {:?}", x.min(y), x.max(y), x.copysign(y), x.mul_add(y, 1.0));
        }
        let _ = writeln!(out, "{:?} {} {} {} {}", x as f32, x as i8, x as u64, x as i128, x as f32 as u16);
        let _ = writeln!(out, "{:e} {:.3} {:?} {:?} {}", x, x, x.round(), x.round_ties_even(), x.trunc().to_bits());
        let _ = writeln!(out, "{:.10} {:.10} {:.10}", x.sqrt(), (x as f32).floor().sin(), x.abs().ln());
    }
    for text in ["1e23", "0.30000000000000004", "-1.7976931348623157e308", "nan", "1e-400", "x"] {
        let _ = writeln!(out, "{:?} {:?}", text.parse::<f64>(), text.parse::<f32>());
    }
    print!("{out}");
}

fn text() {
    let line = "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich 1234567890 日本語テキスト 🦀";
    let words: Vec<String> = line.split_whitespace().map(|w| w.chars().rev().collect()).collect();
    println!("{}", words.join(" "));
    println!("{} {}", line.to_uppercase(), line.to_lowercase());
    println!("{:?}", line.char_indices().filter(|(_, c)| !c.is_ascii()).collect::<Vec<_>>());
    println!("{:>20}|{:<12}|{:^9}|{:+}|{:#010x}|{:08.3}|{:?}", "right", "left", "mid", 5, 255, -1.5, "a\t\"\u{301}");
    println!("{:?} {:?}", line.find("quer"), line.rsplit_once("Deich").map(|(a, b)| (a.len(), b.len())));
    println!("{:?}", String::from_utf8_lossy(&[b'a', 0xff, 0xe6, 0x97, 0xa5, 0xe6, b'z']));
    let counts = line.bytes().fold([0u8; 256], |mut counts, byte| {
        counts[byte as usize] += 1;
        counts
    });
    println!("{:?}", &counts[60..130]);
    println!("{}", line.repeat(50).match_indices("er").map(|(at, _)| at).sum::<usize>());
}

trait Shape {
    fn area(&self) -> f64;
    fn name(&self) -> String {
        "shape".to_owned()
    }
}

struct Square(f64);
struct Circle {
    radius: f32,
}

impl Shape for Square {
    fn area(&self) -> f64 {
        self.0 * self.0
    }
}

impl Shape for Circle {
    fn area(&self) -> f64 {
        std::f64::consts::PI * f64::from(self.radius).powi(2)
    }
    fn name(&self) -> String {
        format!("circle {}", self.radius)
    }
}

enum Tree {
    Leaf(i64),
    Node(Box<Tree>, char, Box<Tree>),
}

impl Tree {
    fn random(random: &mut Random, depth: u32) -> Tree {
        if depth == 0 || random.next() % 7 == 0 {
            return Tree::Leaf((random.next() % 100) as i64 - 30);
        }
        let op = ['+', '-', '*', '/'][(random.next() % 4) as usize];
        Tree::Node(Box::new(Tree::random(random, depth - 1)), op, Box::new(Tree::random(random, depth - 1)))
    }

    fn value(&self) -> Result<i64, String> {
        Ok(match self {
            Tree::Leaf(n) => *n,
            Tree::Node(a, op, b) => {
                let (a, b) = (a.value()?, b.value()?);
                match op {
                    '+' => a.wrapping_add(b),
                    '-' => a.wrapping_sub(b),
                    '*' => a.checked_mul(b).ok_or_else(|| format!("{a} * {b} is too much"))?,
                    _ => a.checked_div(b).ok_or("division by zero")?,
                }
            }
        })
    }
}

impl Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tree::Leaf(n) => write!(f, "{n}"),
            Tree::Node(a, op, b) => write!(f, "({a} {op} {b})"),
        }
    }
}

struct Noisy(&'static str);

impl Drop for Noisy {
    fn drop(&mut self) {
        println!("drop {}", self.0);
    }
}

fn closures() {
    let shapes: Vec<Box<dyn Shape>> = vec![Box::new(Square(1.5)), Box::new(Circle { radius: 2.25 })];
    for shape in &shapes {
        println!("{} {:.6}", shape.name(), shape.area());
    }
    let steps: Vec<Box<dyn Fn(u64) -> u64>> =
        vec![Box::new(|x| x.wrapping_mul(3) + 1), Box::new(|x| x.rotate_left(7)), Box::new(move |x| x ^ shapes.len() as u64)];
    println!("{}", (0..1000).fold(1, |x, n| steps[n % 3](x)));
    let mut random = Random(7);
    for depth in 0..8 {
        let tree = Tree::random(&mut random, depth);
        let text = tree.to_string();
        println!("{} {:?}", &text[..text.len().min(60)], tree.value());
    }
    let shared = Rc::new(Noisy("shared"));
    let (weak, again) = (Rc::downgrade(&shared), Rc::clone(&shared));
    drop(shared);
    println!("{:?} {}", weak.upgrade().map(|n| n.0), Rc::strong_count(&again));
    let pair = (Noisy("first"), Noisy("second"));
    let (_, moved) = pair;
    println!("moved {}", moved.0);
    let table: [fn(f64) -> f64; 4] = [f64::sqrt, f64::exp, |x| x - 1.0, f64::cbrt];
    println!("{:.9}", table.iter().cycle().take(11).fold(2.0, |x, f| f(x)));
    let zipped = (1..4).zip("abc".chars()).flat_map(|(n, c)| std::iter::repeat_n(c, n)).collect::<String>();
    println!("{zipped} {:?}", (0..50).map(|n| n * n % 17).max_by_key(|n| (n ^ 5, *n)));
}

thread_local! {
    static MINE: std::cell::RefCell<Vec<u64>> = const { std::cell::RefCell::new(Vec::new()) };
}

fn threads() {
    let total = Arc::new(AtomicU64::new(0));
    let (sum, shared) = (Arc::new(Mutex::new(0u64)), Arc::new(RwLock::new(vec![0u64; 16])));
    let (sender, receiver) = mpsc::channel();
    let workers: Vec<_> = (0..6u64)
        .map(|id| {
            let (total, sum, shared, sender) = (total.clone(), sum.clone(), shared.clone(), sender.clone());
            std::thread::spawn(move || {
                for n in 0..2000 {
                    total.fetch_add(n * id, Ordering::Relaxed);
                    MINE.with_borrow_mut(|list| list.push(n ^ id));
                    if n % 100 == 0 {
                        *sum.lock().unwrap() += n;
                        shared.write().unwrap()[(n % 16) as usize] += id;
                    }
                }
                let mine = MINE.with_borrow(|list| list.iter().sum::<u64>());
                sender.send((id, mine)).unwrap();
                mine
            })
        })
        .collect();
    drop(sender);
    let results: Vec<u64> = workers.into_iter().map(|w| w.join().unwrap()).collect();
    let mut sent: Vec<_> = receiver.iter().collect();
    sent.sort_unstable();
    println!("{results:?} {sent:?}");
    println!("{} {} {:?}", total.load(Ordering::SeqCst), sum.lock().unwrap(), shared.read().unwrap());
    let gate = Arc::new((Mutex::new(0u32), Condvar::new()));
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| {
                *gate.0.lock().unwrap() += 1;
                gate.1.notify_all();
            });
        }
        let open = gate.1.wait_while(gate.0.lock().unwrap(), |n| *n < 3).unwrap();
        println!("open {}", *open);
    });
}

fn panics() {
    println!("before");
    let list = [1, 2, 3];
    let at = std::env::args().count() + 5;
    println!("{}", list[at]);
}

fn unwinds() {
    std::panic::set_hook(Box::new(|info| println!("hook: {}", info.payload_as_str().unwrap_or("?"))));
    let outer = std::panic::catch_unwind(|| {
        let _first = Noisy("in outer");
        let inner = std::panic::catch_unwind(|| {
            let _second = Noisy("in inner");
            let none: Option<u32> = std::env::args().nth(9).and_then(|a| a.parse().ok());
            none.expect("there is nothing")
        });
        println!("caught {}", inner.is_err());
        let zero = std::env::args().count() as i32 - 2;
        10 / zero
    });
    println!("caught {}", outer.is_err());
    let thread = std::thread::spawn(|| {
        let _third = Noisy("in thread");
        let text = String::from("日本");
        let end = std::env::args().count() - 1;
        text[..end].len()
    });
    println!("joined {}", thread.join().is_err());
}
