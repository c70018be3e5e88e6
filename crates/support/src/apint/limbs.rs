//! Unsigned arithmetic on slices of 64-bit limbs, least significant first: what [`APInt`](super::APInt) is made of above
//! 64 bits.
//!
//! Multiplication is by hand up to [`KARATSUBA`] limbs, then Karatsuba's. Division is algorithm D of Knuth, The Art of
//! Computer Programming, volume 2, section 4.3.1; when divisor and quotient both exceed [`RECURSIVE_DIVISION`] limbs it is the
//! recursive one of Burnikel and Ziegler, "Fast Recursive Division" (1998), which costs about two multiplications per level.
//! Recursion halves the length each time.

/// Above this many limbs in the shorter factor, three half-size products are cheaper than four.
const KARATSUBA: usize = 32;

/// Above this many limbs in divisor and quotient, recursive division is used.
const RECURSIVE_DIVISION: usize = 64;

const LIMB_BITS: u32 = 64;

/// Without the zero limbs at the top.
pub fn trimmed(words: &[u64]) -> &[u64] {
    let len = words.iter().rposition(|&w| w != 0).map_or(0, |top| top + 1);
    &words[..len]
}

fn trim(words: &mut Vec<u64>) {
    words.truncate(trimmed(words).len());
}

pub fn active_bits(words: &[u64]) -> u32 {
    match words.iter().rposition(|&w| w != 0) {
        Some(top) => (top as u32 + 1) * LIMB_BITS - words[top].leading_zeros(),
        None => 0,
    }
}

/// Bits before the first limb that is not all counted by `count`, and those that it counts there.
pub fn trailing(words: &[u64], count: impl Fn(u64) -> u32) -> u32 {
    let full = words.iter().take_while(|&&w| count(w) == LIMB_BITS).count();
    full as u32 * LIMB_BITS + words.get(full).map_or(0, |&w| count(w))
}

/// By value, not by length.
pub fn compare(a: &[u64], b: &[u64]) -> std::cmp::Ordering {
    let (a, b) = (trimmed(a), trimmed(b));
    a.len().cmp(&b.len()).then_with(|| a.iter().rev().cmp(b.iter().rev()))
}

/// Shifts in place; bits that leave the slice are lost.
pub fn shl(words: &mut [u64], amount: u32) {
    let (limbs, bits) = ((amount / LIMB_BITS) as usize, amount % LIMB_BITS);
    for i in (0..words.len()).rev() {
        let from = |distance: usize| i.checked_sub(limbs + distance).map_or(0, |j| words[j]);
        words[i] = if bits == 0 { from(0) } else { from(0) << bits | from(1) >> (LIMB_BITS - bits) };
    }
}

/// Shifts in place, zeros come in.
pub fn shr(words: &mut [u64], amount: u32) {
    let (limbs, bits) = ((amount / LIMB_BITS) as usize, amount % LIMB_BITS);
    for i in 0..words.len() {
        let from = |distance: usize| words.get(i + limbs + distance).copied().unwrap_or(0);
        words[i] = if bits == 0 { from(0) } else { from(0) >> bits | from(1) << (LIMB_BITS - bits) };
    }
}

/// `acc += b`, where `b` is not longer. Returns the carry out of `acc`.
pub fn add_assign(acc: &mut [u64], b: &[u64]) -> bool {
    debug_assert!(b.len() <= acc.len());
    let (low, high) = acc.split_at_mut(b.len().min(acc.len()));
    let mut carry = false;
    for (a, &b) in low.iter_mut().zip(b) {
        (*a, carry) = a.carrying_add(b, carry);
    }
    for a in high {
        if !carry {
            break;
        }
        (*a, carry) = a.overflowing_add(1);
    }
    carry
}

/// `acc -= b`, where `b` is not longer. Returns the borrow out of `acc`.
pub fn sub_assign(acc: &mut [u64], b: &[u64]) -> bool {
    debug_assert!(b.len() <= acc.len());
    let (low, high) = acc.split_at_mut(b.len().min(acc.len()));
    let mut borrow = false;
    for (a, &b) in low.iter_mut().zip(b) {
        (*a, borrow) = a.borrowing_sub(b, borrow);
    }
    for a in high {
        if !borrow {
            break;
        }
        (*a, borrow) = a.overflowing_sub(1);
    }
    borrow
}

/// `acc += a * factor`, where `a` is not longer than `acc`. Returns the carry out of the limbs of `a`.
fn add_mul_small(acc: &mut [u64], a: &[u64], factor: u64) -> u64 {
    let mut carry = 0;
    for (acc, &a) in acc.iter_mut().zip(a) {
        let wide = u128::from(a) * u128::from(factor) + u128::from(*acc) + u128::from(carry);
        *acc = wide as u64;
        carry = (wide >> 64) as u64;
    }
    carry
}

/// `words = words * factor + addend`, growing by a limb when needed.
pub fn mul_add_small(words: &mut Vec<u64>, factor: u64, addend: u64) {
    let mut carry = addend;
    for word in words.iter_mut() {
        let wide = u128::from(*word) * u128::from(factor) + u128::from(carry);
        *word = wide as u64;
        carry = (wide >> 64) as u64;
    }
    if carry != 0 {
        words.push(carry);
    }
}

/// The product, in `a.len() + b.len()` limbs.
pub fn mul(a: &[u64], b: &[u64]) -> Vec<u64> {
    let (long, short) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    let mut product = vec![0; long.len() + short.len()];
    if short.len() < KARATSUBA {
        mul_by_hand(&mut product, long, short);
    } else if long.len() >= 2 * short.len() {
        for (i, piece) in long.chunks(short.len()).enumerate() {
            add_assign(&mut product[i * short.len()..], &mul(piece, short));
        }
    } else {
        mul_karatsuba(&mut product, long, short);
    }
    product
}

/// The lowest `len` limbs of the product.
pub fn mul_low(a: &[u64], b: &[u64], len: usize) -> Vec<u64> {
    let (a, b) = (trimmed(a), trimmed(b));
    if a.len().min(b.len()) >= KARATSUBA {
        let mut product = mul(a, b);
        product.truncate(len);
        return product;
    }
    let mut product = vec![0; len];
    mul_by_hand(&mut product, a, b);
    product
}

/// Adds the product to `product`, dropping what does not fit. What lies above the current row is still zero, so its carry
/// is stored, not added.
fn mul_by_hand(product: &mut [u64], a: &[u64], b: &[u64]) {
    for (i, &factor) in b.iter().enumerate() {
        let Some(row) = product.get_mut(i..) else { return };
        let carry = add_mul_small(row, a, factor);
        if let Some(above) = row.get_mut(a.len()) {
            *above = carry;
        }
    }
}

/// `b.len() <= a.len() < 2 * b.len()`, so that both have a part above the middle or end there.
fn mul_karatsuba(product: &mut [u64], a: &[u64], b: &[u64]) {
    let middle = a.len().div_ceil(2);
    let (a_low, a_high) = a.split_at(middle);
    let (b_low, b_high) = b.split_at(middle.min(b.len()));
    let low = mul(a_low, b_low);
    let high = mul(a_high, b_high);
    let mut cross = mul(&sum(a_low, a_high), &sum(b_low, b_high));
    sub_assign(&mut cross, &low);
    sub_assign(&mut cross, &high);
    product[..low.len()].copy_from_slice(&low);
    product[2 * middle..][..high.len()].copy_from_slice(&high);
    add_assign(&mut product[middle..], trimmed(&cross));
}

fn sum(long: &[u64], short: &[u64]) -> Vec<u64> {
    let mut total = long.to_vec();
    let carry = add_assign(&mut total, short);
    total.push(u64::from(carry));
    total
}

/// Divides in place and returns the remainder. `divisor` is not zero.
pub fn div_small(words: &mut [u64], divisor: u64) -> u64 {
    let mut rem = 0;
    for word in words.iter_mut().rev() {
        let wide = u128::from(rem) << 64 | u128::from(*word);
        *word = (wide / u128::from(divisor)) as u64;
        rem = (wide % u128::from(divisor)) as u64;
    }
    rem
}

/// The remainder by a small divisor, which is not zero.
pub fn rem_small(words: &[u64], divisor: u64) -> u64 {
    let divisor = u128::from(divisor);
    words.iter().rev().fold(0, |rem, &word| ((u128::from(rem) << 64 | u128::from(word)) % divisor) as u64)
}

/// Quotient and remainder, without zero limbs at the top. `b` is not zero.
pub fn divrem(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let (a, b) = (trimmed(a), trimmed(b));
    if compare(a, b).is_lt() {
        return (Vec::new(), a.to_vec());
    }
    let (mut quotient, mut rem) = match *b {
        [] => (Vec::new(), Vec::new()),
        [divisor] => {
            let mut quotient = a.to_vec();
            let rem = div_small(&mut quotient, divisor);
            (quotient, vec![rem])
        }
        _ if b.len() < RECURSIVE_DIVISION || a.len() - b.len() < RECURSIVE_DIVISION => divrem_shifted(a, b),
        _ => divrem_blocks(a, b),
    };
    trim(&mut quotient);
    trim(&mut rem);
    (quotient, rem)
}

/// Algorithm D with its normalization: both are shifted so that the top bit of the divisor is set.
fn divrem_shifted(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let shift = b[b.len() - 1].leading_zeros();
    let mut rem = [a, &[0]].concat();
    shl(&mut rem, shift);
    let mut divisor = b.to_vec();
    shl(&mut divisor, shift);
    let quotient = div_knuth(&mut rem, &divisor);
    shr(&mut rem, shift);
    (quotient, rem)
}

/// Divides `rem` in place. `divisor` has at least two limbs and its top bit set; the top `divisor.len()` limbs of `rem`
/// are less than the divisor.
fn div_knuth(rem: &mut [u64], divisor: &[u64]) -> Vec<u64> {
    let n = divisor.len();
    let (top, next) = (u128::from(divisor[n - 1]), u128::from(divisor[n - 2]));
    let mut quotient = vec![0; rem.len() - n];
    for j in (0..quotient.len()).rev() {
        let row = &mut rem[j..=j + n];
        let digit = estimate_digit(row, top, next);
        quotient[j] = sub_mul_corrected(row, divisor, digit);
    }
    quotient
}

/// Step D3: from the top three limbs of the row; never too small, at most one too large.
fn estimate_digit(row: &[u64], top: u128, next: u128) -> u64 {
    let n = row.len() - 1;
    let high = u128::from(row[n]) << 64 | u128::from(row[n - 1]);
    let (mut digit, mut rem) = (high / top, high % top);
    while digit >> 64 != 0 || digit * next > (rem << 64 | u128::from(row[n - 2])) {
        digit -= 1;
        rem += top;
        if rem >> 64 != 0 {
            break;
        }
    }
    digit as u64
}

/// Steps D4 to D6: subtracts `digit * divisor` from the row; if that was once too often, adds it back. Returns the
/// true digit.
fn sub_mul_corrected(row: &mut [u64], divisor: &[u64], digit: u64) -> u64 {
    let mut carry = 0;
    for (r, &d) in row.iter_mut().zip(divisor) {
        let wide = u128::from(d) * u128::from(digit) + u128::from(carry);
        let (difference, borrow) = r.overflowing_sub(wide as u64);
        *r = difference;
        carry = (wide >> 64) as u64 + u64::from(borrow);
    }
    let top = &mut row[divisor.len()];
    let borrow = *top < carry;
    *top = top.wrapping_sub(carry);
    if !borrow {
        return digit;
    }
    add_assign(row, divisor);
    digit.wrapping_sub(1)
}

/// Division in blocks of the length of the divisor, each by [`div_two_by_one`]. The divisor is padded at the low end until its
/// length can be halved down to the threshold, and shifted until its top bit is set.
fn divrem_blocks(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let halvings = (b.len() / RECURSIVE_DIVISION).ilog2() + 1;
    let block = b.len().div_ceil(1 << halvings) << halvings;
    let shift = (block - b.len()) as u32 * LIMB_BITS + b[b.len() - 1].leading_zeros();
    let mut divisor = b.to_vec();
    divisor.resize(block, 0);
    shl(&mut divisor, shift);
    // One limb more for the bits that are shifted out of the top limb.
    let len = (a.len() + (shift / LIMB_BITS) as usize + 1).next_multiple_of(block);
    let mut dividend = a.to_vec();
    dividend.resize(len, 0);
    shl(&mut dividend, shift);

    let mut quotient = vec![0; len];
    let mut rem = vec![0; block];
    for (i, piece) in dividend.chunks_exact(block).enumerate().rev() {
        let (digits, next) = div_two_by_one(&[piece, &rem].concat(), &divisor);
        quotient[i * block..][..block].copy_from_slice(&digits);
        rem = next;
    }
    shr(&mut rem, shift);
    (quotient, rem)
}

/// `2n` limbs by `n` limbs, where the high half is less than the divisor and the top bit of the divisor is set. Returns
/// `n` limbs each.
fn div_two_by_one(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let n = b.len();
    if !n.is_multiple_of(2) || n < RECURSIVE_DIVISION {
        let mut rem = [a, &[0]].concat();
        let mut quotient = div_knuth(&mut rem, b);
        quotient.truncate(n);
        rem.truncate(n);
        return (quotient, rem);
    }
    let half = n / 2;
    let (high, rem) = div_three_by_two(&a[half..], b);
    let (mut quotient, rem) = div_three_by_two(&[&a[..half], &rem].concat(), b);
    quotient.extend(high);
    (quotient, rem)
}

/// `3h` limbs by `2h` limbs, under the conditions of [`div_two_by_one`]. Returns `h` and `2h` limbs.
///
/// The quotient is estimated from the top halves, which makes it at most two too large.
fn div_three_by_two(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let h = b.len() / 2;
    let (b_low, b_high) = b.split_at(h);
    let (a_low, a_high) = a.split_at(h);
    let (mut quotient, mut rem_high) = if compare(&a_high[h..], b_high).is_lt() {
        div_two_by_one(a_high, b_high)
    } else {
        // The estimate is the largest number of `h` limbs; the remainder is a_high - (2^(64h) - 1) * b_high.
        let mut rem = a_high.to_vec();
        sub_assign(&mut rem[h..], b_high);
        add_assign(&mut rem, b_high);
        (vec![u64::MAX; h], rem)
    };
    rem_high.resize(h + 1, 0);
    let mut rem = [a_low, &rem_high].concat();
    let mut negative = sub_assign(&mut rem, trimmed(&mul(&quotient, b_low)));
    while negative {
        negative = !add_assign(&mut rem, b);
        sub_assign(&mut quotient, &[1]);
    }
    rem.truncate(2 * h);
    (quotient, rem)
}
