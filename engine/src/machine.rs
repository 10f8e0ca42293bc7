//! Runs messages on a state. A run can pause after a given amount of work and go on later, because WebAssembly cannot
//! be stopped from outside.
use crate::{
    demand::{self, Demand},
    host::{Base, Stop},
    message::{Message, Outcome},
    policy::{Permitted, Policy},
    precompiles::{self, Kind, Precompiles},
    rules::{Destruction, Env, Rules, Tables},
    trace::{Enter, Exit, FrameKind, Observer, Step},
    words,
};
use revm::{
    Journal,
    context::{BlockEnv, CfgEnv, Context, Evm, JournalEntry, LocalContext, TxEnv, journal::JournalEntryTr},
    context_interface::{LocalContextTr, context::ContextError, journaled_state::JournalCheckpoint},
    handler::{EthFrame, EvmTr, FrameResult, ItemOrResult, instructions::EthInstructions},
    interpreter::{
        CallInput, CallInputs, CallOutcome, CallScheme, CallValue, CreateInputs, CreateOutcome, CreateScheme,
        FrameInput, Gas, InstructionResult, InterpreterAction, InterpreterResult, SharedMemory,
        interpreter::EthInterpreter,
        interpreter_action::FrameInit,
        interpreter_types::{Jumps, LoopControl},
    },
    precompile::u64_to_address,
    primitives::{
        Address, AddressMap, B256, Bytes, HashSet, KECCAK_EMPTY, Log, LogData, U256, b256, constants::CALL_STACK_LIMIT,
    },
    state::Bytecode,
};

pub(crate) type Ctx = Context<BlockEnv, TxEnv, CfgEnv, Base, Journal<Base>, Env, LocalContext>;
type Frame = EthFrame<EthInterpreter>;

/// How far a run came.
pub(crate) enum Progress {
    Done(Box<Outcome>),
    /// Its share of work is used up.
    Paused,
    /// Values were missing: the outcome does not count.
    Incomplete,
    Stopped(Stop),
    /// A precompile takes more work than is left: it may be computed elsewhere and supplied.
    Precompile {
        number: u16,
        input: Vec<u8>,
        gas_limit: u64,
    },
}

/// The account that transfers of the native coin are logged for (ERC-7528), and the topic of ERC-20's Transfer.
const NATIVE_COIN: Address = Address::repeat_byte(0xee);
const TRANSFER: B256 = b256!("ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef");

/// The third precompile.
const RIPEMD: Address = u64_to_address(3);

/// Work of a frame beyond its gas.
const FRAME_WORK: u64 = 500;
/// Work to describe an instruction to observers.
const STEP_WORK: u64 = 50;
/// Bytes that are copied in the time of one unit of gas.
pub(crate) const COPIED_PER_GAS: usize = 16;

/// A message that runs.
struct Run {
    message: Message,
    /// The nonce of a sender that creates a contract.
    nonce: u64,
    /// The frame that begins next.
    pending: Option<FrameInit>,
    /// Whether instructions are described before they run.
    step_by_step: bool,
    /// Whether all are, or those that the observer wants.
    describes_all: bool,
    /// Logs that the observer was told.
    told_logs: usize,
    /// The message runs again for the words of its failure: observers have seen it already.
    again: bool,
    /// What the state goes back to where the message runs again.
    beginning: JournalCheckpoint,
    /// Work that is left in this share, in gas of ordinary instructions.
    left: u64,
    /// Most work of a precompile that is computed here.
    most_precompile: u64,
    /// Why the last frame failed, in geth's words.
    failure: String,
    created: Vec<Address>,
    /// Gas to be refunded of each frame that waits for a callee.
    refunds: Vec<i64>,
}

/// An EVM with its state. It runs one message at a time.
pub(crate) struct Machine {
    pub(crate) evm: Evm<Ctx, (), EthInstructions<EthInterpreter, Ctx>, Precompiles, Frame>,
    pub(crate) rules: Rules,
    pub(crate) policy: Option<Policy>,
    /// Logs for transfers of value, as eth_simulateV1 wants them.
    pub(crate) logs_transfers: bool,
    pub(crate) observer: Option<Box<dyn Observer>>,
    pub(crate) marked: Option<JournalCheckpoint>,
    /// Slots that were set before they were read: their values below are unknown.
    pub(crate) unread: Vec<(Address, U256)>,
    /// Accounts that kept messages touched, in the order in which they did first.
    pub(crate) touched: Vec<Address>,
    run: Option<Run>,
}

impl Machine {
    pub(crate) fn new((rules, tables): (Rules, Tables)) -> Self {
        let mut ctx: Ctx = Context::new(Base::new(), *tables.cfg.spec());
        ctx.cfg = tables.cfg;
        let instruction = EthInstructions::new(tables.instructions, tables.gas, *ctx.cfg.spec());
        let mut machine = Self {
            evm: Evm::new(ctx, instruction, Precompiles::default()),
            rules,
            policy: None,
            logs_transfers: false,
            observer: None,
            marked: None,
            unread: Vec::new(),
            touched: Vec::new(),
            run: None,
        };
        machine.forget(0);
        machine
    }

    /// Forgets the state and all settings, but not the rules and codes. `state` is the number of the state below; 0 for
    /// one of which nothing is kept.
    pub(crate) fn forget(&mut self, state: u64) {
        let rules = &self.rules;
        self.policy = None;
        self.logs_transfers = false;
        self.observer = None;
        self.run = None;
        self.marked = None;
        self.unread.clear();
        self.touched.clear();
        self.evm.frame_stack.clear();
        self.evm.ctx.local.clear();
        self.evm.ctx.error = Ok(());
        self.evm.ctx.chain = Env { surcharges: rules.surcharges, ..Env::default() };
        let journal = &mut self.evm.ctx.journaled_state;
        journal.inner = Default::default();
        journal.inner.cfg.spec = rules.journal_spec;
        journal.inner.warm_addresses.set_precompile_addresses(&rules.warm);
        // Values that are read before the first message belong to no transaction, so that they stay cold.
        journal.inner.transaction_id.increment();
        journal.database.forget(state);
        journal.database.delegations = rules.has(7702);
    }

    pub(crate) fn begin(&mut self, message: Message, work: u64, most_precompile: u64) -> Progress {
        let beginning = self.evm.ctx.journaled_state.inner.checkpoint();
        self.run = Some(Run {
            message,
            nonce: 0,
            pending: None,
            step_by_step: self.observer.as_ref().is_some_and(|observer| observer.wants_steps()),
            describes_all: false,
            told_logs: self.evm.ctx.journaled_state.inner.logs.len(),
            again: false,
            beginning,
            left: work,
            most_precompile,
            failure: String::new(),
            created: Vec::new(),
            refunds: Vec::new(),
        });
        self.evm.ctx.journaled_state.database.incomplete.set(false);
        match self.first_frame() {
            Ok(init) => {
                self.running().pending = Some(init);
                self.drive()
            }
            Err(stop) => self.stopped(stop),
        }
    }

    pub(crate) fn go_on(&mut self, work: u64) -> Progress {
        self.running().left = work;
        self.drive()
    }

    fn running(&mut self) -> &mut Run {
        self.run.as_mut().expect("a message runs")
    }

    /// Prepares the environment of the message and its outermost frame.
    fn first_frame(&mut self) -> Result<FrameInit, Stop> {
        let message = &self.run.as_ref().expect("a message runs").message;
        let ctx = &mut self.evm.ctx;
        ctx.tx.caller = message.from;
        ctx.chain.gas_price = message.gas_price;
        ctx.chain.stop = None;
        let mut warm: AddressMap<HashSet<U256>> = AddressMap::default();
        for (address, slots) in &message.access_list {
            warm.entry(*address).or_default().extend(slots.iter().copied());
        }
        let (from, gas_limit, value) = (message.from, message.gas, message.value);
        let (to, data) = (message.to, message.data.clone());
        let Journal { database, inner } = &mut ctx.journaled_state;
        inner.warm_addresses.set_access_list(warm);
        inner.load_account(database, from)?;
        let frame_input = match to {
            Some(to) => {
                let account = inner.load_code(database, to)?;
                let code = account.info.code.clone().unwrap_or_default();
                let mut known_bytecode = (account.info.code_hash, code.clone());
                if let Some(delegate) = code.eip7702_address() {
                    let account = inner.load_code(database, delegate)?;
                    known_bytecode = (account.info.code_hash, account.info.code.clone().unwrap_or_default());
                }
                FrameInput::Call(Box::new(CallInputs {
                    input: CallInput::Bytes(data),
                    gas_limit,
                    target_address: to,
                    bytecode_address: to,
                    known_bytecode,
                    caller: from,
                    value: CallValue::Transfer(value),
                    scheme: CallScheme::Call,
                    is_static: false,
                    return_memory_offset: 0..0,
                    reservoir: 0,
                    charged_new_account_state_gas: false,
                }))
            }
            None => {
                // The nonce is used already, and revm uses it again.
                let sender = inner.state.get_mut(&from).expect("the sender was loaded");
                let nonce = sender.info.nonce;
                inner.journal.push(JournalEntry::nonce_changed(from, nonce));
                sender.info.nonce = nonce.wrapping_sub(1);
                self.run.as_mut().expect("a message runs").nonce = nonce;
                FrameInput::Create(Box::new(CreateInputs::new(from, CreateScheme::Create, value, data, gas_limit, 0)))
            }
        };
        let memory = SharedMemory::new_with_buffer(self.evm.ctx.local.shared_memory_buffer().clone());
        Ok(FrameInit { depth: 0, memory, frame_input })
    }

    fn drive(&mut self) -> Progress {
        loop {
            let result = if let Some(init) = self.running().pending.take() {
                match self.weigh(&init) {
                    Weight::Light => {}
                    Weight::Heavy { number, input, gas_limit } => {
                        self.running().pending = Some(init);
                        return Progress::Precompile { number, input, gas_limit };
                    }
                }
                let is_first = init.depth == 0;
                let entered = self.enter(init);
                // A frame that did not begin has not taken it.
                self.evm.precompiles.supplied = None;
                if is_first {
                    self.use_nonce();
                }
                match entered {
                    Ok(None) => continue,
                    Ok(Some(result)) => result,
                    Err(stop) => return self.stopped(stop),
                }
            } else {
                match self.run_frame() {
                    Ok(Ran::Paused) => return Progress::Paused,
                    Ok(Ran::Unclear) => match self.run_again(true) {
                        Ok(()) => continue,
                        Err(stop) => return self.stopped(stop),
                    },
                    Ok(Ran::Enters(init)) => {
                        self.running().pending = Some(init);
                        continue;
                    }
                    Ok(Ran::Ended(result)) => result,
                    Err(stop) => return self.stopped(stop),
                }
            };
            match self.hand_back(result) {
                Ok(None) => {}
                Ok(Some(result)) => match self.finish(result) {
                    Some(progress) => return progress,
                    None => continue,
                },
                Err(stop) => return self.stopped(stop),
            }
        }
    }

    /// A creation whose frame did not begin leaves the nonce as it was before revm's own count.
    fn use_nonce(&mut self) {
        let run = self.running();
        let (from, nonce) = (run.message.from, run.nonce);
        if run.message.to.is_some() {
            return;
        }
        let sender = self.evm.ctx.journaled_state.inner.state.get_mut(&from).expect("the sender was loaded");
        if sender.info.nonce == nonce.wrapping_sub(1) {
            sender.info.nonce = nonce;
        }
    }

    /// A run that lacks values may stop for a reason that is none.
    fn stopped(&mut self, stop: Stop) -> Progress {
        self.run = None;
        self.evm.frame_stack.clear();
        self.evm.ctx.local.clear();
        self.evm.ctx.error = Ok(());
        if self.evm.ctx.journaled_state.database.incomplete.get() {
            Progress::Incomplete
        } else {
            Progress::Stopped(stop)
        }
    }

    /// Whether a precompile is too much work to be computed here.
    fn weigh(&mut self, init: &FrameInit) -> Weight {
        let FrameInput::Call(inputs) = &init.frame_input else {
            return Weight::Light;
        };
        if self.evm.precompiles.supplied.is_some() {
            return Weight::Light;
        }
        let Some(Kind::Standard(_, number)) = self.evm.precompiles.get(&inputs.bytecode_address) else {
            return Weight::Light;
        };
        // The call fails before the precompile runs.
        if init.depth > CALL_STACK_LIMIT as usize || !self.can_pay(inputs) {
            return Weight::Light;
        }
        let number = *number;
        let weight = precompiles::weight(number, &inputs.input.as_bytes(&self.evm.ctx), inputs.gas_limit);
        let run = self.run.as_mut().expect("a message runs");
        if weight <= run.most_precompile {
            run.left = run.left.saturating_sub(weight);
            return Weight::Light;
        }
        let input = inputs.input.as_bytes(&self.evm.ctx).to_vec();
        Weight::Heavy { number, input, gas_limit: inputs.gas_limit }
    }

    /// Begins a frame; a result where it ends at once.
    fn enter(&mut self, init: FrameInit) -> Result<Option<FrameResult>, Stop> {
        let depth = init.depth;
        let run = self.running();
        run.left = run.left.saturating_sub(FRAME_WORK);
        let (what, own) = match &init.frame_input {
            FrameInput::Call(_) => (Permitted::Call, self.own_address(depth)),
            FrameInput::Create(inputs) => (Permitted::Create, Some(inputs.caller())),
            FrameInput::Empty => unreachable!("revm makes no empty frames"),
        };
        let caller = own.unwrap_or(self.running().message.from);
        let refusal = self.policy.as_ref().and_then(|policy| policy.refusal(what, &caller));
        let observes = self.observer.is_some() && !self.running().again;
        if observes && (refusal.is_none() || what == Permitted::Call) {
            let enter = self.describe(&init);
            self.charge((enter.input.len() / COPIED_PER_GAS) as u64);
            self.observe(|observer, machine| observer.enter(machine, &enter));
        }
        if let Some(words) = refusal {
            let result = refused(&init.frame_input);
            if observes && what == Permitted::Call {
                let exit = Exit { depth, output: &[], gas_used: 0, error: &words };
                self.observe(|observer, machine| observer.exit(machine, &exit));
            }
            self.running().failure = words;
            return Ok(Some(result));
        }
        self.assert_may_run(&init)?;
        let transfer = self.transfer_of(&init.frame_input);
        if let FrameInput::Create(inputs) = &init.frame_input {
            let nonce =
                self.evm.ctx.journaled_state.inner.state.get(&inputs.caller()).map_or(0, |account| account.info.nonce);
            let created = inputs.created_address(nonce);
            self.running().created.push(created);
        }
        self.evm.precompiles.halt = None;
        let precompile = match &init.frame_input {
            FrameInput::Call(inputs) => self.evm.precompiles.get(&inputs.bytecode_address).cloned(),
            _ => None,
        };
        let entered = self.evm.frame_init(init).map(|entered| entered.map_item(|_| ()));
        let entered = match entered {
            Ok(entered) => entered,
            Err(ContextError::Db(stop)) => return Err(stop),
            Err(_) => return Err(self.evm.ctx.chain.stop.take().unwrap_or(Stop::Host)),
        };
        match entered {
            ItemOrResult::Item(()) => {
                if let Some(log) = transfer {
                    self.evm.ctx.journaled_state.inner.logs.push(log);
                }
                Ok(None)
            }
            ItemOrResult::Result(mut result) => {
                let overflows = fails_for_nonce(&mut result);
                let failed = !result.instruction_result().is_ok();
                if let (Some(log), false) = (transfer, failed) {
                    self.evm.ctx.journaled_state.inner.logs.push(log);
                }
                let failure = match (failed, overflows) {
                    (false, _) => String::new(),
                    (true, true) => words::of_result(InstructionResult::NonceOverflow),
                    (true, false) => self.words_of_unentered(&result, precompile.as_ref()),
                };
                if observes {
                    let ran = precompile.is_some()
                        && !matches!(
                            result.instruction_result(),
                            InstructionResult::CallTooDeep | InstructionResult::OutOfFunds
                        );
                    let gas = result.gas();
                    let gas_used = match result.instruction_result() {
                        InstructionResult::CreateCollision => gas.limit(),
                        _ if ran => gas.limit() - gas.remaining(),
                        _ => 0,
                    };
                    let exit = Exit { depth, output: output_of(&result), gas_used, error: &failure };
                    self.observe(|observer, machine| observer.exit(machine, &exit));
                }
                self.running().failure = failure;
                Ok(Some(result))
            }
        }
    }

    fn words_of_unentered(&self, result: &FrameResult, precompile: Option<&Kind>) -> String {
        match (result.instruction_result(), precompile) {
            (InstructionResult::PrecompileOOG | InstructionResult::PrecompileError, Some(Kind::Standard(..))) => {
                words::of_precompile(self.evm.precompiles.halt.as_ref())
            }
            (other, _) => words::of_result(other),
        }
    }

    /// The account that an instruction of the newest frame runs for; null for the message itself.
    fn own_address(&mut self, depth: usize) -> Option<Address> {
        (depth > 0).then(|| self.evm.frame_stack.get().interpreter.input.target_address)
    }

    /// Ends the run where the frame would run code of the chain's program.
    fn assert_may_run(&mut self, init: &FrameInit) -> Result<(), Stop> {
        let FrameInput::Call(inputs) = &init.frame_input else {
            return Ok(());
        };
        let address = inputs.bytecode_address;
        match self.evm.precompiles.get(&address) {
            // The node looks the callee up before it finds the call too deep or too expensive.
            Some(Kind::Refused) => return Err(Stop::Precompile(address)),
            Some(Kind::Standard(..)) => return Ok(()),
            None => {}
        }
        if init.depth > CALL_STACK_LIMIT as usize || !self.can_pay(inputs) {
            return Ok(());
        }
        self.ask(&address)?;
        let delegate = self.code_of(&address).and_then(|code| code.eip7702_address());
        match delegate {
            // A delegation to a precompile runs no code.
            Some(delegate) if self.code_of(&delegate).is_some_and(|code| !code.is_empty()) => self.ask(&delegate),
            _ => Ok(()),
        }
    }

    fn can_pay(&self, inputs: &CallInputs) -> bool {
        let CallValue::Transfer(value) = inputs.value else {
            return true;
        };
        let state = &self.evm.ctx.journaled_state.inner.state;
        value.is_zero() || state.get(&inputs.caller).is_some_and(|account| account.info.balance >= value)
    }

    fn code_of(&self, address: &Address) -> Option<Bytecode> {
        self.evm.ctx.journaled_state.inner.state.get(address).and_then(|account| account.info.code.clone())
    }

    fn ask(&mut self, address: &Address) -> Result<(), Stop> {
        let Journal { database, inner } = &mut self.evm.ctx.journaled_state;
        let hash = inner.state.get(address).map_or(KECCAK_EMPTY, |account| account.info.code_hash);
        database.ask_may_run(address, hash)
    }

    fn transfer_of(&self, input: &FrameInput) -> Option<Log> {
        if !self.logs_transfers {
            return None;
        }
        match input {
            FrameInput::Call(inputs) if inputs.scheme == CallScheme::Call => {
                let value = inputs.value.transfer()?;
                (!value.is_zero()).then(|| transfer_log(inputs.caller, inputs.target_address, value))
            }
            _ => None,
        }
    }

    /// Runs instructions of the newest frame until it ends, begins another, or its share is used up.
    fn run_frame(&mut self) -> Result<Ran, Stop> {
        if self.running().step_by_step {
            return self.run_observed();
        }
        let left = self.running().left;
        let interpreter = &mut self.evm.frame_stack.get().interpreter;
        let start = interpreter.gas.remaining();
        let pause_below = start.saturating_sub(left);
        let (used, ended) = loop {
            let before = interpreter.gas.remaining();
            if before < pause_below.saturating_add(self.evm.ctx.chain.extra_work) {
                break (start - before, None);
            }
            if let Err(result) = interpreter.step(
                self.evm.instruction.instruction_table(),
                self.evm.instruction.gas_table(),
                &mut self.evm.ctx,
            ) {
                break (start - before, Some(result));
            }
        };
        let extra = core::mem::take(&mut self.evm.ctx.chain.extra_work);
        let run = self.run.as_mut().expect("a message runs");
        run.left = left.saturating_sub(used.saturating_add(extra));
        match ended {
            None => Ok(Ran::Paused),
            Some(result) => self.settle(result, None),
        }
    }

    /// The same, with instructions described before they run, as geth's interpreter does it.
    fn run_observed(&mut self) -> Result<Ran, Stop> {
        loop {
            if self.running().left == 0 {
                return Ok(Ran::Paused);
            }
            if !self.running().step_by_step {
                return self.run_frame();
            }
            let bytecode = &self.evm.frame_stack.get().interpreter.bytecode;
            // Empty code runs no instruction in geth.
            let (code, is_empty) = (bytecode.opcode(), bytecode.is_empty());
            let wanted = !is_empty
                && (self.running().describes_all
                    || self.observer.as_ref().is_some_and(|observer| observer.wants_step_of(code)));
            let described = wanted.then(|| self.describe_step());
            let again = self.running().again;
            if let (Some((_, step)), false) = (&described, again) {
                self.observe(|observer, machine| observer.step(machine, step));
            }
            let interpreter = &mut self.evm.frame_stack.get().interpreter;
            let before = interpreter.gas.remaining();
            let ran = interpreter.step(
                self.evm.instruction.instruction_table(),
                self.evm.instruction.gas_table(),
                &mut self.evm.ctx,
            );
            let after = interpreter.gas.remaining();
            let extra = core::mem::take(&mut self.evm.ctx.chain.extra_work) + if wanted { STEP_WORK } else { 0 };
            let run = self.run.as_mut().expect("a message runs");
            run.left = run.left.saturating_sub((before - after.min(before)).clamp(1, 1_000_000) + extra);
            match ran {
                Ok(()) => self.tell_logs(),
                Err(result) => return self.settle(result, described),
            }
        }
    }

    /// Tells logs that are new. Those of a frame are told before it ends or begins another.
    fn tell_logs(&mut self) {
        let all = self.evm.ctx.journaled_state.inner.logs.len();
        let run = self.running();
        let told = core::mem::replace(&mut run.told_logs, all);
        if told >= all || run.again || self.observer.is_none() {
            return;
        }
        for index in told..all {
            let log = self.evm.ctx.journaled_state.inner.logs[index].clone();
            self.observe(|observer, machine| observer.log(machine, &log));
        }
    }

    fn describe_step(&mut self) -> (Demand, Step) {
        let refunded = self.refunds();
        let demand = demand::of(self.evm.frame_stack.get(), &self.evm.ctx, &self.rules);
        let refund = u64::try_from(refunded + demand.refund).unwrap_or(0);
        let frame = self.evm.frame_stack.get();
        let pc = frame.interpreter.bytecode.pc();
        let step = Step {
            pc: pc as u32,
            opcode: demand.opcode,
            gas: frame.interpreter.gas.remaining(),
            cost: demand.cost,
            depth: frame.depth as u32 + 1,
            refund,
            address: frame.interpreter.input.target_address,
            error: demand.fault.clone(),
        };
        (demand, step)
    }

    /// Gas to be refunded so far, over all open frames.
    fn refunds(&mut self) -> i64 {
        let own = self.evm.frame_stack.get().interpreter.gas.refunded();
        let run = self.running();
        run.refunds.iter().sum::<i64>() + own + run.message.refund
    }

    /// Turns the end of a frame's instructions into what follows. `seen` describes the last one.
    fn settle(&mut self, result: InstructionResult, seen: Option<(Demand, Step)>) -> Result<Ran, Stop> {
        let frame = self.evm.frame_stack.get();
        if frame.interpreter.bytecode.action().is_none() {
            frame.interpreter.halt(result);
        }
        let action = frame.interpreter.take_next_action();
        if result == InstructionResult::FatalExternalError || self.evm.ctx.error.is_err() {
            return Err(self.reason());
        }
        self.tell_logs();
        if let InterpreterAction::NewFrame(_) = action {
            let frame = self.evm.frame_stack.get();
            let refunded = frame.interpreter.gas.refunded();
            let next = frame.process_next_action::<_, ContextError<Stop>>(&mut self.evm.ctx, action);
            self.running().refunds.push(refunded);
            return match next {
                Ok(ItemOrResult::Item(init)) => Ok(Ran::Enters(init)),
                _ => unreachable!("a frame begins"),
            };
        }
        let again = self.run.as_ref().expect("a message runs").again;
        let observes = self.observer.is_some() && !again;
        let depth = self.evm.frame_stack.get().depth;
        if seen.is_none() && !again && words::need_operands(result) && self.wants_failures() {
            return Ok(Ran::Unclear);
        }
        let mut failure = match (&seen, result.is_ok()) {
            (_, true) => String::new(),
            (Some((demand, _)), false) if !demand.fault.is_empty() => demand.fault.clone(),
            _ => words::of_instruction(result, self.evm.frame_stack.get()),
        };
        if let (Some((demand, step)), false, true) = (&seen, result.is_ok(), observes)
            && demand.fault.is_empty()
        {
            let error = failure.clone();
            let step = step.clone();
            self.observe(|observer, machine| observer.fault(machine, &step, &error));
        }
        if result == InstructionResult::SelfDestruct {
            self.note_destruction(depth, observes);
        }
        let frame = self.evm.frame_stack.get();
        let processed = frame.process_next_action::<_, ContextError<Stop>>(&mut self.evm.ctx, action);
        let ItemOrResult::Result(ended) = processed.map_err(|_| Stop::Host)? else {
            unreachable!("a frame ends");
        };
        self.evm.frame_stack.get().set_finished(true);
        // Logs of a frame that failed are gone.
        let logs = self.evm.ctx.journaled_state.inner.logs.len();
        let run = self.running();
        run.told_logs = run.told_logs.min(logs);
        if failure.is_empty() && !ended.instruction_result().is_ok() {
            failure = words::of_creation(ended.instruction_result());
        }
        if observes {
            let gas = ended.gas();
            let gas_used =
                if ended.instruction_result().is_halt() { gas.limit() } else { gas.limit() - gas.remaining() };
            let exit = Exit { depth, output: output_of(&ended), gas_used, error: &failure };
            self.observe(|observer, machine| observer.exit(machine, &exit));
        }
        self.running().failure = failure;
        Ok(Ran::Ended(ended))
    }

    fn reason(&mut self) -> Stop {
        let stopped = core::mem::replace(&mut self.evm.ctx.error, Ok(()));
        match (self.evm.ctx.chain.stop.take(), stopped) {
            (Some(stop), _) => stop,
            (None, Err(ContextError::Db(stop))) => stop,
            _ => Stop::Host,
        }
    }

    fn note_destruction(&mut self, depth: usize, observes: bool) {
        let Some(Destruction { from, to, balance }) = self.evm.ctx.chain.destruction.take() else {
            return;
        };
        if self.logs_transfers && !balance.is_zero() && from != to {
            self.evm.ctx.journaled_state.inner.logs.push(transfer_log(from, to, balance));
        }
        if observes {
            let enter = Enter {
                kind: FrameKind::SelfDestruct,
                depth: depth + 1,
                from,
                to,
                input: Bytes::new(),
                gas: 0,
                value: Some(balance),
            };
            self.observe(|observer, machine| observer.enter(machine, &enter));
            let exit = Exit { depth: depth + 1, output: &[], gas_used: 0, error: "" };
            self.observe(|observer, machine| observer.exit(machine, &exit));
        }
    }

    /// Gives the result of a frame to its caller; the result of the message where there is none.
    fn hand_back(&mut self, result: FrameResult) -> Result<Option<FrameResult>, Stop> {
        self.running().refunds.pop();
        // The message's own frame ended before it began.
        if self.evm.frame_stack.index().is_none() {
            return Ok(Some(result));
        }
        match self.evm.frame_return_result(result) {
            Ok(returned) => Ok(returned),
            Err(ContextError::Db(stop)) => Err(stop),
            Err(_) => Err(Stop::Host),
        }
    }

    /// The outcome of the message. Null where it runs again, for the words of its failure.
    fn finish(&mut self, result: FrameResult) -> Option<Progress> {
        self.evm.frame_stack.clear();
        self.evm.ctx.local.clear();
        if self.evm.ctx.journaled_state.database.incomplete.get() {
            self.run = None;
            return Some(Progress::Incomplete);
        }
        let kind = result.instruction_result();
        let run = self.run.as_mut().expect("a message runs");
        if run.message.wants_words && !run.step_by_step && words::need_operands(kind) {
            run.again = true;
            return self.run_again(false).err().map(|stop| self.stopped(stop));
        }
        let run = self.run.take().expect("a message runs");
        let succeeded = kind.is_ok();
        let gas = result.gas();
        let gas_used = if kind.is_halt() { gas.limit() } else { gas.limit() - gas.remaining() };
        let logs = if succeeded { self.evm.ctx.journaled_state.inner.logs.clone() } else { Vec::new() };
        // A creation that fails for its code still has the code as its output.
        let output = if succeeded || kind.is_revert() { output_of(&result) } else { &[] };
        Some(Progress::Done(Box::new(Outcome {
            failure: if succeeded { String::new() } else { run.failure },
            gas_used,
            refund: if succeeded { gas.refunded() } else { 0 },
            output: Bytes::copy_from_slice(output),
            logs,
            created: run.created,
        })))
    }

    /// Runs the message once more, step by step.
    fn run_again(&mut self, observed: bool) -> Result<(), Stop> {
        self.evm.frame_stack.clear();
        self.evm.ctx.local.clear();
        let run = self.run.as_mut().expect("a message runs");
        run.step_by_step = true;
        run.describes_all = true;
        run.created.clear();
        run.refunds.clear();
        let inner = &mut self.evm.ctx.journaled_state.inner;
        inner.checkpoint_revert(run.beginning);
        inner.depth += 1;
        run.told_logs = inner.logs.len();
        if observed {
            self.observe(|observer, _| observer.forget());
        }
        let init = self.first_frame()?;
        self.running().pending = Some(init);
        Ok(())
    }

    /// Keeps what the message changed. Accounts that destroyed themselves are gone.
    pub(crate) fn keep(&mut self) {
        self.unread.clear();
        let Journal { database, inner } = &mut self.evm.ctx.journaled_state;
        self.touched.extend(inner.journal.iter().filter_map(|entry| match entry {
            JournalEntry::AccountTouched { address } => Some(*address),
            _ => None,
        }));
        // A touch of this one stays where its frame failed.
        if inner.state.get(&RIPEMD).is_some_and(|account| account.is_touched()) && !self.touched.contains(&RIPEMD) {
            self.touched.push(RIPEMD);
        }
        for address in core::mem::take(&mut inner.selfdestructed_addresses) {
            if let Some(account) = inner.state.get_mut(&address) {
                if !account.is_touched() {
                    account.mark_touch();
                    self.touched.push(address);
                }
                account.info = Default::default();
                account.storage.clear();
                account.unmark_selfdestruct();
                account.unmark_selfdestructed_locally();
                account.unmark_created();
                database.wiped.insert(address);
            }
        }
        inner.commit_tx();
    }

    /// Undoes what the message changed, and forgets the zeros that it read for missing values.
    pub(crate) fn undo(&mut self) {
        self.run = None;
        self.evm.frame_stack.clear();
        self.evm.ctx.local.clear();
        let Journal { database, inner } = &mut self.evm.ctx.journaled_state;
        inner.discard_tx();
        for (address, key) in self.unread.drain(..) {
            if let Some(account) = inner.state.get_mut(&address) {
                account.storage.remove(&key);
            }
        }
        // revm leaves this one touched, for a block of the main chain of 2016.
        if let Some(account) = inner.state.get_mut(&RIPEMD)
            && !self.touched.contains(&RIPEMD)
        {
            account.unmark_touch();
        }
        database.forget_missing(&mut inner.state);
    }

    fn wants_failures(&self) -> bool {
        self.observer.as_ref().is_some_and(|observer| observer.wants_failures())
    }

    fn observe(&mut self, tell: impl FnOnce(&mut dyn Observer, &mut Machine)) {
        let Some(mut observer) = self.observer.take() else {
            return;
        };
        tell(observer.as_mut(), self);
        self.observer = Some(observer);
    }

    /// The observer has seen enough: the message goes on without it.
    pub(crate) fn stop_observing(&mut self) {
        if let Some(run) = &mut self.run {
            run.again = true;
            run.step_by_step = false;
        }
    }

    /// Counts work of an observer, in gas of ordinary instructions.
    pub(crate) fn charge(&mut self, work: u64) {
        if let Some(run) = &mut self.run {
            run.left = run.left.saturating_sub(work);
        }
    }

    /// The run lacks a value: its outcome does not count.
    pub(crate) fn note_missing(&mut self) {
        self.evm.ctx.journaled_state.database.incomplete.set(true);
    }

    /// Whether a value was missing outside of a run.
    pub(crate) fn take_missing(&mut self) -> bool {
        self.evm.ctx.journaled_state.database.incomplete.take()
    }

    /// The newest frame, for observers.
    pub(crate) fn frame(&mut self) -> &mut Frame {
        self.evm.frame_stack.get()
    }

    fn describe(&mut self, init: &FrameInit) -> Enter {
        match &init.frame_input {
            FrameInput::Call(inputs) => {
                let kind = match inputs.scheme {
                    CallScheme::Call => FrameKind::Call,
                    CallScheme::CallCode => FrameKind::CallCode,
                    CallScheme::DelegateCall => FrameKind::DelegateCall,
                    CallScheme::StaticCall => FrameKind::StaticCall,
                };
                let from = if kind == FrameKind::DelegateCall { inputs.target_address } else { inputs.caller };
                let value = match kind {
                    FrameKind::StaticCall => None,
                    _ => Some(inputs.value.get()),
                };
                Enter {
                    kind,
                    depth: init.depth,
                    from,
                    to: inputs.bytecode_address,
                    input: inputs.input.bytes(&self.evm.ctx),
                    gas: inputs.gas_limit,
                    value,
                }
            }
            FrameInput::Create(inputs) => {
                let state = &self.evm.ctx.journaled_state.inner.state;
                let nonce = state.get(&inputs.caller()).map_or(0, |account| account.info.nonce);
                let kind = match inputs.scheme() {
                    CreateScheme::Create2 { .. } => FrameKind::Create2,
                    _ => FrameKind::Create,
                };
                Enter {
                    kind,
                    depth: init.depth,
                    from: inputs.caller(),
                    to: inputs.created_address(nonce),
                    input: inputs.init_code().clone(),
                    gas: inputs.gas_limit(),
                    value: Some(inputs.value()),
                }
            }
            FrameInput::Empty => unreachable!("revm makes no empty frames"),
        }
    }
}

fn output_of(result: &FrameResult) -> &[u8] {
    match result {
        FrameResult::Call(outcome) => &outcome.result.output,
        FrameResult::Create(outcome) => &outcome.result.output,
    }
}

enum Weight {
    Light,
    Heavy { number: u16, input: Vec<u8>, gas_limit: u64 },
}

enum Ran {
    Paused,
    /// A frame failed, and only the operands of its last instruction say why.
    Unclear,
    Enters(FrameInit),
    Ended(FrameResult),
}

/// A creation whose creator has the highest nonce does not begin (EIP-2681), which revm takes for a success.
fn fails_for_nonce(result: &mut FrameResult) -> bool {
    match result {
        FrameResult::Create(outcome)
            if outcome.address.is_none() && outcome.result.result == InstructionResult::Return =>
        {
            // As any failure that gives the gas back.
            outcome.result.result = InstructionResult::CallTooDeep;
            true
        }
        _ => false,
    }
}

/// A frame that the chain does not permit uses no gas and returns nothing.
fn refused(input: &FrameInput) -> FrameResult {
    let result = |gas_limit| InterpreterResult::new(InstructionResult::CallTooDeep, Bytes::new(), Gas::new(gas_limit));
    match input {
        FrameInput::Call(inputs) => {
            FrameResult::Call(CallOutcome::new(result(inputs.gas_limit), inputs.return_memory_offset.clone()))
        }
        FrameInput::Create(inputs) => FrameResult::Create(CreateOutcome::new(result(inputs.gas_limit()), None)),
        FrameInput::Empty => unreachable!("revm makes no empty frames"),
    }
}

fn transfer_log(from: Address, to: Address, value: U256) -> Log {
    let data =
        LogData::new_unchecked(vec![TRANSFER, from.into_word(), to.into_word()], value.to_be_bytes::<32>().into());
    Log { address: NATIVE_COIN, data }
}
