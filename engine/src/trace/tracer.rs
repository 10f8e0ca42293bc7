//! Tracers: observers of one execution whose result is JSON.
use super::{Enter, Exit, Observer, Step, json::Json};
use crate::{
    machine::{COPIED_PER_GAS, Machine},
    wire::{Reader, Writer},
};
use revm::{
    primitives::{Address, B256, Bytes, Log, U256},
    state::AccountInfo,
};

/// Why there is no trace.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It has more bytes than it may have.
    TooLarge,
    /// JavaScript has the reason.
    Host,
    /// In geth's words.
    Words(&'static str),
}

pub(crate) type Traced<T = ()> = Result<T, Failure>;

/// Counts the bytes of a trace before they are made.
pub(crate) struct Size {
    used: u64,
    pub(crate) limit: u64,
}

impl Size {
    pub(crate) fn add(&mut self, bytes: usize) -> Traced {
        self.used = self.used.saturating_add(bytes as u64);
        if self.used > self.limit { Err(Failure::TooLarge) } else { Ok(()) }
    }

    /// Fails where JSON that was written already is too long.
    pub(crate) fn check(&self, json: &Json) -> Traced {
        if json.bytes.len() as u64 > self.limit { Err(Failure::TooLarge) } else { Ok(()) }
    }
}

/// The transaction or call that is traced.
pub(crate) struct Transaction {
    pub(crate) from: Address,
    /// None creates a contract.
    pub(crate) to: Option<Address>,
    pub(crate) nonce: u64,
    pub(crate) gas: u64,
    pub(crate) value: U256,
    pub(crate) input: Bytes,
    pub(crate) coinbase: Address,
    /// Accounts that signed an authorization (EIP-7702), valid or not.
    pub(crate) authorities: Vec<Address>,
    pub(crate) block_number: u64,
    pub(crate) block_hash: Option<B256>,
    /// None for a call.
    pub(crate) hash: Option<B256>,
    pub(crate) index: u64,
}

impl Transaction {
    pub(crate) fn read(input: &mut Reader<'_>) -> Self {
        Self {
            from: input.address(),
            to: input.optional_address(),
            nonce: input.u64(),
            gas: input.u64(),
            value: input.word(),
            input: Bytes::copy_from_slice(input.bytes()),
            coinbase: input.address(),
            authorities: input.list(Reader::address),
            block_number: input.u64(),
            block_hash: input.flag().then(|| input.hash()),
            hash: input.flag().then(|| input.hash()),
            index: input.u64(),
        }
    }

    /// The account that is called or made.
    pub(crate) fn target(&self) -> Address {
        self.to.unwrap_or_else(|| self.from.create(self.nonce))
    }
}

/// The end of the execution.
pub(crate) struct End<'a> {
    /// The gas that the chain reports to its tracers.
    pub(crate) gas_used: u64,
    /// Why the execution failed, in geth's words; empty when it did not.
    pub(crate) error: &'a str,
}

/// What a tracer sees while it is told something.
pub(crate) struct View<'a> {
    pub(crate) machine: &'a mut Machine,
    pub(crate) transaction: &'a Transaction,
    pub(crate) size: &'a mut Size,
}

const ADDRESS_BYTES: usize = 20;
/// Zeros beyond the end of memory that tracers read, as in geth.
const MAX_PADDING: i128 = 1024 * 1024;
/// Time to hash one byte, in gas of ordinary instructions.
const HASHING: u64 = 3;

impl View<'_> {
    /// A value that is missing makes the run incomplete.
    fn known<T: Default>(&mut self, value: Result<Option<T>, crate::host::Stop>) -> Traced<T> {
        match value {
            Ok(Some(value)) => Ok(value),
            Ok(None) => {
                self.machine.note_missing();
                Ok(T::default())
            }
            Err(_) => Err(Failure::Host),
        }
    }

    /// The account at this moment; without balance, nonce and code where there is none.
    pub(crate) fn account(&mut self, address: &Address) -> Traced<AccountInfo> {
        let account = self.machine.account(address);
        self.known(account)
    }

    pub(crate) fn code(&mut self, address: &Address) -> Traced<Bytes> {
        let code = self.machine.code(address);
        Ok(self.known(code)?.original_bytes())
    }

    pub(crate) fn slot(&mut self, address: &Address, key: U256) -> Traced<U256> {
        let value = self.machine.slot(address, key);
        self.known(value)
    }

    /// The account whose code this one runs by delegation (EIP-7702).
    pub(crate) fn delegate(&mut self, address: &Address) -> Traced<Option<Address>> {
        let code = self.code(address)?;
        let target = code.strip_prefix(&[0xef, 0x01, 0x00]).filter(|target| target.len() == ADDRESS_BYTES);
        Ok(target.map(Address::from_slice))
    }

    /// The stack of the newest frame; the last item is the top.
    pub(crate) fn stack(&mut self) -> &[U256] {
        self.machine.frame().interpreter.stack.data()
    }

    pub(crate) fn item(&mut self, from_top: usize) -> Option<U256> {
        self.stack().iter().rev().nth(from_top).copied()
    }

    /// The address in an item, where there is one.
    pub(crate) fn address_item(&mut self, from_top: usize) -> Option<Address> {
        self.item(from_top).map(|item| Address::from_word(item.into()))
    }

    /// The range of memory that two items name, with zeros beyond its end, because memory grows only when the
    /// instruction runs. None for ranges that geth's tracers do not read, which only an instruction without enough gas
    /// names.
    pub(crate) fn memory(&mut self, offset: usize, length: usize) -> Option<Vec<u8>> {
        let (from, length) = (signed(self.item(offset)?), signed(self.item(length)?));
        let memory = self.machine.frame().interpreter.memory.context_memory();
        if from < 0 || length < 0 || from + length - memory.len() as i128 > MAX_PADDING {
            return None;
        }
        let (from, length) = (from as usize, length as usize);
        let known = memory.get(from.min(memory.len())..(from + length).min(memory.len())).unwrap_or_default();
        let mut bytes = known.to_vec();
        bytes.resize(length, 0);
        drop(memory);
        self.machine.charge((length / COPIED_PER_GAS) as u64);
        Some(bytes)
    }

    /// Counts the time to hash bytes.
    pub(crate) fn charge_hash(&mut self, bytes: usize) {
        self.machine.charge(HASHING * bytes as u64);
    }
}

fn signed(item: U256) -> i128 {
    i128::from(item.as_limbs()[0] as i64)
}

/// Observes one execution; a failure ends its trace. It is made anew for each.
pub(crate) trait Tracer {
    fn wants_steps(&self) -> bool {
        false
    }
    fn wants_step_of(&self, _opcode: u8) -> bool {
        true
    }
    /// The message begins again, after the same edits. The size counts from zero.
    fn forget(&mut self, _size: &mut Size) {}
    /// Before fees are paid.
    fn start(&mut self, _view: &mut View<'_>) -> Traced {
        Ok(())
    }
    fn enter(&mut self, _view: &mut View<'_>, _frame: &Enter) -> Traced {
        Ok(())
    }
    fn exit(&mut self, _view: &mut View<'_>, _end: &Exit<'_>) -> Traced {
        Ok(())
    }
    fn step(&mut self, _view: &mut View<'_>, _step: &Step) -> Traced {
        Ok(())
    }
    fn fault(&mut self, _view: &mut View<'_>, _step: &Step, _error: &str) -> Traced {
        Ok(())
    }
    fn log(&mut self, _view: &mut View<'_>, _log: &Log) -> Traced {
        Ok(())
    }
    /// After fees were refunded; the state may be another afterwards.
    fn end(&mut self, _view: &mut View<'_>, _end: &End<'_>) -> Traced {
        Ok(())
    }
    /// Writes the trace, after the end.
    fn write(&mut self, view: &mut View<'_>, json: &mut Json) -> Traced;
}

/// A tracer at work.
pub(crate) struct Tracing {
    tracer: Box<dyn Tracer>,
    transaction: Transaction,
    size: Size,
    failure: Option<Failure>,
}

impl Tracing {
    /// Begins a trace of at most `limit` bytes.
    pub(crate) fn new(tracer: Box<dyn Tracer>, transaction: Transaction, limit: u64) -> Self {
        Self { tracer, transaction, size: Size { used: 0, limit }, failure: None }
    }

    pub(crate) fn start(&mut self, machine: &mut Machine) {
        self.tell(machine, |tracer, view| tracer.start(view));
    }

    /// A tracer that failed is told nothing more, and the message runs on without it.
    fn tell(&mut self, machine: &mut Machine, tell: impl FnOnce(&mut dyn Tracer, &mut View<'_>) -> Traced) {
        if self.failure.is_some() {
            return;
        }
        let mut view = View { machine, transaction: &self.transaction, size: &mut self.size };
        if let Err(failure) = tell(self.tracer.as_mut(), &mut view) {
            self.failure = Some(failure);
            machine.stop_observing();
        }
    }
}

impl Observer for Tracing {
    fn wants_steps(&self) -> bool {
        self.failure.is_none() && self.tracer.wants_steps()
    }

    fn wants_step_of(&self, opcode: u8) -> bool {
        self.tracer.wants_step_of(opcode)
    }

    fn forget(&mut self) {
        self.size.used = 0;
        self.tracer.forget(&mut self.size);
    }

    fn enter(&mut self, machine: &mut Machine, frame: &Enter) {
        self.tell(machine, |tracer, view| tracer.enter(view, frame));
    }

    fn exit(&mut self, machine: &mut Machine, end: &Exit<'_>) {
        self.tell(machine, |tracer, view| tracer.exit(view, end));
    }

    fn step(&mut self, machine: &mut Machine, step: &Step) {
        self.tell(machine, |tracer, view| tracer.step(view, step));
    }

    fn fault(&mut self, machine: &mut Machine, step: &Step, error: &str) {
        self.tell(machine, |tracer, view| tracer.fault(view, step, error));
    }

    fn log(&mut self, machine: &mut Machine, log: &Log) {
        self.tell(machine, |tracer, view| tracer.log(view, log));
    }

    /// Arguments: gas used, error. Status, then: 0 the bytes that count and the trace; 1 a value is missing, 2
    /// JavaScript has the reason, 3 too large: nothing; 4 the reason.
    fn finish(mut self: Box<Self>, machine: &mut Machine, input: &mut Reader<'_>, output: &mut Writer) {
        let gas_used = input.u64();
        let error = String::from_utf8_lossy(input.bytes()).into_owned();
        let mut json = Json::default();
        self.tell(machine, |tracer, view| {
            tracer.end(view, &End { gas_used, error: &error })?;
            tracer.write(view, &mut json)?;
            view.size.check(&json)
        });
        if machine.take_missing() {
            return output.u8(1);
        }
        match self.failure {
            None => {
                output.u8(0);
                output.u64(self.size.used);
                output.bytes(&json.bytes);
            }
            Some(Failure::Host) => output.u8(2),
            Some(Failure::TooLarge) => output.u8(3),
            Some(Failure::Words(words)) => {
                output.u8(4);
                output.bytes(words.as_bytes());
            }
        }
    }
}
