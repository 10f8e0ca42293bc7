//! What an instruction will cost and whether it can begin, worked out before it runs, as geth's interpreter does it:
//! first the stack, then the fixed gas, then the memory, then the rest. revm finds the same failures in another order,
//! and does not say what a failed instruction would have cost.
use crate::{machine::Ctx, rules::Rules, words::OUT_OF_GAS};
use revm::{
    bytecode::opcode::{self, OpCode},
    handler::EthFrame,
    interpreter::{
        interpreter::EthInterpreter,
        interpreter_types::{InputsTr, Jumps, MemoryTr},
    },
    primitives::{Address, KECCAK_EMPTY, U256},
};

const STACK_LIMIT: usize = 1024;
/// EIP-2200: SSTORE fails when at most this gas is left.
const SENTRY: u64 = 2_300;
const COLD_ACCOUNT: u64 = 2_600;
const COLD_SLOT: u64 = 2_100;
const WARM: u64 = 100;
/// Largest memory whose price geth can count.
const MAX_MEMORY: u64 = 0x1f_ffff_ffe0;
const OVERFLOW: &str = "gas uint64 overflow";

/// What an instruction asks for.
pub(crate) struct Demand {
    pub(crate) opcode: u8,
    /// With the gas that it forwards to a call.
    pub(crate) cost: u64,
    /// Gas to be refunded that it adds, which geth counts before it runs.
    pub(crate) refund: i64,
    /// Why it cannot begin; empty when it can.
    pub(crate) fault: String,
}

type Frame = EthFrame<EthInterpreter>;

struct Asked<'a> {
    frame: &'a Frame,
    ctx: &'a Ctx,
    rules: &'a Rules,
    opcode: u8,
}

pub(crate) fn of(frame: &Frame, ctx: &Ctx, rules: &Rules) -> Demand {
    let opcode = frame.interpreter.bytecode.opcode();
    let asked = Asked { frame, ctx, rules, opcode };
    let (cost, fault) = asked.answer();
    let refund = if fault.as_deref().is_none_or(|words| words == OUT_OF_GAS) { asked.refund() } else { 0 };
    Demand { opcode, cost, refund, fault: fault.unwrap_or_default() }
}

impl Asked<'_> {
    fn answer(&self) -> (u64, Option<String>) {
        if !self.rules.defines(self.opcode) {
            return (0, None);
        }
        let fixed = fixed_gas(self.opcode) + u64::from(self.rules.surcharges[self.opcode as usize]);
        let (inputs, outputs) = stack_effect(self.opcode);
        let length = self.frame.interpreter.stack.len();
        if length < inputs {
            return (fixed, Some(format!("stack underflow ({length} <=> {inputs})")));
        }
        let most = STACK_LIMIT + inputs - outputs;
        if length > most {
            return (fixed, Some(format!("stack limit reached {length} ({most})")));
        }
        let gas = self.frame.interpreter.gas.remaining();
        if gas < fixed {
            return (fixed, Some(OUT_OF_GAS.to_owned()));
        }
        let Some(memory) = self.memory_end() else {
            return (fixed, Some(OVERFLOW.to_owned()));
        };
        match self.dynamic(gas - fixed, memory) {
            Err(reason) => (fixed, Some(format!("{OUT_OF_GAS}: {reason}"))),
            Ok(dynamic) => {
                let cost = fixed.saturating_add(dynamic);
                (cost, (gas - fixed < dynamic).then(|| OUT_OF_GAS.to_owned()))
            }
        }
    }

    fn item(&self, from_top: usize) -> U256 {
        let stack = self.frame.interpreter.stack.data();
        stack[stack.len() - 1 - from_top]
    }

    fn address(&self, from_top: usize) -> Address {
        Address::from_word(self.item(from_top).into())
    }

    fn own(&self) -> Address {
        self.frame.interpreter.input.target_address()
    }

    /// The end of the memory that the instruction needs, in whole words; None where it has no number.
    fn memory_end(&self) -> Option<u64> {
        let mut end = 0;
        for (offset, length) in self.memory_ranges() {
            if length.is_zero() {
                continue;
            }
            let range_end = u64::try_from(offset).ok()?.checked_add(u64::try_from(length).ok()?)?;
            end = end.max(range_end);
        }
        end.div_ceil(32).checked_mul(32)
    }

    fn memory_ranges(&self) -> Vec<(U256, U256)> {
        let word = U256::from(32);
        let range = |offset: usize, length: usize| (self.item(offset), self.item(length));
        match self.opcode {
            opcode::MLOAD | opcode::MSTORE => vec![(self.item(0), word)],
            opcode::MSTORE8 => vec![(self.item(0), U256::ONE)],
            opcode::KECCAK256 | opcode::RETURN | opcode::REVERT | opcode::LOG0..=opcode::LOG4 => vec![range(0, 1)],
            opcode::CALLDATACOPY | opcode::CODECOPY | opcode::RETURNDATACOPY => vec![range(0, 2)],
            opcode::EXTCODECOPY => vec![range(1, 3)],
            opcode::MCOPY => vec![range(0, 2), range(1, 2)],
            opcode::CREATE | opcode::CREATE2 => vec![range(1, 2)],
            opcode::CALL | opcode::CALLCODE => vec![range(3, 4), range(5, 6)],
            opcode::DELEGATECALL | opcode::STATICCALL => vec![range(2, 3), range(4, 5)],
            _ => Vec::new(),
        }
    }

    fn memory_gas(&self, end: u64) -> Result<u64, String> {
        if end > MAX_MEMORY {
            return Err(OVERFLOW.to_owned());
        }
        let price = |words: u64| words * 3 + words * words / 512;
        let now = (self.frame.interpreter.memory.size() as u64).div_ceil(32);
        Ok(price(end / 32).saturating_sub(price(now)))
    }

    /// `left` is the gas after the fixed part.
    fn dynamic(&self, left: u64, memory: u64) -> Result<u64, String> {
        let expansion = self.memory_gas(memory);
        let words = |from_top: usize| u64::try_from(self.item(from_top)).unwrap_or(u64::MAX).div_ceil(32);
        match self.opcode {
            opcode::EXP => Ok(50 * (self.item(1).bit_len() as u64).div_ceil(8)),
            opcode::KECCAK256 => Ok(expansion? + 6 * words(1)),
            opcode::CALLDATACOPY | opcode::CODECOPY | opcode::RETURNDATACOPY | opcode::MCOPY => {
                Ok(expansion? + 3 * words(2))
            }
            opcode::EXTCODECOPY => Ok(expansion? + 3 * words(3) + self.cold_extra(&self.address(0))),
            opcode::BALANCE | opcode::EXTCODESIZE | opcode::EXTCODEHASH => Ok(self.cold_extra(&self.address(0))),
            opcode::SLOAD => Ok(if self.slot_is_warm(self.item(0)) { WARM } else { COLD_SLOT }),
            opcode::SSTORE => self.sstore(left),
            opcode::LOG0..=opcode::LOG4 => {
                let topics = u64::from(self.opcode - opcode::LOG0);
                Ok(expansion? + 375 + 375 * topics + 8 * u64::try_from(self.item(1)).unwrap_or(u64::MAX / 8))
            }
            opcode::CREATE | opcode::CREATE2 => self.create(expansion?),
            opcode::CALL | opcode::CALLCODE | opcode::DELEGATECALL | opcode::STATICCALL => self.call(left, expansion),
            opcode::SELFDESTRUCT => Ok(self.self_destruct()),
            _ => expansion,
        }
    }

    fn create(&self, expansion: u64) -> Result<u64, String> {
        let hashes = if self.opcode == opcode::CREATE2 { 6 } else { 0 };
        let length = self.item(2);
        let words = u64::try_from(length).unwrap_or(u64::MAX).div_ceil(32);
        if !self.rules.has(3860) {
            return Ok(expansion + hashes * words);
        }
        if length > U256::from(self.rules.max_init_code) {
            return Err(format!("max initcode size exceeded: size {length}"));
        }
        Ok(expansion + (2 + hashes) * words)
    }

    /// EIP-2200, 2929, 3529.
    fn sstore(&self, left: u64) -> Result<u64, String> {
        // The sentry counts after a surcharge.
        if left <= SENTRY {
            return Err("not enough gas for reentrancy sentry".to_owned());
        }
        let (key, value) = (self.item(0), self.item(1));
        let warm = self.slot_is_warm(key);
        let access = if warm { 0 } else { COLD_SLOT };
        let (original, current) = self.slot(key);
        Ok(access
            + if value == current || original != current {
                WARM
            } else if original.is_zero() {
                20_000
            } else {
                5_000 - COLD_SLOT
            })
    }

    /// EIP-2200, 3529. The stack has the operands.
    fn refund(&self) -> i64 {
        let reduced = self.rules.has(3529);
        match self.opcode {
            opcode::SSTORE => self.sstore_refund(if reduced { 4_800 } else { 15_000 }),
            opcode::SELFDESTRUCT if !reduced => {
                let own = self.ctx.journaled_state.inner.state.get(&self.own());
                if own.is_some_and(|own| own.is_selfdestructed()) { 0 } else { 24_000 }
            }
            _ => 0,
        }
    }

    fn sstore_refund(&self, clearing: i64) -> i64 {
        let (key, value) = (self.item(0), self.item(1));
        let (original, current) = self.slot(key);
        if value == current {
            return 0;
        }
        if original == current {
            return if !original.is_zero() && value.is_zero() { clearing } else { 0 };
        }
        let cleared = match (original.is_zero(), current.is_zero(), value.is_zero()) {
            (false, true, _) => -clearing,
            (false, false, true) => clearing,
            _ => 0,
        };
        let restored = match (original == value, original.is_zero()) {
            (false, _) => 0,
            (true, true) => 20_000 - WARM as i64,
            (true, false) => 5_000 - COLD_SLOT as i64 - WARM as i64,
        };
        cleared + restored
    }

    fn call(&self, left: u64, expansion: Result<u64, String>) -> Result<u64, String> {
        let to = self.address(1);
        let mut accesses = self.cold_extra(&to);
        if left < accesses {
            return Err(OUT_OF_GAS.to_owned());
        }
        if let Some(delegate) = self.delegate(&to) {
            let warm = delegate == to || self.is_warm(&delegate);
            accesses += if warm { WARM } else { COLD_ACCOUNT };
            if left < accesses {
                return Err(OUT_OF_GAS.to_owned());
            }
        }
        let has_value = matches!(self.opcode, opcode::CALL | opcode::CALLCODE) && !self.item(2).is_zero();
        let mut base = 0;
        if has_value {
            base += 9_000;
            if self.opcode == opcode::CALL && self.is_empty(&to) {
                base += 25_000;
            }
        }
        base += expansion?;
        // As in geth, the difference wraps around where the gas is not enough anyway.
        let available = (left - accesses).wrapping_sub(base);
        let most = available - available / 64;
        let forwarded = match u64::try_from(self.item(0)) {
            Ok(wanted) if wanted <= most => wanted,
            _ => most,
        };
        base.checked_add(forwarded).and_then(|cost| cost.checked_add(accesses)).ok_or_else(|| OVERFLOW.to_owned())
    }

    fn self_destruct(&self) -> u64 {
        let target = self.address(0);
        let access = if self.is_warm(&target) { 0 } else { COLD_ACCOUNT };
        let has_balance =
            self.ctx.journaled_state.inner.state.get(&self.own()).is_some_and(|own| !own.info.balance.is_zero());
        access + if has_balance && self.is_empty(&target) { 25_000 } else { 0 }
    }

    /// What the first access of an account costs above the fixed gas.
    fn cold_extra(&self, address: &Address) -> u64 {
        if self.is_warm(address) { 0 } else { COLD_ACCOUNT - WARM }
    }

    fn is_warm(&self, address: &Address) -> bool {
        let inner = &self.ctx.journaled_state.inner;
        let loaded =
            inner.state.get(address).is_some_and(|account| !account.is_cold_transaction_id(inner.transaction_id));
        loaded || inner.warm_addresses.is_warm(address)
    }

    fn slot_is_warm(&self, key: U256) -> bool {
        let inner = &self.ctx.journaled_state.inner;
        let own = self.own();
        let slot = inner.state.get(&own).and_then(|account| account.storage.get(&key));
        slot.is_some_and(|slot| !slot.is_cold_transaction_id(inner.transaction_id))
            || inner.warm_addresses.is_storage_warm(&own, &key)
    }

    /// The original and the current value of a slot of the running account.
    fn slot(&self, key: U256) -> (U256, U256) {
        let inner = &self.ctx.journaled_state.inner;
        let own = self.own();
        let account = inner.state.get(&own);
        match account.and_then(|account| account.storage.get(&key)) {
            Some(slot) if slot.transaction_id.get() == inner.transaction_id.get() => {
                (slot.original_value, slot.present_value)
            }
            Some(slot) => (slot.present_value, slot.present_value),
            None if account.is_some_and(|account| account.is_created()) => (U256::ZERO, U256::ZERO),
            None => {
                let value = self.ctx.journaled_state.database.peek_storage(&own, &key);
                (value, value)
            }
        }
    }

    fn is_empty(&self, address: &Address) -> bool {
        match self.ctx.journaled_state.inner.state.get(address) {
            Some(account) => account.is_empty(),
            None => self.ctx.journaled_state.database.peek_is_empty(address),
        }
    }

    fn delegate(&self, address: &Address) -> Option<Address> {
        if !self.rules.has(7702) {
            return None;
        }
        self.ctx.journaled_state.peek_delegate(address)
    }
}

trait Peek {
    fn peek_delegate(&self, address: &Address) -> Option<Address>;
}

impl Peek for revm::Journal<crate::host::Base> {
    fn peek_delegate(&self, address: &Address) -> Option<Address> {
        let hash = match self.inner.state.get(address) {
            Some(account) => match &account.info.code {
                Some(code) => return code.eip7702_address(),
                None => account.info.code_hash,
            },
            None => self.database.peek_code_hash(address),
        };
        if hash == KECCAK_EMPTY || hash.is_zero() {
            return None;
        }
        self.database.peek_code(address, &hash).eip7702_address()
    }
}

/// Items that an instruction takes and puts.
pub(crate) fn stack_effect(code: u8) -> (usize, usize) {
    match code {
        opcode::DUP1..=opcode::DUP16 => {
            let depth = usize::from(code - opcode::DUP1) + 1;
            (depth, depth + 1)
        }
        opcode::SWAP1..=opcode::SWAP16 => {
            let depth = usize::from(code - opcode::SWAP1) + 2;
            (depth, depth)
        }
        _ => OpCode::new(code).map_or((0, 0), |code| (usize::from(code.inputs()), usize::from(code.outputs()))),
    }
}

/// Gas that is charged before all else.
fn fixed_gas(code: u8) -> u64 {
    match code {
        opcode::STOP | opcode::RETURN | opcode::REVERT | opcode::INVALID | opcode::SLOAD | opcode::SSTORE => 0,
        opcode::LOG0..=opcode::LOG4 => 0,
        opcode::EXP => 10,
        opcode::CREATE | opcode::CREATE2 => 32_000,
        opcode::SELFDESTRUCT => 5_000,
        _ => u64::from(FIXED_GAS[code as usize]),
    }
}

static FIXED_GAS: revm::interpreter::instructions::GasTable =
    revm::interpreter::instructions::gas_table_spec(revm::primitives::hardfork::SpecId::OSAKA);
