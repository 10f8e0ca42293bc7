//! The default trace, geth's `structLogs`: each instruction with its stack, storage and, if asked, memory.
use super::{
    Exit, Step,
    json::Json,
    names::opcode_name,
    tracer::{End, Size, Traced, Tracer, View},
};
use crate::words::REVERTED;
use revm::{
    bytecode::opcode,
    primitives::{Address, Bytes, HashMap, U256},
};
use std::collections::BTreeMap;

/// Options with geth's names.
#[derive(Clone, Copy)]
pub(crate) struct StructLogOptions {
    pub(crate) disable_stack: bool,
    pub(crate) disable_storage: bool,
    pub(crate) enable_memory: bool,
    pub(crate) enable_return_data: bool,
    /// Bytes of output at which the list of instructions ends; 0 for no limit.
    pub(crate) limit: u64,
}

/// The tracer itself.
pub(crate) struct StructLogTracer {
    options: StructLogOptions,
    /// The logs, separated by commas.
    logs: Json,
    count: usize,
    /// Slots read and written so far, by account.
    storage: HashMap<Address, BTreeMap<U256, U256>>,
    output: Bytes,
    /// Of the transaction's own frame, once it ended.
    error: Option<String>,
    gas_used: u64,
}

/// Bytes of JSON that are written in the time of one unit of gas.
const BYTES_PER_GAS: usize = 2;

impl StructLogTracer {
    pub(crate) fn new(options: StructLogOptions) -> Self {
        Self {
            options,
            logs: Json::default(),
            count: 0,
            storage: HashMap::default(),
            output: Bytes::new(),
            error: None,
            gas_used: 0,
        }
    }

    /// Whether the limit is reached, which does not count commas.
    fn is_full(&self) -> bool {
        let commas = self.count.saturating_sub(1);
        self.options.limit != 0 && (self.logs.bytes.len() - commas) as u64 > self.options.limit
    }

    /// Notes the slot that an instruction touches; the address of its account where it does.
    fn touch(&mut self, view: &mut View<'_>, step: &Step) -> Traced<Option<Address>> {
        if self.options.disable_storage {
            return Ok(None);
        }
        let (key, value) = match (step.opcode, view.item(0), view.item(1)) {
            (opcode::SLOAD, Some(key), _) => (key, view.slot(&step.address, key)?),
            (opcode::SSTORE, Some(key), Some(value)) => (key, value),
            _ => return Ok(None),
        };
        self.storage.entry(step.address).or_default().insert(key, value);
        Ok(Some(step.address))
    }

    fn expected_bytes(&self, view: &mut View<'_>, slots: usize) -> usize {
        let StructLogOptions { disable_stack, enable_memory, enable_return_data, .. } = self.options;
        let interpreter = &view.machine.frame().interpreter;
        let stack = if disable_stack { 0 } else { interpreter.stack.len() * 12 };
        let memory = if enable_memory { interpreter.memory.len() * 21 / 10 } else { 0 };
        let returned = if enable_return_data { interpreter.return_data.0.len() * 2 } else { 0 };
        80 + stack + memory + returned + slots * 134
    }

    /// Fields are in geth's order, without empty ones. Words of memory and storage have no 0x.
    fn write_log(&mut self, view: &mut View<'_>, step: &Step, touched: Option<Address>) {
        let json = &mut self.logs;
        let interpreter = &view.machine.frame().interpreter;
        json.open(b'{');
        json.key("pc");
        json.number(u64::from(step.pc));
        json.key("op");
        json.text(&opcode_name(step.opcode));
        json.key("gas");
        json.number(step.gas);
        json.key("gasCost");
        json.number(step.cost);
        json.key("depth");
        json.number(u64::from(step.depth));
        if !step.error.is_empty() {
            json.key("error");
            json.text(&step.error);
        }
        if !self.options.disable_stack {
            json.key("stack");
            json.open(b'[');
            for item in interpreter.stack.data() {
                json.quantity(*item);
            }
            json.close(b']');
        }
        if self.options.enable_return_data && !interpreter.return_data.0.is_empty() {
            json.key("returnData");
            json.data(&interpreter.return_data.0);
        }
        if self.options.enable_memory && !interpreter.memory.is_empty() {
            json.key("memory");
            json.open(b'[');
            for word in interpreter.memory.context_memory().chunks_exact(32) {
                json.comma();
                write_word(json, word);
            }
            json.close(b']');
        }
        if let Some(slots) = touched.and_then(|address| self.storage.get(&address)) {
            json.key("storage");
            json.open(b'{');
            for (key, value) in slots {
                json.comma();
                write_word(json, &key.to_be_bytes::<32>());
                json.raw(":");
                write_word(json, &value.to_be_bytes::<32>());
            }
            json.close(b'}');
        }
        if step.refund > 0 {
            json.key("refund");
            json.number(step.refund);
        }
        json.close(b'}');
    }
}

fn write_word(json: &mut Json, word: &[u8]) {
    json.raw("\"");
    json.hex(word);
    json.raw("\"");
}

impl Tracer for StructLogTracer {
    fn wants_steps(&self) -> bool {
        true
    }

    fn wants_step_of(&self, _opcode: u8) -> bool {
        !self.is_full()
    }

    fn forget(&mut self, _size: &mut Size) {
        *self = Self::new(self.options);
    }

    fn step(&mut self, view: &mut View<'_>, step: &Step) -> Traced {
        if self.is_full() {
            return Ok(());
        }
        let touched = self.touch(view, step)?;
        let slots = touched.and_then(|address| self.storage.get(&address)).map_or(0, BTreeMap::len);
        let expected = self.expected_bytes(view, slots);
        view.size.add(expected)?;
        let before = self.logs.bytes.len();
        self.write_log(view, step, touched);
        self.count += 1;
        view.machine.charge(((self.logs.bytes.len() - before) / BYTES_PER_GAS) as u64);
        view.size.check(&self.logs)
    }

    fn exit(&mut self, _view: &mut View<'_>, end: &Exit<'_>) -> Traced {
        if end.depth == 0 {
            self.output = Bytes::copy_from_slice(end.output);
            self.error = Some(end.error.to_owned());
        }
        Ok(())
    }

    fn end(&mut self, _view: &mut View<'_>, end: &End<'_>) -> Traced {
        self.gas_used = end.gas_used;
        self.error.get_or_insert_with(|| end.error.to_owned());
        Ok(())
    }

    fn write(&mut self, _view: &mut View<'_>, json: &mut Json) -> Traced {
        let error = self.error.as_deref().unwrap_or_default();
        json.open(b'{');
        json.key("gas");
        json.number(self.gas_used);
        json.key("failed");
        json.raw(if error.is_empty() { "false" } else { "true" });
        json.key("returnValue");
        json.data(if error.is_empty() || error == REVERTED { &self.output } else { &[] });
        json.key("structLogs");
        json.open(b'[');
        json.bytes.append(&mut self.logs.bytes);
        json.close(b']');
        json.close(b'}');
        Ok(())
    }
}
