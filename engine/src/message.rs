//! What runs, and how it ended.
use crate::wire::{Reader, Writer};
use revm::primitives::{Address, Bytes, Log, U256};

/// A message whose gas is paid and whose nonce is used.
#[derive(Clone)]
pub(crate) struct Message {
    pub from: Address,
    /// None creates a contract.
    pub to: Option<Address>,
    /// Gas for the code.
    pub gas: u64,
    pub gas_price: U256,
    pub value: U256,
    pub data: Bytes,
    /// Accounts and slots that are warm besides those of the rules.
    pub access_list: Vec<(Address, Vec<U256>)>,
    /// Gas to be refunded before the first instruction.
    pub refund: i64,
    /// Whether the words of a failure matter: some need a second run.
    pub wants_words: bool,
}

impl Message {
    pub(crate) fn read(input: &mut Reader<'_>) -> Self {
        Self {
            from: input.address(),
            to: input.optional_address(),
            gas: input.u64(),
            gas_price: input.word(),
            value: input.word(),
            refund: input.u64() as i64,
            wants_words: input.flag(),
            data: Bytes::copy_from_slice(input.bytes()),
            access_list: input.list(|item| (item.address(), item.list(Reader::word))),
        }
    }
}

/// The end of a message.
pub(crate) struct Outcome {
    /// Why it failed, in geth's words; empty when it did not.
    pub failure: String,
    pub gas_used: u64,
    /// Gas to be refunded, without limit.
    pub refund: i64,
    pub output: Bytes,
    pub logs: Vec<Log>,
    /// Addresses of contracts that it tried to create.
    pub created: Vec<Address>,
}

impl Outcome {
    pub(crate) fn write(&self, output: &mut Writer) {
        output.bytes(self.failure.as_bytes());
        output.u64(self.gas_used);
        output.u64(self.refund as u64);
        output.bytes(&self.output);
        output.length(self.logs.len());
        for log in &self.logs {
            output.address(&log.address);
            output.length(log.data.topics().len());
            for topic in log.data.topics() {
                output.hash(topic);
            }
            output.bytes(&log.data.data);
        }
        output.length(self.created.len());
        for address in &self.created {
            output.address(address);
        }
    }
}
