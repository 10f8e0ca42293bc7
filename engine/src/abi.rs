//! The boundary to JavaScript: the only module with unsafe code.
//!
//! JavaScript writes the arguments of a call into the buffer of `input`, calls, and reads the result where `result`
//! says. It serves the functions of `imports`.
use crate::{
    calls::Calls,
    host::{HostAccount, Stop},
    machine::{Machine, Progress},
    message::Message,
    policy::Policy,
    precompiles::{self, Precompiles},
    rules::{Env, Rules},
    trace::{
        config::read_tracer,
        tracer::{Tracing, Transaction},
    },
    wire::{Reader, Writer},
};
use core::cell::{Cell, RefCell};
use revm::primitives::{Address, U256};

/// Everything of one instance. WebAssembly has one thread.
#[derive(Default)]
struct Instance {
    machine: Option<Machine>,
}

thread_local! {
    static INSTANCE: RefCell<Instance> = RefCell::default();
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<Writer> = RefCell::default();
    /// The machine while it calls a tracer in JavaScript, which reads the state meanwhile; else null.
    static CALLING: Cell<*mut Machine> = const { Cell::new(core::ptr::null_mut()) };
    /// Where JavaScript writes values that it is asked for.
    static VALUE: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Functions of JavaScript.
pub(crate) mod imports {
    use super::*;
    use crate::host::Answer;
    use revm::primitives::B256;

    #[cfg(target_arch = "wasm32")]
    #[link(wasm_import_module = "host")]
    unsafe extern "C" {
        fn account(address: *const u8, into: *mut u8) -> u32;
        fn storage(address: *const u8, slot: *const u8, into: *mut u8) -> u32;
        fn code(address: *const u8, hash: *const u8) -> u32;
        fn block_hash(number: u64, into: *mut u8) -> u32;
        #[link_name = "may_run"]
        fn ask_may_run(address: *const u8, hash: *const u8) -> u32;
        #[link_name = "panicked"]
        fn tell_panic(text: *const u8, bytes: usize);
        #[link_name = "script"]
        fn tell(record: *const u8, bytes: usize) -> u32;
        #[link_name = "script_trace"]
        fn take_trace(index: u32);
    }

    /// The crate is checked and documented natively, too, but has no host there.
    #[cfg(not(target_arch = "wasm32"))]
    mod native {
        pub(super) unsafe fn account(_: *const u8, _: *mut u8) -> u32 {
            1
        }
        pub(super) unsafe fn storage(_: *const u8, _: *const u8, _: *mut u8) -> u32 {
            1
        }
        pub(super) unsafe fn code(_: *const u8, _: *const u8) -> u32 {
            1
        }
        pub(super) unsafe fn block_hash(_: u64, _: *mut u8) -> u32 {
            1
        }
        pub(super) unsafe fn ask_may_run(_: *const u8, _: *const u8) -> u32 {
            1
        }
        pub(super) unsafe fn tell_panic(_: *const u8, _: usize) {}
        pub(super) unsafe fn tell(_: *const u8, _: usize) -> u32 {
            2
        }
        pub(super) unsafe fn take_trace(_: u32) {}
    }
    #[cfg(not(target_arch = "wasm32"))]
    use native::{account, ask_may_run, block_hash, code, storage, take_trace, tell, tell_panic};

    const ACCOUNT_BYTES: usize = 72;

    fn answer(code: u32) -> Answer {
        match code {
            0 => Answer::Known,
            1 => Answer::Absent,
            2 => Answer::Missing,
            _ => Answer::Refused,
        }
    }

    pub(crate) fn read_account(address: &Address) -> Result<Option<HostAccount>, Answer> {
        let mut bytes = [0; ACCOUNT_BYTES];
        // SAFETY: JavaScript reads 20 bytes and writes at most ACCOUNT_BYTES.
        match answer(unsafe { account(address.as_ptr(), bytes.as_mut_ptr()) }) {
            Answer::Known => {}
            Answer::Absent => return Ok(None),
            other => return Err(other),
        }
        let mut reader = Reader::new(&bytes);
        let (balance, nonce) = (reader.word(), reader.u64());
        Ok(Some(HostAccount { balance, nonce, code_hash: reader.hash() }))
    }

    pub(crate) fn read_storage(address: &Address, slot: &B256) -> Result<U256, Answer> {
        let mut bytes = [0; 32];
        // SAFETY: JavaScript reads 20 and 32 bytes and writes 32.
        match answer(unsafe { storage(address.as_ptr(), slot.as_ptr(), bytes.as_mut_ptr()) }) {
            Answer::Known => Ok(U256::from_be_bytes(bytes)),
            other => Err(other),
        }
    }

    pub(crate) fn read_code(address: &Address, hash: &B256) -> Result<Vec<u8>, Answer> {
        // SAFETY: JavaScript reads 20 and 32 bytes, and writes into the buffer that `value` gave it.
        match answer(unsafe { code(address.as_ptr(), hash.as_ptr()) }) {
            Answer::Known => Ok(VALUE.take()),
            other => Err(other),
        }
    }

    pub(crate) fn read_block_hash(number: u64) -> Result<B256, Answer> {
        let mut bytes = [0; 32];
        // SAFETY: JavaScript writes 32 bytes.
        match answer(unsafe { block_hash(number, bytes.as_mut_ptr()) }) {
            Answer::Known => Ok(B256::from(bytes)),
            other => Err(other),
        }
    }

    /// Says why the engine stops for good: a bug, or no memory.
    pub(crate) fn report_panic(text: &str) {
        // SAFETY: JavaScript reads the text.
        unsafe { tell_panic(text.as_ptr(), text.len()) }
    }

    /// How a tracer in JavaScript took what it was told.
    pub(crate) enum Heard {
        Well,
        /// It read a value that is not known yet.
        Missing,
        /// It has the reason.
        Failed,
    }

    /// Tells a tracer in JavaScript something; it may read the machine's state meanwhile.
    pub(crate) fn tell_script(record: &[u8], machine: &mut Machine) -> Heard {
        CALLING.set(machine);
        // SAFETY: JavaScript reads the record.
        let heard = unsafe { tell(record.as_ptr(), record.len()) };
        CALLING.set(core::ptr::null_mut());
        match heard {
            0 => Heard::Well,
            1 => Heard::Missing,
            _ => Heard::Failed,
        }
    }

    /// The trace of a tracer in JavaScript, after the end.
    pub(crate) fn script_trace(index: u32) -> Vec<u8> {
        // SAFETY: JavaScript writes into the buffer that `value` gave it.
        unsafe { take_trace(index) }
        VALUE.take()
    }

    pub(crate) fn may_run(address: &Address, hash: &B256) -> Answer {
        // SAFETY: JavaScript reads 20 and 32 bytes.
        answer(unsafe { ask_may_run(address.as_ptr(), hash.as_ptr()) })
    }
}

/// A buffer for the arguments of the next call.
#[unsafe(no_mangle)]
extern "C" fn input(length: usize) -> *mut u8 {
    buffer(&INPUT, length)
}

/// A buffer for a value that the engine asked for.
#[unsafe(no_mangle)]
extern "C" fn value(length: usize) -> *mut u8 {
    buffer(&VALUE, length)
}

fn buffer(of: &'static std::thread::LocalKey<RefCell<Vec<u8>>>, length: usize) -> *mut u8 {
    of.with_borrow_mut(|bytes| {
        bytes.clear();
        bytes.resize(length, 0);
        bytes.as_mut_ptr()
    })
}

/// Where the result of the last call begins.
#[unsafe(no_mangle)]
extern "C" fn result() -> *const u8 {
    OUTPUT.with_borrow(|output| output.bytes.as_ptr())
}

/// Calls with the arguments that JavaScript wrote; the number of bytes of the result.
fn call(run: impl FnOnce(&mut Machine, &mut Reader<'_>, &mut Writer)) -> usize {
    let input = INPUT.take();
    let mut output = OUTPUT.take();
    output.bytes.clear();
    let calling = CALLING.get();
    if calling.is_null() {
        INSTANCE.with_borrow_mut(|instance| {
            let machine = instance.machine.as_mut().expect("the rules come first");
            run(machine, &mut Reader::new(&input), &mut output);
        });
    } else {
        // SAFETY: `tell_script` has the machine for itself, and waits for JavaScript, which called this function.
        run(unsafe { &mut *calling }, &mut Reader::new(&input), &mut output);
    }
    let length = output.bytes.len();
    OUTPUT.set(output);
    INPUT.set(input);
    length
}

/// Makes the machine for rules.
#[unsafe(no_mangle)]
extern "C" fn rules() {
    std::panic::set_hook(Box::new(|panic| imports::report_panic(&panic.to_string())));
    let input = INPUT.take();
    let machine = Machine::new(Rules::read(&mut Reader::new(&input)));
    INSTANCE.with_borrow_mut(|instance| instance.machine = Some(machine));
}

/// Forgets the state. Arguments: the number of the state below, and permissions, if any.
#[unsafe(no_mangle)]
extern "C" fn bind() -> usize {
    call(|machine, input, _| {
        machine.forget(input.u64());
        machine.policy = input.flag().then(|| Policy::read(input));
    })
}

/// Replaces the precompiles.
#[unsafe(no_mangle)]
extern "C" fn set_precompiles() -> usize {
    call(|machine, input, _| machine.evm.precompiles = Precompiles::read(input))
}

/// The block that code sees.
#[unsafe(no_mangle)]
extern "C" fn set_block() -> usize {
    call(|machine, input, _| {
        let block = &mut machine.evm.ctx.block;
        block.number = input.word();
        block.timestamp = input.word();
        block.gas_limit = input.u64();
        block.beneficiary = input.address();
        block.prevrandao = Some(input.hash());
        let chain: &mut Env = &mut machine.evm.ctx.chain;
        chain.base_fee = input.word();
        chain.blob_base_fee = input.word();
        machine.logs_transfers = input.flag();
    })
}

/// An account: nonce, balance, code hash. A status byte says whether it is known.
#[unsafe(no_mangle)]
extern "C" fn account() -> usize {
    call(|machine, input, output| {
        let known = machine.account(&input.address());
        settled(output, known, |output, account| {
            output.u64(account.nonce);
            output.word(account.balance);
            output.hash(&account.code_hash);
        });
    })
}

#[unsafe(no_mangle)]
extern "C" fn code_at() -> usize {
    call(|machine, input, output| {
        let code = machine.code(&input.address());
        settled(output, code, |output, code| output.bytes(&code.original_bytes()));
    })
}

#[unsafe(no_mangle)]
extern "C" fn storage_at() -> usize {
    call(|machine, input, output| {
        let (address, slot) = (input.address(), input.word());
        settled(output, machine.slot(&address, slot), Writer::word);
    })
}

/// Status 0 and the value, 1 where a value is missing, 2 where JavaScript has an error.
fn settled<T>(output: &mut Writer, value: Result<Option<T>, Stop>, write: impl FnOnce(&mut Writer, T)) {
    match value {
        Ok(Some(value)) => {
            output.u8(0);
            write(output, value);
        }
        Ok(None) => output.u8(1),
        Err(_) => output.u8(2),
    }
}

/// Sets nonce and balance.
#[unsafe(no_mangle)]
extern "C" fn set_account() -> usize {
    call(|machine, input, output| {
        let (address, nonce, balance) = (input.address(), input.u64(), input.word());
        settled(output, machine.set_account(&address, nonce, balance), |_, ()| {});
    })
}

#[unsafe(no_mangle)]
extern "C" fn set_code() -> usize {
    call(|machine, input, output| {
        let (address, code) = (input.address(), input.bytes().to_vec());
        settled(output, machine.set_code(&address, code), |_, ()| {});
    })
}

/// Sets slots, which are then original values. The flag removes all others first.
#[unsafe(no_mangle)]
extern "C" fn set_storage() -> usize {
    call(|machine, input, output| {
        let (address, wipes) = (input.address(), input.flag());
        let slots = input.list(|item| (item.word(), item.word()));
        settled(output, machine.set_storage(&address, wipes, &slots), |_, ()| {});
    })
}

/// Begins a message: work, most work of a precompile, the message.
#[unsafe(no_mangle)]
extern "C" fn begin() -> usize {
    call(|machine, input, output| {
        let (work, most_precompile) = (input.u64(), input.u64());
        let message = Message::read(input);
        if let Some(policy) = &mut machine.policy {
            policy.begin(message.from);
        }
        report(output, machine.begin(message, work, most_precompile));
    })
}

/// Goes on with a paused message: work.
#[unsafe(no_mangle)]
extern "C" fn go_on() -> usize {
    call(|machine, input, output| report(output, machine.go_on(input.u64())))
}

/// Goes on with the result of a precompile: work, and what `write_output` wrote.
#[unsafe(no_mangle)]
extern "C" fn supply() -> usize {
    call(|machine, input, output| {
        let work = input.u64();
        machine.evm.precompiles.supplied = Some(precompiles::read_output(input));
        report(output, machine.go_on(work));
    })
}

/// Computes a precompile alone: its number, the gas limit, the input.
#[unsafe(no_mangle)]
extern "C" fn precompile() -> usize {
    let input = INPUT.take();
    let mut reader = Reader::new(&input);
    let (number, gas_limit) = (reader.u16(), reader.u64());
    let found = precompiles::standard(number).expect("the engine asked for one that it has");
    let mut output = OUTPUT.take();
    output.bytes.clear();
    let bytes = reader.bytes();
    match found.execute(bytes, gas_limit, 0) {
        Ok(result) => {
            precompiles::write_output(&mut output, &result, precompiles::halt_of(&result, bytes, gas_limit).as_ref())
        }
        Err(error) => panic!("a precompile failed: {error}"),
    }
    let length = output.bytes.len();
    OUTPUT.set(output);
    length
}

/// Marks the state that `take_back` goes back to.
#[unsafe(no_mangle)]
extern "C" fn mark() -> usize {
    call(|machine, _, _| machine.mark())
}

#[unsafe(no_mangle)]
extern "C" fn take_back() -> usize {
    call(|machine, _, _| machine.take_back())
}

/// Keeps what the message changed.
#[unsafe(no_mangle)]
extern "C" fn keep() -> usize {
    call(|machine, _, _| machine.keep())
}

/// Undoes what the message changed, also in the middle of it.
#[unsafe(no_mangle)]
extern "C" fn undo() -> usize {
    call(|machine, _, _| machine.undo())
}

/// Accounts and slots that the message accessed.
#[unsafe(no_mangle)]
extern "C" fn accessed() -> usize {
    call(|machine, _, output| machine.write_accessed(output))
}

/// Balances of the accounts that changed since `bind`.
#[unsafe(no_mangle)]
extern "C" fn balances() -> usize {
    call(|machine, _, output| machine.write_balances(output))
}

/// Records the calls of messages until the next `bind`; `calls.rs` reads its limits.
#[unsafe(no_mangle)]
extern "C" fn observe_calls() -> usize {
    call(|machine, input, _| machine.observer = Some(Box::new(Calls::read(input))))
}

/// What the observer has to report.
#[unsafe(no_mangle)]
extern "C" fn observed() -> usize {
    call(|machine, _, output| {
        if let Some(observer) = &mut machine.observer {
            observer.report(output);
        }
    })
}

/// All changes since `bind` that were kept.
#[unsafe(no_mangle)]
extern "C" fn changes() -> usize {
    call(|machine, _, output| machine.write_changes(output))
}

/// Begins a trace, before fees are paid: the most bytes, the tracer, the transaction. Status: 0, 1 where a value is
/// missing.
#[unsafe(no_mangle)]
extern "C" fn trace_begin() -> usize {
    call(|machine, input, output| {
        let limit = input.u64();
        let tracer = read_tracer(input);
        let mut tracing = Tracing::new(tracer, Transaction::read(input), limit);
        tracing.start(machine);
        machine.observer = Some(Box::new(tracing));
        output.flag(machine.take_missing());
    })
}

/// Ends what `trace_begin` began, with the arguments and the result of its observer.
#[unsafe(no_mangle)]
extern "C" fn trace_end() -> usize {
    call(|machine, input, output| {
        let observer = machine.observer.take().expect("a trace began");
        observer.finish(machine, input, output);
    })
}

/// Ends it without a result; a message that runs goes on.
#[unsafe(no_mangle)]
extern "C" fn trace_drop() -> usize {
    call(|machine, _, _| {
        machine.stop_observing();
        machine.observer = None;
    })
}

/// Status, then: 0 the outcome; 1 paused, 2 incomplete: nothing; 3 JavaScript has the reason; 4 a failing instruction;
/// 5 the address of a refused precompile; 6 a precompile to compute.
fn report(output: &mut Writer, progress: Progress) {
    match progress {
        Progress::Done(outcome) => {
            output.u8(0);
            outcome.write(output);
        }
        Progress::Paused => output.u8(1),
        Progress::Incomplete => output.u8(2),
        Progress::Stopped(Stop::Host) => output.u8(3),
        Progress::Stopped(Stop::Instruction(code)) => {
            output.u8(4);
            output.u8(code);
        }
        Progress::Stopped(Stop::Precompile(address)) => {
            output.u8(5);
            output.address(&address);
        }
        Progress::Precompile { number, input, gas_limit } => {
            output.u8(6);
            output.bytes.extend_from_slice(&number.to_le_bytes());
            output.u64(gas_limit);
            output.bytes(&input);
        }
    }
}

/// No signature is made here, so nothing needs randomness.
fn no_randomness(_: &mut [u8]) -> Result<(), getrandom::Error> {
    Err(getrandom::Error::UNSUPPORTED)
}

getrandom::register_custom_getrandom!(no_randomness);
