//! Time of C. A run is the same whenever it is made: it begins when time does, in 1970, in a place whose time is universal,
//! and each [`STEPS_PER_MICROSECOND`] instructions take a microsecond.

use super::{Call, Row};
use crate::machine::{Step, trap};
use crate::memory::ObjectKind;
use crate::value::Value;
use ir::Type;

const STEPS_PER_MICROSECOND: u64 = 50;
const SECONDS_PER_DAY: i64 = 86_400;

const DAYS: [&str; 7] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// `struct tm`, whose fields are nine numbers of 32 bits; it has 56 bytes.
const FIELDS: usize = 9;
const BYTES: u64 = 56;

/// A time, as parts in the order of `struct tm`: the month from 0 on, the year from 1900 on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Parts {
    second: i64,
    minute: i64,
    hour: i64,
    day: i64,
    month: i64,
    year: i64,
    week_day: i64,
    year_day: i64,
}

pub(super) const FUNCTIONS: &[Row] = &[
    ("clock", |c| {
        let now = c.microseconds();
        c.int(now)
    }),
    ("time", |c| {
        let now = Value::int(64, c.microseconds() / 1_000_000);
        let place = c.address(0)?;
        if place != 0 {
            c.machine.store(place, Type::I64, &now)?;
        }
        Ok(now)
    }),
    ("gettimeofday", |c| {
        let place = c.address(0)?;
        c.store_now(place, 1)?;
        c.int(0)
    }),
    ("clock_gettime", |c| {
        let place = c.address(1)?;
        c.store_now(place, 1000)?;
        c.int(0)
    }),
    ("difftime", |c| {
        let difference = (c.number(0)? as i64).wrapping_sub(c.number(1)? as i64) as f64;
        Ok(Value::int(64, difference.to_bits()))
    }),
    ("gmtime", |c| c.new_parts()),
    ("localtime", |c| c.new_parts()),
    ("gmtime_r", |c| c.fill_parts()),
    ("localtime_r", |c| c.fill_parts()),
    ("mktime", |c| c.seconds_of_parts()),
    ("timegm", |c| c.seconds_of_parts()),
    ("strftime", |c| {
        let (to, size, format) = (c.address(0)?, c.number(1)?, c.string(2)?);
        let place = c.address(3)?;
        let parts = c.parts_at(place)?;
        let Some(mut text) = format_time(&format, &parts) else {
            return trap("a conversion of 'strftime' is not supported");
        };
        text.push(0);
        if text.len() as u64 > size {
            return c.int(0);
        }
        c.machine.memory.write(to, &text)?;
        c.int(text.len() as u64 - 1)
    }),
    ("asctime", |c| {
        let place = c.address(0)?;
        let parts = c.parts_at(place)?;
        c.new_line_of(&parts)
    }),
    ("ctime", |c| {
        let place = c.address(0)?;
        let seconds = c.word(place)?;
        c.new_line_of(&parts_of(seconds as i64))
    }),
];

/// Days from the first of 1970 to the first of a month, which is counted from the first one of that year's number.
fn days_to_month(year: i64, month: i64) -> i64 {
    let year = year + month.div_euclid(12);
    let month = month.rem_euclid(12);
    // Years that begin in March have the day that some have more at their end.
    let (year, month) = if month < 2 { (year - 1, month + 10) } else { (year, month - 2) };
    let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    365 * year + leap_days + (153 * month + 2) / 5 - 719_468
}

fn parts_of(seconds: i64) -> Parts {
    let days = seconds.div_euclid(SECONDS_PER_DAY);
    let of_day = seconds.rem_euclid(SECONDS_PER_DAY);
    let mut year = 1970 + days.div_euclid(366);
    while days_to_month(year + 1, 0) <= days {
        year += 1 + (days - days_to_month(year + 1, 0)) / 366;
    }
    let month = (1..12).take_while(|&month| days_to_month(year, month) <= days).count() as i64;
    Parts {
        second: of_day % 60,
        minute: of_day / 60 % 60,
        hour: of_day / 3600,
        day: days - days_to_month(year, month) + 1,
        month,
        year: year - 1900,
        week_day: (days + 4).rem_euclid(7),
        year_day: days - days_to_month(year, 0),
    }
}

/// The inverse, also of parts that are out of their ranges.
fn seconds_of(parts: &Parts) -> i64 {
    let days = days_to_month(parts.year + 1900, parts.month) + parts.day - 1;
    days * SECONDS_PER_DAY + parts.hour * 3600 + parts.minute * 60 + parts.second
}

/// The text of a format of `strftime`; none if it has a conversion that is not known.
fn format_time(format: &[u8], parts: &Parts) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    let mut bytes = format.iter();
    let hour_of_twelve = (parts.hour + 11).rem_euclid(12) + 1;
    let name =
        |names: &[&'static str], at: i64| usize::try_from(at).ok().and_then(|at| names.get(at)).copied();
    let short = |name: Option<&str>| name.map_or("?".to_owned(), |name| name[..3].to_owned());
    while let Some(&byte) = bytes.next() {
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        let nested = match *bytes.next()? {
            b'D' | b'x' => Some("%m/%d/%y"),
            b'T' | b'X' => Some("%H:%M:%S"),
            b'R' => Some("%H:%M"),
            b'F' => Some("%Y-%m-%d"),
            b'r' => Some("%I:%M:%S %p"),
            b'c' => Some("%a %b %e %H:%M:%S %Y"),
            letter => {
                let text = match letter {
                    b'%' => "%".to_owned(),
                    b'n' => "\n".to_owned(),
                    b't' => "\t".to_owned(),
                    b'Y' => (parts.year + 1900).to_string(),
                    b'C' => format!("{:02}", (parts.year + 1900).div_euclid(100)),
                    b'y' => format!("{:02}", parts.year.rem_euclid(100)),
                    b'm' => format!("{:02}", parts.month + 1),
                    b'd' => format!("{:02}", parts.day),
                    b'e' => format!("{:2}", parts.day),
                    b'H' => format!("{:02}", parts.hour),
                    b'I' => format!("{hour_of_twelve:02}"),
                    b'M' => format!("{:02}", parts.minute),
                    b'S' => format!("{:02}", parts.second),
                    b'j' => format!("{:03}", parts.year_day + 1),
                    b'w' => parts.week_day.to_string(),
                    b'u' => ((parts.week_day + 6).rem_euclid(7) + 1).to_string(),
                    b'p' => if parts.hour < 12 { "AM" } else { "PM" }.to_owned(),
                    b'a' => short(name(&DAYS, parts.week_day)),
                    b'A' => name(&DAYS, parts.week_day).unwrap_or("?").to_owned(),
                    b'b' | b'h' => short(name(&MONTHS, parts.month)),
                    b'B' => name(&MONTHS, parts.month).unwrap_or("?").to_owned(),
                    b's' => seconds_of(parts).to_string(),
                    b'z' => "+0000".to_owned(),
                    b'Z' => "UTC".to_owned(),
                    _ => return None,
                };
                out.extend_from_slice(text.as_bytes());
                None
            }
        };
        if let Some(nested) = nested {
            out.extend(format_time(nested.as_bytes(), parts)?);
        }
    }
    Some(out)
}

impl Call<'_, '_, '_> {
    fn microseconds(&self) -> u64 {
        self.machine.steps_done() / STEPS_PER_MICROSECOND
    }

    /// Seconds, and so many parts of each microsecond.
    fn store_now(&mut self, place: u64, parts: u64) -> Step<()> {
        let now = self.microseconds();
        self.machine.store(place, Type::I64, &Value::int(64, now / 1_000_000))?;
        self.machine.store(place + 8, Type::I64, &Value::int(64, now % 1_000_000 * parts))
    }

    fn store_parts(&mut self, place: u64, parts: &Parts) -> Step<()> {
        let numbers = [
            parts.second,
            parts.minute,
            parts.hour,
            parts.day,
            parts.month,
            parts.year,
            parts.week_day,
            parts.year_day,
        ];
        for (at, number) in numbers.into_iter().enumerate() {
            self.machine.store(place + 4 * at as u64, Type::I32, &Value::int(32, number as u64))?;
        }
        Ok(())
    }

    fn parts_at(&mut self, place: u64) -> Step<Parts> {
        let mut numbers = [0i64; FIELDS];
        for (at, number) in numbers.iter_mut().enumerate() {
            let value = self.machine.load(place + 4 * at as u64, Type::I32)?;
            *number = value.as_bits().map_or(0, |bits| i64::from(bits.low_u64() as i32));
        }
        let [second, minute, hour, day, month, year, week_day, year_day, _] = numbers;
        Ok(Parts { second, minute, hour, day, month, year, week_day, year_day })
    }

    fn fill_parts(&mut self) -> Step<Value> {
        let (seconds, place) = (self.address(0)?, self.address(1)?);
        let seconds = self.word(seconds)?;
        self.store_parts(place, &parts_of(seconds as i64))?;
        Ok(Value::pointer(place))
    }

    fn new_parts(&mut self) -> Step<Value> {
        let seconds = self.address(0)?;
        let seconds = self.word(seconds)?;
        let place = self.machine.memory.allocate(ObjectKind::Global, BYTES, 8)?;
        self.store_parts(place, &parts_of(seconds as i64))?;
        Ok(Value::pointer(place))
    }

    /// The seconds of parts, which are put into their ranges.
    fn seconds_of_parts(&mut self) -> Step<Value> {
        let place = self.address(0)?;
        let seconds = seconds_of(&self.parts_at(place)?);
        self.store_parts(place, &parts_of(seconds))?;
        self.int(seconds as u64)
    }

    fn new_line_of(&mut self, parts: &Parts) -> Step<Value> {
        let mut text = format_time(b"%c\n", parts).unwrap_or_default();
        text.push(0);
        let place = self.machine.memory.allocate(ObjectKind::Global, text.len() as u64, 1)?;
        self.machine.memory.write(place, &text)?;
        Ok(Value::pointer(place))
    }
}

#[cfg(test)]
mod tests {
    use super::{format_time, parts_of, seconds_of};

    #[test]
    fn times_are_taken_apart_and_put_together() {
        let parts = parts_of(951_868_799);
        let text = format_time(b"%a %F %T %j %I%p", &parts).unwrap();
        assert_eq!(String::from_utf8(text).unwrap(), "Tue 2000-02-29 23:59:59 060 11PM");
        for seconds in [0, -1, 951_868_800, 4_107_542_399, -62_135_596_800, 253_402_300_799] {
            assert_eq!(seconds_of(&parts_of(seconds)), seconds);
        }
        assert_eq!(format_time(b"%Q", &parts), None);
    }
}
