//! Writes JSON in the form of geth: hex in lower case, quantities without leading zeros.
use revm::primitives::{Address, B256, U256};

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// JSON in UTF-8. Commas are put where they belong.
#[derive(Default)]
pub(crate) struct Json {
    pub(crate) bytes: Vec<u8>,
}

impl Json {
    /// Text as it is.
    pub(crate) fn raw(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// Separates a member or an item from the one before.
    pub(crate) fn comma(&mut self) {
        if !matches!(self.bytes.last(), None | Some(b'{' | b'[' | b':')) {
            self.bytes.push(b',');
        }
    }

    /// Begins an object or a list.
    pub(crate) fn open(&mut self, bracket: u8) {
        self.comma();
        self.bytes.push(bracket);
    }

    pub(crate) fn close(&mut self, bracket: u8) {
        self.bytes.push(bracket);
    }

    /// The name of a member that needs no escapes.
    pub(crate) fn key(&mut self, name: &str) {
        self.comma();
        self.bytes.push(b'"');
        self.raw(name);
        self.raw("\":");
    }

    /// The name of a member as bytes in hex.
    pub(crate) fn data_key(&mut self, bytes: &[u8]) {
        self.data(bytes);
        self.bytes.push(b':');
    }

    /// Any text, with escapes as JavaScript makes them.
    pub(crate) fn text(&mut self, text: &str) {
        self.comma();
        self.bytes.push(b'"');
        for character in text.chars() {
            match character {
                '"' => self.raw("\\\""),
                '\\' => self.raw("\\\\"),
                '\u{8}' => self.raw("\\b"),
                '\u{9}' => self.raw("\\t"),
                '\u{a}' => self.raw("\\n"),
                '\u{c}' => self.raw("\\f"),
                '\u{d}' => self.raw("\\r"),
                control if control < ' ' => self.raw(&format!("\\u{:04x}", u32::from(control))),
                other => self.raw(other.encode_utf8(&mut [0; 4])),
            }
        }
        self.bytes.push(b'"');
    }

    /// Bytes as hex with 0x.
    pub(crate) fn data(&mut self, bytes: &[u8]) {
        self.comma();
        self.raw("\"0x");
        self.hex(bytes);
        self.bytes.push(b'"');
    }

    pub(crate) fn address(&mut self, address: &Address) {
        self.data(address.as_slice());
    }

    pub(crate) fn hash(&mut self, hash: &B256) {
        self.data(hash.as_slice());
    }

    /// A hash, or null.
    pub(crate) fn optional_hash(&mut self, hash: Option<&B256>) {
        match hash {
            Some(hash) => self.hash(hash),
            None => {
                self.comma();
                self.raw("null");
            }
        }
    }

    pub(crate) fn quantity(&mut self, value: U256) {
        self.comma();
        self.raw("\"0x");
        self.trimmed(value);
    }

    /// A quantity without 0x.
    pub(crate) fn digits(&mut self, value: U256) {
        self.comma();
        self.bytes.push(b'"');
        self.trimmed(value);
    }

    /// Hex digits without leading zeros, and the end of the text.
    fn trimmed(&mut self, value: U256) {
        let bytes = value.to_be_bytes::<32>();
        match bytes.iter().position(|byte| *byte != 0) {
            None => self.bytes.push(b'0'),
            Some(first) if bytes[first] < 16 => {
                self.bytes.push(DIGITS[bytes[first] as usize]);
                self.hex(&bytes[first + 1..]);
            }
            Some(first) => self.hex(&bytes[first..]),
        }
        self.bytes.push(b'"');
    }

    pub(crate) fn number(&mut self, mut value: u64) {
        self.comma();
        let mut digits = [0; 20];
        let mut at = digits.len();
        loop {
            at -= 1;
            digits[at] = b'0' + (value % 10) as u8;
            value /= 10;
            if value == 0 {
                break;
            }
        }
        self.bytes.extend_from_slice(&digits[at..]);
    }

    /// Bytes as hex digits, without quotes.
    pub(crate) fn hex(&mut self, bytes: &[u8]) {
        self.bytes.reserve(bytes.len() * 2);
        for byte in bytes {
            self.bytes.extend_from_slice(&[DIGITS[(byte >> 4) as usize], DIGITS[(byte & 15) as usize]]);
        }
    }
}

/// A number as hex text without leading zeros.
pub(crate) fn quantity_text(value: u64) -> String {
    format!("{value:#x}")
}
