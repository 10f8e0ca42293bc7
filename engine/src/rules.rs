//! The rules of a chain: those of a set of EIPs, which need not be those of a fork, and what the chain changes.
use crate::{host::Stop, machine::Ctx, wire::Reader};
use revm::{
    bytecode::opcode,
    context::CfgEnv,
    context_interface::cfg::{GasParams, gas_params::GasId},
    interpreter::{
        Instruction, InstructionContext, InstructionExecResult, InstructionResult,
        instructions::{GasTable, InstructionTable, gas_table_spec, instruction_table, utility::IntoAddress},
        interpreter::EthInterpreter,
        interpreter_types::Jumps,
    },
    primitives::{Address, AddressSet, HashSet, U256, hardfork::SpecId},
};

/// The rules by which the interpreter itself runs. Instructions that the chain lacks are taken out of the table.
const INTERPRETER: SpecId = SpecId::OSAKA;

/// Instructions that EIPs since Berlin brought.
const OPTIONAL: [(u16, u8); 8] = [
    (3198, opcode::BASEFEE),
    (3855, opcode::PUSH0),
    (5656, opcode::MCOPY),
    (1153, opcode::TLOAD),
    (1153, opcode::TSTORE),
    (4844, opcode::BLOBHASH),
    (7516, opcode::BLOBBASEFEE),
    (7939, opcode::CLZ),
];

/// Work of KECCAK256 beyond its gas, for each unit of gas.
const KECCAK_EXTRA: u64 = 5;

/// Gas of an instruction at which the node's EVM fails.
const FAILING_GAS: u16 = 2;

pub(crate) type Instructions = InstructionTable<EthInterpreter, Ctx>;

/// Values that instructions read from their host beside those that revm has.
#[derive(Debug, Clone)]
pub(crate) struct Env {
    pub gas_price: U256,
    pub base_fee: U256,
    pub blob_base_fee: U256,
    /// What instructions cost above Ethereum's rules.
    pub surcharges: [u32; 256],
    /// Work beyond what gas says, in gas of ordinary instructions.
    pub extra_work: u64,
    /// Why the run ends, where no database error says it.
    pub stop: Option<Stop>,
    /// By the last SELFDESTRUCT, before it ran.
    pub destruction: Option<Destruction>,
}

impl Default for Env {
    fn default() -> Self {
        Self {
            gas_price: U256::ZERO,
            base_fee: U256::ZERO,
            blob_base_fee: U256::ZERO,
            surcharges: [0; 256],
            extra_work: 0,
            stop: None,
            destruction: None,
        }
    }
}

/// An account that destroys itself.
#[derive(Debug, Clone)]
pub(crate) struct Destruction {
    pub from: Address,
    pub to: Address,
    pub balance: U256,
}

/// The rules in the form of revm.
pub(crate) struct Tables {
    pub(crate) instructions: Instructions,
    pub(crate) gas: GasTable,
    pub(crate) cfg: CfgEnv,
}

/// The rules that revm has no form for.
pub(crate) struct Rules {
    pub(crate) journal_spec: SpecId,
    pub(crate) surcharges: [u32; 256],
    pub(crate) warm: AddressSet,
    pub(crate) max_init_code: usize,
    eips: HashSet<u16>,
}

impl Rules {
    /// Reads the form of `rules.ts`.
    pub(crate) fn read(input: &mut Reader<'_>) -> (Self, Tables) {
        let chain_id = input.u64();
        let limit = |value: u32| if value == u32::MAX { usize::MAX } else { value as usize };
        let max_code = limit(input.u32());
        let max_init_code = limit(input.u32());
        let eips: HashSet<u16> = input.list(Reader::u16).into_iter().collect();
        let failing: HashSet<u8> = input.list(Reader::u8).into_iter().collect();
        let surcharges = input.list(|item| (item.u8(), item.u32()));
        let warm: AddressSet = input.list(Reader::address).into_iter().collect();

        let mut instructions: Instructions = instruction_table();
        let mut gas = gas_table_spec(INTERPRETER);
        instructions[opcode::BASEFEE as usize] = Instruction::new(base_fee);
        instructions[opcode::BLOBBASEFEE as usize] = Instruction::new(blob_base_fee);
        instructions[opcode::KECCAK256 as usize] = Instruction::new(keccak256);
        instructions[opcode::SELFDESTRUCT as usize] = Instruction::new(self_destruct);
        instructions[opcode::GASPRICE as usize] = Instruction::new(gas_price);
        // Instructions of forks that no chain has yet.
        for unknown in [0x4b, 0xe6, 0xe7, 0xe8] {
            instructions[unknown] = Instruction::unknown();
            gas[unknown] = 0;
        }
        for (eip, code) in OPTIONAL {
            if !eips.contains(&eip) {
                instructions[code as usize] = Instruction::unknown();
                gas[code as usize] = 0;
            }
        }
        let mut costs = [0; 256];
        for (code, cost) in surcharges {
            costs[code as usize] = cost;
            instructions[code as usize] = Instruction::new(surcharged);
        }
        for code in &failing {
            instructions[*code as usize] = Instruction::new(fails);
            gas[*code as usize] = FAILING_GAS;
        }

        let mut params = GasParams::new_spec(INTERPRETER);
        if !eips.contains(&3529) {
            params
                .override_gas([(GasId::sstore_clearing_slot_refund(), 15_000), (GasId::selfdestruct_refund(), 24_000)]);
        }
        if !eips.contains(&3860) {
            params.override_gas([(GasId::initcode_per_word(), 0)]);
        }
        let mut cfg = CfgEnv::new_with_spec(INTERPRETER).with_gas_params(params).with_chain_id(chain_id);
        cfg.limit_contract_code_size = Some(max_code);
        cfg.limit_contract_initcode_size = Some(if eips.contains(&3860) { max_init_code } else { usize::MAX });
        cfg.disable_eip3541 = !eips.contains(&3541);
        let journal_spec = match (eips.contains(&7702), eips.contains(&6780)) {
            (true, _) => SpecId::PRAGUE,
            (false, true) => SpecId::CANCUN,
            (false, false) => SpecId::SHANGHAI,
        };
        let max_init_code = cfg.limit_contract_initcode_size.unwrap_or(usize::MAX);
        (Self { journal_spec, surcharges: costs, warm, max_init_code, eips }, Tables { instructions, gas, cfg })
    }

    pub(crate) fn has(&self, eip: u16) -> bool {
        self.eips.contains(&eip)
    }

    /// Whether the chain has the instruction, be it that it fails.
    pub(crate) fn defines(&self, code: u8) -> bool {
        if OPTIONAL.iter().any(|(eip, optional)| *optional == code && !self.has(*eip)) {
            return false;
        }
        !matches!(code, 0x4b | 0xe6 | 0xe7 | 0xe8) && opcode::OpCode::new(code).is_some()
    }
}

type Context<'a> = InstructionContext<'a, Ctx, EthInterpreter>;

fn push(context: Context<'_>, value: U256) -> InstructionExecResult {
    if context.interpreter.stack.push(value) { Ok(()) } else { Err(InstructionResult::StackOverflow) }
}

/// BASEFEE: revm has 64 bits, overrides have 256.
fn base_fee(context: Context<'_>) -> InstructionExecResult {
    let value = context.host.chain.base_fee;
    push(context, value)
}

fn blob_base_fee(context: Context<'_>) -> InstructionExecResult {
    let value = context.host.chain.blob_base_fee;
    push(context, value)
}

fn gas_price(context: Context<'_>) -> InstructionExecResult {
    let value = context.host.chain.gas_price;
    push(context, value)
}

/// The instruction that runs: the counter is already at the next one.
fn running(context: &Context<'_>) -> u8 {
    let at = context.interpreter.bytecode.pc() - 1;
    context.interpreter.bytecode.bytes_slice()[at]
}

fn surcharged(context: Context<'_>) -> InstructionExecResult {
    let code = running(&context);
    let cost = u64::from(context.host.chain.surcharges[code as usize]);
    if !context.interpreter.gas.record_regular_cost(cost) {
        return Err(InstructionResult::OutOfGas);
    }
    let table: Instructions = instruction_table();
    table[code as usize].execute(context)
}

fn fails(context: Context<'_>) -> InstructionExecResult {
    let code = running(&context);
    context.host.chain.stop = Some(Stop::Instruction(code));
    Err(InstructionResult::FatalExternalError)
}

/// Hashing takes six times as long as its gas says.
fn keccak256(context: Context<'_>) -> InstructionExecResult {
    let before = context.interpreter.gas.remaining();
    let table: Instructions = instruction_table();
    let InstructionContext { interpreter, host } = context;
    let ran = table[opcode::KECCAK256 as usize]
        .execute(InstructionContext { interpreter: &mut *interpreter, host: &mut *host });
    host.chain.extra_work += (before - interpreter.gas.remaining().min(before)) * KECCAK_EXTRA;
    ran
}

/// Notes who gets what before it runs: afterwards the balance has moved.
fn self_destruct(context: Context<'_>) -> InstructionExecResult {
    let from = context.interpreter.input.target_address;
    if let Ok(target) = context.interpreter.stack.peek(0) {
        let state = &context.host.journaled_state.inner.state;
        let balance = state.get(&from).map_or(U256::ZERO, |account| account.info.balance);
        context.host.chain.destruction = Some(Destruction { from, to: target.into_address(), balance });
    }
    let table: Instructions = instruction_table();
    table[opcode::SELFDESTRUCT as usize].execute(context)
}
