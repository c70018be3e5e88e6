//! Two thousand statements of SQL: a script by hand with every part of the language, and random ones over tables that fill
//! up: rows that come, change and go, in transactions that are kept or not, and questions over all of them.
//!
//! The same for every run: what is random comes from a fixed seed. Nothing depends on the order of rows that have none.

/// What the statements by hand are.
const HEAD: &str = include_str!("head.sql");

/// Statements altogether.
pub const STATEMENTS: usize = 2000;

const SCHEMA: &[&str] = &[
    "CREATE TABLE p(id INTEGER PRIMARY KEY, a INT, b REAL, c TEXT, d BLOB)",
    "CREATE TABLE q(k TEXT PRIMARY KEY, p INT REFERENCES p(id), v INT, w NUMERIC) WITHOUT ROWID",
    "CREATE TABLE r(x INT, y INT, z TEXT COLLATE NOCASE, UNIQUE(x, y))",
    "CREATE INDEX p_a ON p(a, c)",
    "CREATE INDEX p_expression ON p(abs(a) % 10, length(c))",
    "CREATE INDEX q_p ON q(p) WHERE v > 50",
    "CREATE INDEX r_z ON r(z DESC, x)",
    "CREATE TABLE history(n INTEGER PRIMARY KEY, op TEXT, id INT, old TEXT, new TEXT)",
    "CREATE TRIGGER p_changes AFTER UPDATE OF a, c ON p WHEN old.a IS NOT new.a BEGIN INSERT INTO history(op, id, old, new) \
     VALUES ('update', new.id, old.a, new.a); END",
    "CREATE TRIGGER p_goes BEFORE DELETE ON p BEGIN INSERT INTO history(op, id, old) VALUES ('delete', old.id, old.c); \
     DELETE FROM q WHERE p = old.id; END",
    "CREATE VIEW pq AS SELECT p.id, p.a, p.c, q.k, q.v FROM p JOIN q ON q.p = p.id",
    "CREATE VIRTUAL TABLE notes USING fts5(c)",
];

const WORDS: &[&str] =
    &["live", "interval", "spill", "block", "loop", "phi", "copy", "slot", "edge", "Node", "", "graph"];

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) % n
    }

    fn pick<'t>(&mut self, list: &[&'t str]) -> &'t str {
        list[self.below(list.len() as u64) as usize]
    }

    fn number(&mut self) -> i64 {
        let magnitude = [10, 100, 100_000, 1 << 40][self.below(4) as usize];
        self.below(magnitude) as i64 - (magnitude / 4) as i64
    }

    fn text(&mut self) -> String {
        let count = self.below(4) + 1;
        let words: Vec<&str> = (0..count).map(|_| self.pick(WORDS)).collect();
        words.join(" ")
    }

    /// An expression over the columns of `p`, of a depth that ends.
    fn expression(&mut self, depth: u32) -> String {
        if depth == 0 {
            return match self.below(6) {
                0 => "a".to_owned(),
                1 => "b".to_owned(),
                2 => "length(c)".to_owned(),
                3 => "id".to_owned(),
                4 => format!("{}.5", self.below(50)),
                _ => self.number().to_string(),
            };
        }
        let (x, y) = (self.expression(depth - 1), self.expression(depth - 1));
        match self.below(9) {
            0 => format!("({x} + {y})"),
            1 => format!("({x} - {y})"),
            2 => format!("({x} * {y})"),
            3 => format!("({x} / {y})"),
            4 => format!("({x} % {y})"),
            5 => format!("max({x}, {y})"),
            6 => format!("CASE WHEN {x} < {y} THEN {x} ELSE {y} END"),
            7 => format!("(({x}) & ({y}))"),
            _ => format!("coalesce(nullif({x}, {y}), 0)"),
        }
    }

    fn change(&mut self, n: usize) -> String {
        let (number, text) = (self.number(), self.text());
        match self.below(12) {
            0..=3 => format!(
                "INSERT INTO p(a, b, c, d) VALUES ({number}, {}.25, '{text}', x'{:04x}'), (NULL, {number} / 3.0, NULL, '{text}')",
                self.below(1000),
                self.below(65536)
            ),
            4 => format!(
                "INSERT INTO q SELECT 'k{n}-' || id, id, abs(a) % 100, b FROM p WHERE id % {} = 0 AND id < 400",
                self.below(19) + 2
            ),
            5 => format!(
                "INSERT INTO r VALUES ({}, {}, '{text}') ON CONFLICT(x, y) DO UPDATE SET z = excluded.z || r.x",
                self.below(30),
                self.below(10)
            ),
            6 => format!("UPDATE p SET a = {} WHERE id % {} = 1", self.expression(1), self.below(30) + 5),
            7 => format!("UPDATE OR REPLACE r SET y = y + 1 WHERE x = {}", self.below(30)),
            8 => format!("DELETE FROM p WHERE id = (SELECT max(id) - {} FROM p)", self.below(20)),
            9 => format!("DELETE FROM q WHERE v BETWEEN {0} AND {0} + 3", self.below(100)),
            10 => format!("INSERT INTO notes VALUES ('{text} {}')", self.text()),
            _ => format!(
                "REPLACE INTO r VALUES ({}, {}, printf('%d-%s', {number}, '{text}'))",
                self.below(30),
                self.below(10)
            ),
        }
    }

    fn question(&mut self) -> String {
        let expression = self.expression(2);
        match self.below(13) {
            0 => format!("SELECT id, {expression} AS e FROM p ORDER BY e, id LIMIT 5"),
            1 => format!("SELECT count(*), sum({expression} IS NULL), min(c), max(a) FROM p WHERE {expression} > {}", self.number()),
            2 => format!("SELECT abs(a) % 10 AS g, count(*), total(b) FROM p GROUP BY g HAVING count(*) > {} ORDER BY g", self.below(4)),
            3 => format!("SELECT id, k, v FROM pq WHERE v >= {} ORDER BY v DESC, k LIMIT 4", self.below(100)),
            4 => "SELECT p.id, r.x, r.y FROM p JOIN r ON r.x = p.id % 30 AND r.y < p.a ORDER BY 1, 2, 3 LIMIT 6".to_owned(),
            5 => format!(
                "SELECT id, sum(a) OVER (ORDER BY id ROWS {} PRECEDING), rank() OVER (PARTITION BY a % 3 ORDER BY c, id) FROM p \
                 ORDER BY id DESC LIMIT 5",
                self.below(6)
            ),
            6 => format!(
                "WITH t(i, s) AS (SELECT 1, 0 UNION ALL SELECT i + 1, s + i * {} FROM t WHERE i < {}) SELECT max(s), count(*) FROM t",
                self.below(9) + 1,
                self.below(200) + 2
            ),
            7 => format!("SELECT z, count(*) FROM r WHERE z LIKE '%{}%' GROUP BY z ORDER BY z, 2 LIMIT 5", self.pick(WORDS)),
            8 => format!("SELECT count(*) FROM notes WHERE notes MATCH '{} OR {}*'", self.pick(&WORDS[..10]), self.pick(&["sp", "bl", "in"])),
            9 => "SELECT op, count(*), group_concat(id % 7, '') FROM (SELECT * FROM history ORDER BY n) GROUP BY op ORDER BY op".to_owned(),
            10 => format!("SELECT a FROM p WHERE a > {} UNION SELECT v FROM q EXCEPT SELECT x FROM r ORDER BY 1 LIMIT 6", self.number()),
            11 => format!("SELECT upper(c), substr(c, {}, 3), replace(c, 'o', '0'), hex(d), instr(c, 'l') FROM p WHERE id % 11 = {} ORDER BY id LIMIT 4", self.below(5), self.below(11)),
            _ => format!("SELECT id FROM p WHERE EXISTS (SELECT 1 FROM q WHERE q.p = p.id AND v > {}) ORDER BY id LIMIT 5", self.below(100)),
        }
    }
}

/// The script, for the shell of SQLite.
pub fn script() -> String {
    let mut statements: Vec<String> = SCHEMA.iter().map(|s| (*s).to_owned()).collect();
    let by_hand = HEAD.matches(";\n").count();
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    while statements.len() + by_hand < STATEMENTS - 8 {
        let n = statements.len();
        match n % 50 {
            10 => statements.push("BEGIN".to_owned()),
            22 => statements.push("SAVEPOINT s".to_owned()),
            28 => statements.push((if n % 100 > 50 { "ROLLBACK TO s" } else { "RELEASE s" }).to_owned()),
            35 => statements.push((if n % 150 > 100 { "ROLLBACK" } else { "COMMIT" }).to_owned()),
            _ if random.below(2) == 0 => statements.push(random.change(n)),
            _ => statements.push(random.question()),
        }
    }
    statements.extend(["ANALYZE", "REINDEX", "VACUUM"].map(str::to_owned));
    statements.push("SELECT count(*), sum(a), sum(length(c)) FROM p".to_owned());
    statements.push("SELECT count(*), sum(v), max(k) FROM q".to_owned());
    statements.push("SELECT count(*), sum(x * y) FROM r".to_owned());
    statements.push("PRAGMA integrity_check".to_owned());
    statements.push("INSERT INTO notes(notes) VALUES ('integrity-check')".to_owned());
    format!("{HEAD}{};\n", statements.join(";\n"))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_script_is_long_and_always_the_same() {
        let script = super::script();
        assert!(script.matches(";\n").count() >= super::STATEMENTS);
        assert_eq!(script, super::script());
    }
}
