//! The binary form of everything that crosses the boundary to JavaScript: integers are little-endian, words are 32
//! bytes in big-endian order, byte strings and lists begin with their length (u32).
use revm::primitives::{Address, B256, U256};

/// Reads the arguments of a call. The caller is our own TypeScript, so a short input is a bug and panics.
pub(crate) struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes }
    }

    pub(crate) fn take(&mut self, length: usize) -> &'a [u8] {
        let (head, rest) = self.bytes.split_at(length);
        self.bytes = rest;
        head
    }

    fn array<const N: usize>(&mut self) -> [u8; N] {
        let mut array = [0; N];
        array.copy_from_slice(self.take(N));
        array
    }

    pub(crate) fn u8(&mut self) -> u8 {
        self.take(1)[0]
    }

    pub(crate) fn flag(&mut self) -> bool {
        self.u8() != 0
    }

    pub(crate) fn u16(&mut self) -> u16 {
        u16::from_le_bytes(self.array())
    }

    pub(crate) fn u32(&mut self) -> u32 {
        u32::from_le_bytes(self.array())
    }

    pub(crate) fn u64(&mut self) -> u64 {
        u64::from_le_bytes(self.array())
    }

    pub(crate) fn word(&mut self) -> U256 {
        U256::from_be_bytes(self.array::<32>())
    }

    pub(crate) fn hash(&mut self) -> B256 {
        B256::from(self.array::<32>())
    }

    pub(crate) fn address(&mut self) -> Address {
        Address::from(self.array::<20>())
    }

    pub(crate) fn optional_address(&mut self) -> Option<Address> {
        self.flag().then(|| self.address())
    }

    pub(crate) fn bytes(&mut self) -> &'a [u8] {
        let length = self.u32() as usize;
        self.take(length)
    }

    pub(crate) fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let count = self.u32();
        (0..count).map(|_| item(self)).collect()
    }
}

/// Writes the result of a call.
#[derive(Default)]
pub(crate) struct Writer {
    pub(crate) bytes: Vec<u8>,
}

impl Writer {
    pub(crate) fn u8(&mut self, value: u8) {
        self.bytes.push(value);
    }

    pub(crate) fn flag(&mut self, value: bool) {
        self.u8(u8::from(value));
    }

    pub(crate) fn u32(&mut self, value: u32) {
        self.bytes.extend_from_slice(&value.to_le_bytes());
    }

    pub(crate) fn u64(&mut self, value: u64) {
        self.bytes.extend_from_slice(&value.to_le_bytes());
    }

    pub(crate) fn word(&mut self, value: U256) {
        self.bytes.extend_from_slice(&value.to_be_bytes::<32>());
    }

    pub(crate) fn hash(&mut self, value: &B256) {
        self.bytes.extend_from_slice(value.as_slice());
    }

    pub(crate) fn address(&mut self, value: &Address) {
        self.bytes.extend_from_slice(value.as_slice());
    }

    pub(crate) fn bytes(&mut self, value: &[u8]) {
        self.length(value.len());
        self.bytes.extend_from_slice(value);
    }

    pub(crate) fn length(&mut self, length: usize) {
        self.u32(u32::try_from(length).expect("wasm32 has no longer lists"));
    }
}
