//! What two texts have in common, by lines: Myers, "An O(ND) difference algorithm and its variations" (1986).
//!
//! Equal lines at both ends are set aside first. The rest costs its length times the number of differences, in time; in memory
//! the square of the latter, so there is a limit, beyond which everything in between counts as replaced.

/// Where a line of the two texts is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Both,
    Old,
    New,
}

/// Differences that are looked for.
const LIMIT: usize = 1 << 10;

/// The lines of both texts in order; of what was replaced, the old ones first.
pub fn lines<'t>(old: &'t str, new: &'t str) -> Vec<(Side, &'t str)> {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let front = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let (a, b) = (&old[front..], &new[front..]);
    let back = a.iter().rev().zip(b.iter().rev()).take_while(|(a, b)| a == b).count();
    let mut found: Vec<(Side, &str)> = old[..front].iter().map(|&line| (Side::Both, line)).collect();
    found.extend(between(&a[..a.len() - back], &b[..b.len() - back]));
    found.extend(a[a.len() - back..].iter().map(|&line| (Side::Both, line)));
    found
}

fn between<'t>(old: &[&'t str], new: &[&'t str]) -> Vec<(Side, &'t str)> {
    let Some(rounds) = rounds(old, new) else {
        let gone = old.iter().map(|&line| (Side::Old, line));
        return gone.chain(new.iter().map(|&line| (Side::New, line))).collect();
    };
    // From the end, one difference for each round, with the equal lines behind it.
    let mut found = Vec::new();
    let (mut x, mut y) = (old.len(), new.len());
    for (round, reached) in rounds.iter().enumerate().rev() {
        let diagonal = x as isize - y as isize;
        let (start, side) = match round {
            0 => (0, Side::Both),
            _ if goes_down(reached, round, diagonal) => (at(reached, round, diagonal + 1), Side::New),
            _ => (at(reached, round, diagonal - 1) + 1, Side::Old),
        };
        while x > start {
            (x, y) = (x - 1, y - 1);
            found.push((Side::Both, old[x]));
        }
        match side {
            Side::New => {
                y -= 1;
                found.push((Side::New, new[y]));
            }
            Side::Old => {
                x -= 1;
                found.push((Side::Old, old[x]));
            }
            Side::Both => {}
        }
    }
    found.reverse();
    found
}

/// For each number of differences, how far the old text was read on each diagonal before they were made; `None` if there are
/// too many.
fn rounds(old: &[&str], new: &[&str]) -> Option<Vec<Vec<usize>>> {
    let mut rounds: Vec<Vec<usize>> = Vec::new();
    let mut reached: Vec<usize> = Vec::new();
    for round in 0..=(old.len() + new.len()).min(LIMIT) {
        let mut next = vec![0; 2 * round + 1];
        rounds.push(std::mem::take(&mut reached));
        let before = &rounds[round];
        for diagonal in (-(round as isize)..=round as isize).step_by(2) {
            let mut x = match round {
                0 => 0,
                _ if goes_down(before, round, diagonal) => at(before, round, diagonal + 1),
                _ => at(before, round, diagonal - 1) + 1,
            };
            let mut y = (x as isize - diagonal) as usize;
            while x < old.len() && y < new.len() && old[x] == new[y] {
                (x, y) = (x + 1, y + 1);
            }
            next[(diagonal + round as isize) as usize] = x;
            if x >= old.len() && y >= new.len() {
                return Some(rounds);
            }
        }
        reached = next;
    }
    None
}

/// How far a diagonal was read in the round before.
fn at(before: &[usize], round: usize, diagonal: isize) -> usize {
    usize::try_from(diagonal + round as isize - 1).ok().and_then(|i| before.get(i)).copied().unwrap_or(0)
}

/// Whether a line of the new text is the difference, rather than one of the old.
fn goes_down(before: &[usize], round: usize, diagonal: isize) -> bool {
    let edge = round as isize;
    diagonal == -edge
        || (diagonal != edge && at(before, round, diagonal - 1) < at(before, round, diagonal + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(old: &str, new: &str) -> String {
        let spread = |text: &str| text.chars().map(|c| format!("{c}\n")).collect::<String>();
        let (old, new) = (spread(old), spread(new));
        let sign = |side| match side {
            Side::Both => ' ',
            Side::Old => '-',
            Side::New => '+',
        };
        lines(&old, &new)
            .into_iter()
            .flat_map(|(side, line)| [sign(side), line.chars().next().unwrap_or('?')])
            .collect()
    }

    #[test]
    fn what_is_common_stays() {
        assert_eq!(shown("abc", "abc"), " a b c");
        assert_eq!(shown("", "xy"), "+x+y");
        assert_eq!(shown("xy", ""), "-x-y");
        assert_eq!(shown("abcabba", "cbabac"), "-a-b c+b a b-b a+c");
        assert_eq!(shown("abXcd", "abYZcd"), " a b-X+Y+Z c d");
    }

    #[test]
    fn both_texts_can_be_read_off() {
        let mut state = 1u32;
        for _ in 0..500 {
            let mut text = |len: u32| -> String {
                (0..len)
                    .map(|_| {
                        state = state.wrapping_mul(1664525).wrapping_add(1013904223);
                        ["a\n", "b\n", "c\n"][(state >> 24) as usize % 3]
                    })
                    .collect()
            };
            let (old, new) = (text(12), text(9));
            let all = lines(&old, &new);
            let side = |not: Side| -> String {
                all.iter().filter(|(s, _)| *s != not).map(|(_, line)| format!("{line}\n")).collect()
            };
            assert_eq!((side(Side::New), side(Side::Old)), (old, new));
        }
    }

    #[test]
    fn too_many_differences_are_a_replacement() {
        let old: String = (0..1500).map(|i| format!("{i}\n")).collect();
        let new: String = (0..1500).map(|i| format!("new {i}\n")).collect();
        let all = lines(&old, &new);
        assert!(all[..1500].iter().all(|l| l.0 == Side::Old) && all[1500..].iter().all(|l| l.0 == Side::New));
    }
}
