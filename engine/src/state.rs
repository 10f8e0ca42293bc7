//! The state from outside: reads, edits before a message, and what messages changed.
use crate::{
    host::{Base, Stop},
    machine::Machine,
    wire::Writer,
};
use revm::{
    Journal,
    bytecode::Bytecode,
    context::{JournalEntry, journal::JournalEntryTr},
    database_interface::Database,
    primitives::{Address, KECCAK_EMPTY, U256, keccak256},
    state::{Account, AccountInfo, EvmStorageSlot, TransactionId},
};

/// A value, or None where the base has to be asked first.
type Read<T> = Result<Option<T>, Stop>;

impl Machine {
    fn journal(&mut self) -> &mut Journal<Base> {
        &mut self.evm.ctx.journaled_state
    }

    /// Loads an account without making it warm.
    fn loaded(&mut self, address: &Address) -> Read<&mut Account> {
        let Journal { database, inner } = self.journal();
        if !inner.state.contains_key(address) {
            let info = database.basic(*address)?;
            if database.incomplete.take() {
                return Ok(None);
            }
            let mut account = info.map_or_else(|| Account::new_not_existing(TransactionId::ZERO), Account::from);
            account.transaction_id = TransactionId::ZERO;
            inner.state.insert(*address, account);
        }
        Ok(inner.state.get_mut(address))
    }

    pub(crate) fn account(&mut self, address: &Address) -> Read<AccountInfo> {
        Ok(self.loaded(address)?.map(|account| account.info.clone()))
    }

    pub(crate) fn code(&mut self, address: &Address) -> Read<Bytecode> {
        let Some(account) = self.loaded(address)? else {
            return Ok(None);
        };
        let (known, hash) = (account.info.code.clone(), account.info.code_hash);
        match known {
            Some(code) => Ok(Some(code)),
            None if hash == KECCAK_EMPTY => Ok(Some(Bytecode::default())),
            None => {
                let database = &mut self.journal().database;
                let code = database.code_by_hash(hash)?;
                Ok((!database.incomplete.take()).then_some(code))
            }
        }
    }

    pub(crate) fn slot(&mut self, address: &Address, key: U256) -> Read<U256> {
        let Some(account) = self.loaded(address)? else {
            return Ok(None);
        };
        if let Some(slot) = account.storage.get(&key) {
            return Ok(Some(slot.present_value));
        }
        if account.is_created() {
            return Ok(Some(U256::ZERO));
        }
        let database = &mut self.journal().database;
        let value = database.storage(*address, key)?;
        Ok((!database.incomplete.take()).then_some(value))
    }

    /// Edits are a part of the message to come or of the one that ran: `keep` and `undo` cover them.
    pub(crate) fn set_account(&mut self, address: &Address, nonce: u64, balance: U256) -> Read<()> {
        let Some(account) = self.loaded(address)? else {
            return Ok(None);
        };
        let before = account.info.clone();
        let touched = account.is_touched();
        account.info.nonce = nonce;
        account.info.balance = balance;
        account.mark_touch();
        self.note(
            address,
            touched,
            [
                JournalEntry::nonce_changed(*address, before.nonce),
                JournalEntry::balance_changed(*address, before.balance),
            ],
        );
        Ok(Some(()))
    }

    pub(crate) fn set_code(&mut self, address: &Address, code: Vec<u8>) -> Read<()> {
        let hash = if code.is_empty() { KECCAK_EMPTY } else { keccak256(&code) };
        let database = &mut self.journal().database;
        let bytecode = database.known_code(&hash).unwrap_or_else(|| database.bytecode(code));
        database.keep_code(hash, bytecode.clone());
        let Some(account) = self.loaded(address)? else {
            return Ok(None);
        };
        let (had_hash, had_code) = (account.info.code_hash, account.info.code.take());
        let touched = account.is_touched();
        account.info.code_hash = hash;
        account.info.code = Some(bytecode);
        account.mark_touch();
        self.note(address, touched, [JournalEntry::code_changed(*address, had_hash, had_code)]);
        Ok(Some(()))
    }

    /// A wipe stays in any case.
    pub(crate) fn set_storage(&mut self, address: &Address, wipes: bool, slots: &[(U256, U256)]) -> Read<()> {
        if wipes {
            self.journal().database.wiped.insert(*address);
        }
        let Some(account) = self.loaded(address)? else {
            return Ok(None);
        };
        if wipes {
            account.storage.clear();
        }
        let touched = account.is_touched();
        account.mark_touch();
        let mut entries = Vec::with_capacity(slots.len());
        let mut unread = Vec::new();
        for (key, value) in slots {
            if !account.storage.contains_key(key) {
                unread.push((*address, *key));
            }
            let slot = account.storage.entry(*key).or_insert_with(|| EvmStorageSlot::new(*value, TransactionId::ZERO));
            entries.push(JournalEntry::storage_changed(*address, *key, slot.present_value));
            slot.present_value = *value;
        }
        self.note(address, touched, entries);
        self.unread.extend(unread);
        Ok(Some(()))
    }

    fn note(&mut self, address: &Address, touched: bool, entries: impl IntoIterator<Item = JournalEntry>) {
        let journal = &mut self.journal().inner.journal;
        if !touched {
            journal.push(JournalEntry::account_touched(*address));
        }
        journal.extend(entries);
    }

    /// Where `take_back` goes back to.
    pub(crate) fn mark(&mut self) {
        self.marked = Some(self.journal().inner.checkpoint());
    }

    pub(crate) fn take_back(&mut self) {
        if let Some(marked) = self.marked.take() {
            self.journal().inner.checkpoint_revert(marked);
        }
    }

    /// Addresses, each with its slots.
    pub(crate) fn write_accessed(&mut self, output: &mut Writer) {
        let inner = &self.journal().inner;
        let current = inner.transaction_id.get();
        let accounts: Vec<_> =
            inner.state.iter().filter(|(_, account)| account.transaction_id.get() == current).collect();
        output.length(accounts.len());
        for (address, account) in accounts {
            output.address(address);
            let slots: Vec<_> =
                account.storage.iter().filter(|(_, slot)| slot.transaction_id.get() == current).collect();
            output.length(slots.len());
            for (key, _) in slots {
                output.word(*key);
            }
        }
    }

    /// Balances of all changed accounts, also of those that a message changed that is not kept yet.
    pub(crate) fn write_balances(&mut self, output: &mut Writer) {
        let accounts: Vec<_> = self.journal().inner.state.iter().filter(|(_, account)| account.is_touched()).collect();
        output.length(accounts.len());
        for (address, account) in accounts {
            output.address(address);
            output.word(account.info.balance);
        }
    }

    /// Accounts that kept messages touched, in the order in which they did first: address, whether it exists, nonce,
    /// balance, code hash, whether its storage below was removed, its code where the base has no account with it, and
    /// the slots that were read or written.
    pub(crate) fn write_changes(&mut self, output: &mut Writer) {
        let Journal { database, inner } = &self.evm.ctx.journaled_state;
        output.length(self.touched.len());
        for address in &self.touched {
            let account = inner.state.get(address).expect("a touched account is loaded");
            output.address(address);
            output.flag(!account.is_empty());
            output.u64(account.info.nonce);
            output.word(account.info.balance);
            output.hash(&account.info.code_hash);
            output.flag(database.wiped.contains(address));
            match &account.info.code {
                Some(code) if !database.has_account_with(&account.info.code_hash) => {
                    output.bytes(code.original_byte_slice())
                }
                _ => output.bytes(&[]),
            }
            output.length(account.storage.len());
            for (key, slot) in &account.storage {
                output.word(*key);
                output.word(slot.present_value);
            }
        }
    }
}
