//! `erc7562Tracer`: the tree of calls, with the facts about each that bundlers of user operations check.
use super::{
    Enter, Exit, Step,
    call::{CallOptions, Calls, NO_TOP_LEVEL_CALL},
    json::{Json, quantity_text},
    tracer::{End, Failure, Size, Traced, Tracer, View},
};
use crate::words::OUT_OF_GAS;
use revm::{
    bytecode::opcode,
    primitives::{Address, Log, U256},
};
use std::collections::{BTreeMap, BTreeSet};

/// Options with geth's names.
pub(crate) struct Erc7562Options {
    pub(crate) with_log: bool,
    /// Opcodes that `usedOpcodes` does not count; None for those of geth.
    pub(crate) ignored_opcodes: Option<Vec<u8>>,
}

/// The actions of a frame that ERC-7562 has rules about.
#[derive(Default)]
struct Use {
    /// Values at the first read; only slots that were read before any write.
    reads: BTreeMap<U256, U256>,
    writes: BTreeMap<U256, u64>,
    transient_reads: BTreeMap<U256, u64>,
    transient_writes: BTreeMap<U256, u64>,
    ext_code_access: Vec<Address>,
    /// By the opcode as text, which is the order of geth.
    used_opcodes: BTreeMap<String, u64>,
    /// Bytes of code, and the opcode that asked.
    contract_sizes: BTreeMap<Address, (usize, u8)>,
}

/// The tracer itself.
pub(crate) struct Erc7562Tracer {
    calls: Calls,
    /// In the order of the frames.
    uses: Vec<Use>,
    preimages: BTreeSet<Vec<u8>>,
    /// The instruction before, and the top of its stack; None after the end of a frame.
    last: Option<(u8, Option<U256>)>,
    ignored: [bool; 256],
}

/// Work to note one instruction, beyond that of describing it, in gas of ordinary ones.
const NOTING_WORK: u64 = 50;

/// POP ADD SUB MUL DIV EQ LT GT SLT SGT SHL SHR AND OR NOT ISZERO, besides PUSH0 to SWAP15.
const IGNORED_BY_DEFAULT: [u8; 16] =
    [0x50, 0x01, 0x03, 0x02, 0x04, 0x14, 0x10, 0x11, 0x12, 0x13, 0x1b, 0x1c, 0x16, 0x17, 0x19, 0x15];

impl Erc7562Tracer {
    pub(crate) fn new(Erc7562Options { with_log, ignored_opcodes }: Erc7562Options) -> Self {
        let by_default = || (opcode::PUSH0..opcode::SWAP16).chain(IGNORED_BY_DEFAULT).collect();
        let mut ignored = [false; 256];
        for code in ignored_opcodes.unwrap_or_else(by_default) {
            ignored[code as usize] = true;
        }
        Self {
            calls: Calls::new(CallOptions { with_log, ..CallOptions::default() }),
            uses: Vec::new(),
            preimages: BTreeSet::new(),
            last: None,
            ignored,
        }
    }

    /// An account whose code is inspected, unless only for its existence.
    fn note_ext_code(&mut self, place: usize, code: u8, size: &mut Size) -> Traced {
        let Some((last, Some(top))) = self.last else {
            return Ok(());
        };
        if !inspects_code(last) || (last == opcode::EXTCODESIZE && code == opcode::ISZERO) {
            return Ok(());
        }
        size.add(45)?;
        self.uses[place].ext_code_access.push(Address::from_word(top.into()));
        Ok(())
    }

    fn note_contract_size(&mut self, place: usize, code: u8, view: &mut View<'_>) -> Traced {
        if !inspects_code(code) && !is_call(code) {
            return Ok(());
        }
        let Some(address) = view.address_item(usize::from(!inspects_code(code))) else {
            return Ok(());
        };
        if self.uses[place].contract_sizes.contains_key(&address) {
            return Ok(());
        }
        view.size.add(90)?;
        let bytes = view.code(&address)?.len();
        self.uses[place].contract_sizes.insert(address, (bytes, code));
        Ok(())
    }

    fn note_storage(&mut self, place: usize, step: &Step, view: &mut View<'_>) -> Traced {
        let Some(slot) = view.item(0) else {
            return Ok(());
        };
        let used = &mut self.uses[place];
        match step.opcode {
            opcode::SSTORE => count(&mut used.writes, slot, view.size),
            opcode::TLOAD => count(&mut used.transient_reads, slot, view.size),
            opcode::TSTORE => count(&mut used.transient_writes, slot, view.size),
            opcode::SLOAD if !used.reads.contains_key(&slot) && !used.writes.contains_key(&slot) => {
                view.size.add(140)?;
                used.reads.insert(slot, view.slot(&step.address, slot)?);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn note_preimage(&mut self, code: u8, view: &mut View<'_>) -> Traced {
        if code != opcode::KECCAK256 {
            return Ok(());
        }
        match view.memory(0, 1) {
            Some(preimage) if !self.preimages.contains(&preimage) => {
                view.size.add(7 + preimage.len() * 2)?;
                self.preimages.insert(preimage);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn write_use(&self, json: &mut Json, place: usize) {
        let Use { reads, writes, transient_reads, transient_writes, ext_code_access, used_opcodes, contract_sizes } =
            &self.uses[place];
        json.key("accessedSlots");
        json.open(b'{');
        json.key("reads");
        json.open(b'{');
        for (slot, value) in reads {
            json.data_key(&slot.to_be_bytes::<32>());
            json.open(b'[');
            json.data(&value.to_be_bytes::<32>());
            json.close(b']');
        }
        json.close(b'}');
        for (name, counts) in
            [("writes", writes), ("transientReads", transient_reads), ("transientWrites", transient_writes)]
        {
            json.key(name);
            json.open(b'{');
            for (slot, count) in counts {
                json.data_key(&slot.to_be_bytes::<32>());
                json.number(*count);
            }
            json.close(b'}');
        }
        json.close(b'}');
        json.key("extCodeAccessInfo");
        json.open(b'[');
        for address in ext_code_access {
            json.address(address);
        }
        json.close(b']');
        json.key("usedOpcodes");
        json.open(b'{');
        for (code, count) in used_opcodes {
            json.key(code);
            json.number(*count);
        }
        json.close(b'}');
        json.key("contractSize");
        json.open(b'{');
        for (address, (bytes, code)) in contract_sizes {
            json.data_key(address.as_slice());
            json.open(b'{');
            json.key("contractSize");
            json.number(*bytes as u64);
            json.key("opcode");
            json.number(u64::from(*code));
            json.close(b'}');
        }
        json.close(b'}');
    }

    /// In the root, `outOfGas` is always false, and all preimages are listed.
    fn write_own(&self, json: &mut Json, place: usize) {
        let frame = &self.calls.frames[place];
        frame.write_outcome(json);
        frame.write_logs(json);
        frame.write_value(json);
        self.write_use(json, place);
        json.key("outOfGas");
        json.raw(if place > 0 && is_out_of_gas(&frame.error) { "true" } else { "false" });
        if place == 0 && !self.preimages.is_empty() {
            json.key("keccak");
            json.open(b'[');
            for preimage in &self.preimages {
                json.data(preimage);
            }
            json.close(b']');
        }
    }
}

fn inspects_code(code: u8) -> bool {
    matches!(code, opcode::EXTCODEHASH | opcode::EXTCODESIZE | opcode::EXTCODECOPY)
}

fn is_call(code: u8) -> bool {
    matches!(code, opcode::CALL | opcode::CALLCODE | opcode::DELEGATECALL | opcode::STATICCALL)
}

fn is_out_of_gas(error: &str) -> bool {
    error.starts_with(OUT_OF_GAS) || error == "contract creation code storage out of gas"
}

fn count<K: Ord>(counts: &mut BTreeMap<K, u64>, key: K, size: &mut Size) -> Traced {
    let count = counts.entry(key).or_default();
    *count += 1;
    if *count == 1 { size.add(75) } else { Ok(()) }
}

impl Tracer for Erc7562Tracer {
    fn wants_steps(&self) -> bool {
        true
    }

    fn enter(&mut self, view: &mut View<'_>, frame: &Enter) -> Traced {
        self.calls.enter(view, frame)?;
        self.uses.push(Use::default());
        view.size.add(300)
    }

    fn exit(&mut self, view: &mut View<'_>, end: &Exit<'_>) -> Traced {
        self.calls.exit(view.size, end)
    }

    fn log(&mut self, view: &mut View<'_>, log: &Log) -> Traced {
        self.calls.log(view.size, log)
    }

    fn step(&mut self, view: &mut View<'_>, step: &Step) -> Traced {
        let Some(place) = self.calls.current() else {
            return Ok(());
        };
        view.machine.charge(NOTING_WORK);
        let code = step.opcode;
        if code == opcode::REVERT || code == opcode::RETURN {
            self.last = None;
        }
        self.note_ext_code(place, code, view.size)?;
        self.note_contract_size(place, code, view)?;
        let used = &mut self.uses[place].used_opcodes;
        if self.last.is_some_and(|(last, _)| last == opcode::GAS) && !is_call(code) {
            count(used, quantity_text(u64::from(opcode::GAS)), view.size)?;
        }
        if code != opcode::GAS && !self.ignored[code as usize] {
            count(used, quantity_text(u64::from(code)), view.size)?;
        }
        self.note_storage(place, step, view)?;
        self.note_preimage(code, view)?;
        self.last = Some((code, view.item(0)));
        Ok(())
    }

    fn end(&mut self, view: &mut View<'_>, end: &End<'_>) -> Traced {
        self.calls.end(view, end);
        Ok(())
    }

    fn write(&mut self, _view: &mut View<'_>, json: &mut Json) -> Traced {
        if self.calls.frames.is_empty() {
            return Err(Failure::Words(NO_TOP_LEVEL_CALL));
        }
        self.calls.write(json, |json, place| self.write_own(json, place), |_, _| {});
        Ok(())
    }
}
