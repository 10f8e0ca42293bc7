//! `prestateTracer`: the accounts and slots that a transaction touched, as they were before it; with `diffMode`, those
//! that it changed, before and after. The JSON is geth's.
use super::{
    Step,
    json::Json,
    state_diff,
    tracer::{End, Size, Traced, Tracer, View},
};
use revm::{
    bytecode::opcode,
    primitives::{Address, AddressSet, B256, Bytes, U256, keccak256},
    state::AccountInfo,
};
use std::collections::BTreeMap;

/// What the trace shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shown {
    Before,
    /// What changed, before and after (`diffMode`).
    Changes,
    /// The same in the form of parity's `stateDiff`.
    StateDiff,
}

/// Options with geth's names.
#[derive(Clone, Copy)]
pub(crate) struct PrestateOptions {
    pub(crate) shown: Shown,
    pub(crate) disable_code: bool,
    pub(crate) disable_storage: bool,
    pub(crate) include_empty: bool,
}

/// An account that was touched; its code is empty where it has none.
pub(crate) struct Touched {
    pub(crate) balance: U256,
    pub(crate) nonce: u64,
    pub(crate) code: Bytes,
    pub(crate) storage: BTreeMap<U256, U256>,
}

impl Touched {
    pub(crate) fn is_empty(&self) -> bool {
        self.balance.is_zero() && self.nonce == 0 && self.code.is_empty()
    }
}

/// What changed of an account, after the transaction.
#[derive(Default)]
pub(crate) struct Changed {
    pub(crate) balance: Option<U256>,
    pub(crate) nonce: Option<u64>,
    /// Empty where the account had code and has none now.
    pub(crate) code: Option<Bytes>,
    pub(crate) storage: BTreeMap<U256, U256>,
}

/// The tracer itself. It tells the same again where the message begins again, so it forgets nothing.
pub(crate) struct PrestateTracer {
    options: PrestateOptions,
    before: BTreeMap<Address, Touched>,
    after: BTreeMap<Address, Changed>,
    empty: AddressSet,
    created: AddressSet,
    destroyed: AddressSet,
    /// Of the size of the trace.
    bytes: usize,
}

impl PrestateTracer {
    pub(crate) fn new(options: PrestateOptions) -> Self {
        Self {
            options,
            before: BTreeMap::new(),
            after: BTreeMap::new(),
            empty: AddressSet::default(),
            created: AddressSet::default(),
            destroyed: AddressSet::default(),
            bytes: 0,
        }
    }

    fn count(&mut self, view: &mut View<'_>, bytes: usize) -> Traced {
        self.bytes += bytes;
        view.size.add(bytes)
    }

    fn touch(&mut self, view: &mut View<'_>, address: &Address) -> Traced {
        if self.before.contains_key(address) {
            return Ok(());
        }
        let account = read(view, address)?;
        self.count(view, 300 + account.code.len() * 2)?;
        if account.is_empty() {
            self.empty.insert(*address);
        }
        self.before.insert(*address, account);
        Ok(())
    }

    fn touch_created(&mut self, view: &mut View<'_>, address: &Address) -> Traced {
        self.touch(view, address)?;
        self.created.insert(*address);
        Ok(())
    }

    fn touch_slot(&mut self, view: &mut View<'_>, address: &Address, slot: U256) -> Traced {
        if self.options.disable_storage {
            return Ok(());
        }
        self.touch(view, address)?;
        if self.before.get(address).is_some_and(|account| account.storage.contains_key(&slot)) {
            return Ok(());
        }
        self.count(view, 140)?;
        let value = view.slot(address, slot)?;
        if let Some(account) = self.before.get_mut(address) {
            account.storage.insert(slot, value);
        }
        Ok(())
    }

    /// Touches an account and the one whose code it runs by delegation (EIP-7702).
    fn touch_callee(&mut self, view: &mut View<'_>, address: &Address) -> Traced {
        self.touch(view, address)?;
        match view.delegate(address)? {
            Some(delegate) => self.touch(view, &delegate),
            None => Ok(()),
        }
    }

    /// Finds what changed. Unchanged accounts are removed from `before`; destroyed ones stay there.
    fn keep_changes(&mut self, view: &mut View<'_>) -> Traced {
        let touched: Vec<Address> = self.before.keys().copied().collect();
        for address in touched.iter().filter(|address| !self.destroyed.contains(*address)) {
            let Some(previous) = self.before.get_mut(address) else {
                continue;
            };
            match changes_of(view, address, previous)? {
                Some(changed) => {
                    self.after.insert(*address, changed);
                }
                None => {
                    self.before.remove(address);
                }
            }
        }
        Ok(())
    }

    fn write_before(&self, json: &mut Json) {
        json.open(b'{');
        for (address, Touched { balance, nonce, code, storage }) in &self.before {
            json.data_key(address.as_slice());
            let code = Some(code).filter(|code| !code.is_empty());
            self.write_account(json, Some(*balance), *nonce, code, storage);
        }
        json.close(b'}');
    }

    fn write_after(&self, json: &mut Json) {
        json.open(b'{');
        for (address, Changed { balance, nonce, code, storage }) in &self.after {
            json.data_key(address.as_slice());
            self.write_account(json, *balance, nonce.unwrap_or(0), code.as_ref(), storage);
        }
        json.close(b'}');
    }

    fn write_account(
        &self,
        json: &mut Json,
        balance: Option<U256>,
        nonce: u64,
        code: Option<&Bytes>,
        storage: &BTreeMap<U256, U256>,
    ) {
        json.open(b'{');
        if let Some(balance) = balance {
            json.key("balance");
            json.quantity(balance);
        }
        if let Some(code) = code {
            if !self.options.disable_code && !code.is_empty() {
                json.key("code");
                json.data(code);
            }
            json.key("codeHash");
            // Zeros where the code was removed.
            json.hash(&if code.is_empty() { B256::ZERO } else { keccak256(code) });
        }
        if nonce > 0 {
            json.key("nonce");
            json.number(nonce);
        }
        if !storage.is_empty() {
            json.key("storage");
            json.open(b'{');
            for (slot, value) in storage {
                json.data_key(&slot.to_be_bytes::<32>());
                json.data(&value.to_be_bytes::<32>());
            }
            json.close(b'}');
        }
        json.close(b'}');
    }
}

fn read(view: &mut View<'_>, address: &Address) -> Traced<Touched> {
    let AccountInfo { balance, nonce, .. } = view.account(address)?;
    Ok(Touched { balance, nonce, code: view.code(address)?, storage: BTreeMap::new() })
}

/// What changed of an account; None where nothing did. Removes slots that were zero or did not change from `previous`.
fn changes_of(view: &mut View<'_>, address: &Address, previous: &mut Touched) -> Traced<Option<Changed>> {
    let now = read(view, address)?;
    let mut storage = BTreeMap::new();
    let mut cleared = false;
    for (slot, value) in core::mem::take(&mut previous.storage) {
        let current = view.slot(address, slot)?;
        if current == value {
            continue;
        }
        cleared = true;
        if !current.is_zero() {
            storage.insert(slot, current);
        }
        if !value.is_zero() {
            previous.storage.insert(slot, value);
        }
    }
    let changed = Changed {
        balance: (now.balance != previous.balance).then_some(now.balance),
        nonce: (now.nonce != previous.nonce).then_some(now.nonce),
        code: (now.code != previous.code).then_some(now.code),
        storage,
    };
    let Changed { balance, nonce, code, .. } = &changed;
    let changes = balance.is_some() || nonce.is_some() || code.is_some() || cleared;
    Ok(changes.then_some(changed))
}

impl Tracer for PrestateTracer {
    fn wants_steps(&self) -> bool {
        true
    }

    fn wants_step_of(&self, code: u8) -> bool {
        matches!(
            code,
            opcode::SLOAD
                | opcode::SSTORE
                | opcode::EXTCODECOPY
                | opcode::EXTCODEHASH
                | opcode::EXTCODESIZE
                | opcode::BALANCE
                | opcode::SELFDESTRUCT
                | opcode::DELEGATECALL
                | opcode::CALL
                | opcode::STATICCALL
                | opcode::CALLCODE
                | opcode::CREATE
                | opcode::CREATE2
        )
    }

    fn forget(&mut self, size: &mut Size) {
        // It was within the limit before.
        let _ = size.add(self.bytes);
    }

    fn start(&mut self, view: &mut View<'_>) -> Traced {
        let transaction = view.transaction;
        let target = transaction.target();
        if transaction.to.is_none() {
            self.created.insert(target);
        }
        for address in [&transaction.from, &target, &transaction.coinbase].into_iter().chain(&transaction.authorities) {
            self.touch(view, address)?;
        }
        self.touch_callee(view, &target)
    }

    fn step(&mut self, view: &mut View<'_>, step: &Step) -> Traced {
        let Step { opcode: code, address, .. } = step;
        if !step.error.is_empty() {
            return Ok(());
        }
        match *code {
            opcode::SLOAD | opcode::SSTORE => {
                let slot = view.item(0).unwrap_or_default();
                self.touch_slot(view, address, slot)
            }
            opcode::EXTCODECOPY
            | opcode::EXTCODEHASH
            | opcode::EXTCODESIZE
            | opcode::BALANCE
            | opcode::SELFDESTRUCT => {
                let named = view.address_item(0).unwrap_or_default();
                self.touch(view, &named)?;
                let destroys_only_new = view.machine.rules.has(6780);
                if *code == opcode::SELFDESTRUCT && (!destroys_only_new || self.created.contains(address)) {
                    self.destroyed.insert(*address);
                }
                Ok(())
            }
            opcode::DELEGATECALL | opcode::CALL | opcode::STATICCALL | opcode::CALLCODE => {
                let callee = view.address_item(1).unwrap_or_default();
                self.touch_callee(view, &callee)
            }
            opcode::CREATE => {
                let nonce = view.account(address)?.nonce;
                self.touch_created(view, &address.create(nonce))
            }
            opcode::CREATE2 => match view.memory(1, 2) {
                Some(init_code) => {
                    view.charge_hash(init_code.len());
                    let salt = B256::from(view.item(3).unwrap_or_default());
                    self.touch_created(view, &address.create2_from_code(salt, init_code))
                }
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// Finds the changes here, because the state may be another afterwards.
    fn end(&mut self, view: &mut View<'_>, _end: &End<'_>) -> Traced {
        if self.options.shown != Shown::Before {
            self.keep_changes(view)?;
        }
        if !self.options.include_empty {
            self.before.retain(|address, _| !self.empty.contains(address));
        }
        Ok(())
    }

    fn write(&mut self, _view: &mut View<'_>, json: &mut Json) -> Traced {
        match self.options.shown {
            Shown::Before => self.write_before(json),
            Shown::StateDiff => state_diff::write(json, &self.before, &self.after),
            Shown::Changes => {
                json.open(b'{');
                json.key("post");
                self.write_after(json);
                json.key("pre");
                self.write_before(json);
                json.close(b'}');
            }
        }
        Ok(())
    }
}
