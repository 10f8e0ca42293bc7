//! The chain behind the engine: JavaScript functions that the engine asks for values that it does not have.
use crate::abi::imports;
use core::{cell::Cell, fmt};
use revm::{
    bytecode::Bytecode,
    database_interface::{DBErrorMarker, Database},
    primitives::{Address, AddressMap, AddressSet, B256, Bytes, HashMap, KECCAK_EMPTY, StorageKey, StorageValue, U256},
    state::{AccountInfo, EvmState},
};

/// How JavaScript answers a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The value was written, or the account may run.
    Known,
    /// There is no such account or block.
    Absent,
    /// The value must be fetched first: the run goes on with a zero, and its outcome does not count.
    Missing,
    /// The run ends: JavaScript has the reason.
    Refused,
}

/// An account without its code.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HostAccount {
    pub balance: U256,
    pub nonce: u64,
    pub code_hash: B256,
}

/// Ends a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// JavaScript refused to answer and has the reason.
    Host,
    /// An instruction at which the node's own EVM fails.
    Instruction(u8),
    /// A precompile that the node does not run, or that is a part of its program.
    Precompile(Address),
}

impl fmt::Display for Stop {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{self:?}")
    }
}

impl core::error::Error for Stop {}

impl DBErrorMarker for Stop {}

/// Most bytes of analyzed code that one instance keeps.
const MAX_CODE_BYTES: usize = 8 * 1024 * 1024;

/// Codes by their hash, analyzed. They are the same at every height.
#[derive(Default)]
struct Codes {
    by_hash: HashMap<B256, Bytecode>,
    bytes: usize,
}

impl Codes {
    fn keep(&mut self, hash: B256, code: Bytecode) {
        let bytes = code.len();
        if bytes > MAX_CODE_BYTES {
            return;
        }
        if self.bytes + bytes > MAX_CODE_BYTES {
            self.by_hash.clear();
            self.bytes = 0;
        }
        self.bytes += bytes;
        self.by_hash.insert(hash, code);
    }
}

/// Most values that one instance keeps of a state.
const MAX_KEPT: usize = 50_000;

/// Values of one state, from one binding to the next: JavaScript takes a microsecond for each.
#[derive(Default)]
struct Kept {
    /// By which JavaScript names the state; 0 for one of which nothing is kept.
    state: u64,
    accounts: AddressMap<Option<HostAccount>>,
    slots: HashMap<(Address, U256), U256>,
}

impl Kept {
    /// Goes over to a state. Returns whether it is another one.
    fn change(&mut self, state: u64) -> bool {
        let is_other = state == 0 || state != self.state;
        if is_other || self.accounts.len() + self.slots.len() > MAX_KEPT {
            self.accounts.clear();
            self.slots.clear();
        }
        self.state = state;
        is_other
    }

    fn account(&mut self, address: &Address) -> Result<Option<HostAccount>, Answer> {
        if let Some(known) = self.accounts.get(address) {
            return Ok(*known);
        }
        let answer = imports::read_account(address);
        if self.state != 0 && !matches!(answer, Err(Answer::Missing | Answer::Refused)) {
            self.accounts.insert(*address, answer.unwrap_or_default());
        }
        answer
    }

    fn slot(&mut self, address: Address, slot: U256) -> Result<U256, Answer> {
        if let Some(known) = self.slots.get(&(address, slot)) {
            return Ok(*known);
        }
        let answer = imports::read_storage(&address, &B256::from(slot));
        if let (Ok(value), true) = (answer, self.state != 0) {
            self.slots.insert((address, slot), value);
        }
        answer
    }
}

/// A value that counted as zero because it was missing.
#[derive(Clone, Copy)]
pub(crate) enum Missing {
    Account(Address),
    Code(B256),
    Slot(Address, U256),
    BlockHash(u64),
    /// Whether the code of an account may run.
    Permission(Address),
}

/// The state below all changes. The journal keeps each value that it read.
pub(crate) struct Base {
    codes: Codes,
    kept: Kept,
    owners: HashMap<B256, Address>,
    /// BLOCKHASH costs code only 20 gas, and an answer of JavaScript takes a microsecond.
    block_hashes: HashMap<u64, B256>,
    /// Accounts that were asked about, and their code hashes.
    asked: AddressMap<B256>,
    /// Accounts whose storage below was removed.
    pub wiped: AddressSet,
    /// Whether a value was missing since the message began.
    pub incomplete: Cell<bool>,
    /// What was missing, until `undo` takes it out of what is known.
    pub missing: Vec<Missing>,
    /// EIP-7702: whether code may be a delegation.
    pub delegations: bool,
}

impl Base {
    pub(crate) fn new() -> Self {
        Self {
            codes: Codes::default(),
            kept: Kept::default(),
            owners: HashMap::default(),
            block_hashes: HashMap::default(),
            asked: AddressMap::default(),
            wiped: AddressSet::default(),
            incomplete: Cell::new(false),
            missing: Vec::new(),
            delegations: false,
        }
    }

    /// Forgets all but codes, and what is kept of a state with the same number.
    pub(crate) fn forget(&mut self, state: u64) {
        if self.kept.change(state) {
            self.asked.clear();
        }
        for missing in &self.missing {
            if let Missing::Permission(address) = missing {
                self.asked.remove(address);
            }
        }
        self.owners.clear();
        self.block_hashes.clear();
        self.wiped.clear();
        self.incomplete.set(false);
        self.missing.clear();
    }

    pub(crate) fn bytecode(&self, code: Vec<u8>) -> Bytecode {
        let bytes = Bytes::from(code);
        if self.delegations {
            Bytecode::new_raw_checked(bytes.clone()).unwrap_or_else(|_| Bytecode::new_legacy(bytes))
        } else {
            Bytecode::new_legacy(bytes)
        }
    }

    /// Whether an account that was read has code of this hash.
    pub(crate) fn has_account_with(&self, hash: &B256) -> bool {
        self.owners.contains_key(hash)
    }

    pub(crate) fn known_code(&self, hash: &B256) -> Option<Bytecode> {
        self.codes.by_hash.get(hash).cloned()
    }

    pub(crate) fn keep_code(&mut self, hash: B256, code: Bytecode) {
        self.codes.keep(hash, code);
    }

    /// A value below without a trace in the journal. One that is missing counts as zero, and the outcome does not count.
    fn peeked<T: Default>(&self, answer: Result<T, Answer>) -> T {
        if matches!(answer, Err(Answer::Missing | Answer::Refused)) {
            self.incomplete.set(true);
        }
        answer.unwrap_or_default()
    }

    pub(crate) fn peek_storage(&self, address: &Address, slot: &U256) -> U256 {
        if self.wiped.contains(address) {
            return U256::ZERO;
        }
        self.peeked(imports::read_storage(address, &B256::from(*slot)))
    }

    pub(crate) fn peek_is_empty(&self, address: &Address) -> bool {
        self.peeked(imports::read_account(address))
            .is_none_or(|account| account.balance.is_zero() && account.nonce == 0 && account.code_hash == KECCAK_EMPTY)
    }

    pub(crate) fn peek_code_hash(&self, address: &Address) -> B256 {
        self.peeked(imports::read_account(address)).map_or(KECCAK_EMPTY, |account| account.code_hash)
    }

    pub(crate) fn peek_code(&self, address: &Address, hash: &B256) -> Bytecode {
        self.known_code(hash).unwrap_or_else(|| self.bytecode(self.peeked(imports::read_code(address, hash))))
    }

    /// Whether the code of an account may run here.
    pub(crate) fn ask_may_run(&mut self, address: &Address, hash: B256) -> Result<(), Stop> {
        if self.asked.get(address) == Some(&hash) {
            return Ok(());
        }
        match imports::may_run(address, &hash) {
            Answer::Refused => return Err(Stop::Host),
            Answer::Missing => {
                self.incomplete.set(true);
                self.missing.push(Missing::Permission(*address));
            }
            Answer::Known | Answer::Absent => {}
        }
        self.asked.insert(*address, hash);
        Ok(())
    }

    /// Forgets what counted as zero in the state, and what was missing.
    pub(crate) fn forget_missing(&mut self, state: &mut EvmState) {
        self.incomplete.set(false);
        for missing in self.missing.drain(..) {
            match missing {
                Missing::Account(address) => drop(state.remove(&address)),
                Missing::Slot(address, key) => {
                    state.get_mut(&address).map(|account| account.storage.remove(&key));
                }
                Missing::Code(hash) => {
                    let accounts = state.values_mut().filter(|account| account.info.code_hash == hash);
                    accounts.for_each(|account| account.info.code = None);
                }
                Missing::BlockHash(number) => drop(self.block_hashes.remove(&number)),
                Missing::Permission(address) => drop(self.asked.remove(&address)),
            }
        }
    }

    fn settle<T: Default>(&mut self, answer: Result<T, Answer>, value: Missing) -> Result<T, Stop> {
        match answer {
            Ok(value) => Ok(value),
            Err(Answer::Refused) => Err(Stop::Host),
            Err(Answer::Missing) => {
                self.incomplete.set(true);
                self.missing.push(value);
                Ok(T::default())
            }
            Err(_) => Ok(T::default()),
        }
    }
}

impl Database for Base {
    type Error = Stop;

    fn basic(&mut self, address: Address) -> Result<Option<AccountInfo>, Stop> {
        let answer = self.kept.account(&address);
        let Some(HostAccount { balance, nonce, code_hash }) = self.settle(answer, Missing::Account(address))? else {
            return Ok(None);
        };
        if code_hash != KECCAK_EMPTY {
            self.owners.insert(code_hash, address);
        }
        Ok(Some(AccountInfo { balance, nonce, code_hash, code: None, ..AccountInfo::default() }))
    }

    fn code_by_hash(&mut self, code_hash: B256) -> Result<Bytecode, Stop> {
        if let Some(known) = self.codes.by_hash.get(&code_hash) {
            return Ok(known.clone());
        }
        let owner = self.owners.get(&code_hash).copied().unwrap_or_default();
        let answer = imports::read_code(&owner, &code_hash);
        let missing = answer == Err(Answer::Missing);
        let bytes = self.settle(answer, Missing::Code(code_hash))?;
        let code = self.bytecode(bytes);
        if !missing {
            self.codes.keep(code_hash, code.clone());
        }
        Ok(code)
    }

    fn storage(&mut self, address: Address, slot: StorageKey) -> Result<StorageValue, Stop> {
        if self.wiped.contains(&address) {
            return Ok(U256::ZERO);
        }
        let answer = self.kept.slot(address, slot);
        self.settle(answer, Missing::Slot(address, slot))
    }

    fn block_hash(&mut self, number: u64) -> Result<B256, Stop> {
        if let Some(known) = self.block_hashes.get(&number) {
            return Ok(*known);
        }
        let answer = imports::read_block_hash(number);
        let hash = self.settle(answer, Missing::BlockHash(number))?;
        self.block_hashes.insert(number, hash);
        Ok(hash)
    }
}
