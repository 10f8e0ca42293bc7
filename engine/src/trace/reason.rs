//! Why code reverted, as Solidity encodes it.
use revm::primitives::U256;

const ERROR: [u8; 4] = [0x08, 0xc3, 0x79, 0xa0];
const PANIC: [u8; 4] = [0x4e, 0x48, 0x7b, 0x71];

/// The text of `Error(string)`, or geth's words for `Panic(uint256)`; None for any other data.
pub(crate) fn revert_reason(data: &[u8]) -> Option<String> {
    let (selector, words) = data.split_first_chunk::<4>()?;
    if words.len() < 32 {
        return None;
    }
    match *selector {
        ERROR => text(words),
        PANIC => Some(panic(U256::from_be_slice(&words[..32]))),
        _ => None,
    }
}

fn panic(code: U256) -> String {
    match u64::try_from(code) {
        Ok(0x00) => "generic panic".to_owned(),
        Ok(0x01) => "assert(false)".to_owned(),
        Ok(0x11) => "arithmetic underflow or overflow".to_owned(),
        Ok(0x12) => "division or modulo by zero".to_owned(),
        Ok(0x21) => "enum overflow".to_owned(),
        Ok(0x22) => "invalid encoded storage byte array accessed".to_owned(),
        Ok(0x31) => "out-of-bounds array access; popping on an empty array".to_owned(),
        Ok(0x32) => "out-of-bounds access of an array or bytesN".to_owned(),
        Ok(0x41) => "out of memory".to_owned(),
        Ok(0x51) => "uninitialized function".to_owned(),
        _ => format!("unknown panic code: {code:#x}"),
    }
}

/// A contract chose offset and length, so they are checked.
fn text(words: &[u8]) -> Option<String> {
    let start = number(words, 0)?;
    let length = number(words, start)?;
    let from = start.checked_add(32)?;
    let bytes = words.get(from..from.checked_add(length)?)?;
    Some(String::from_utf8_lossy(bytes).into_owned())
}

fn number(words: &[u8], at: usize) -> Option<usize> {
    let word = words.get(at..at.checked_add(32)?)?;
    usize::try_from(U256::from_be_slice(word)).ok()
}
