//! Parity's `vmTrace`: the instructions of all frames with their effects, each frame inside the instruction that began
//! it.
use super::{
    Enter, Exit, Step,
    json::Json,
    names::opcode_name,
    tracer::{End, Size, Traced, Tracer, View},
};
use crate::demand::stack_effect;
use revm::{bytecode::opcode, primitives::U256};

/// An instruction whose effect is not known yet.
struct Begun {
    opcode: u8,
    /// Left after it, where it ends its frame.
    left: u64,
    failed: bool,
    /// The memory that it writes or, for MLOAD, reads: offset and size.
    memory: Option<(usize, usize)>,
    /// Of SSTORE.
    store: Option<(U256, U256)>,
    has_sub: bool,
}

/// The tracer itself.
#[derive(Default)]
pub(crate) struct VmTracer {
    json: Json,
    /// The newest instruction of each open frame that has run one; of the outermost also before.
    frames: Vec<Option<Begun>>,
    began: bool,
}

/// Bytes of JSON that are written in the time of one unit of gas.
const BYTES_PER_GAS: usize = 2;

impl VmTracer {
    fn enter_frame(&mut self, code: &[u8]) {
        if let Some(Some(caller)) = self.frames.last_mut() {
            caller.has_sub = true;
            self.json.key("sub");
        }
        self.json.open(b'{');
        self.json.key("code");
        self.json.data(code);
        self.json.key("ops");
        self.json.open(b'[');
        self.frames.push(None);
        self.began = true;
    }

    fn leave_frame(&mut self) {
        if let Some(Some(last)) = self.frames.pop() {
            self.write_sub(last.has_sub);
            self.json.key("ex");
            let ended = matches!(last.opcode, opcode::STOP | opcode::RETURN | opcode::REVERT | opcode::SELFDESTRUCT)
                && !last.failed;
            if ended {
                self.json.raw("{\"mem\":null,\"push\":[],\"store\":null,\"used\":");
                self.json.raw(&last.left.to_string());
                self.json.close(b'}');
            } else {
                self.json.raw("null");
            }
            self.json.close(b'}');
        }
        self.json.close(b']');
        self.json.close(b'}');
    }

    fn write_sub(&mut self, has_sub: bool) {
        if !has_sub {
            self.json.key("sub");
            self.json.raw("null");
        }
    }

    /// Writes what an instruction did, which shows where the next one of its frame begins.
    fn complete(&mut self, last: &Begun, view: &mut View<'_>, gas: u64) {
        self.write_sub(last.has_sub);
        let json = &mut self.json;
        let interpreter = &view.machine.frame().interpreter;
        json.key("ex");
        json.open(b'{');
        json.key("mem");
        match last.memory {
            Some((offset, size)) => {
                json.open(b'{');
                json.key("data");
                json.data(&interpreter.memory.slice_len(offset, size));
                json.key("off");
                json.number(offset as u64);
                json.close(b'}');
            }
            None => json.raw("null"),
        }
        json.key("push");
        json.open(b'[');
        let stack = interpreter.stack.data();
        for item in &stack[stack.len().saturating_sub(stack_effect(last.opcode).1)..] {
            json.quantity(*item);
        }
        json.close(b']');
        json.key("store");
        match last.store {
            Some((key, value)) => {
                json.open(b'{');
                json.key("key");
                json.quantity(key);
                json.key("val");
                json.quantity(value);
                json.close(b'}');
            }
            None => json.raw("null"),
        }
        json.key("used");
        json.number(gas);
        json.close(b'}');
        json.close(b'}');
    }

    fn begin(&mut self, view: &mut View<'_>, step: &Step) {
        let json = &mut self.json;
        json.open(b'{');
        json.key("cost");
        json.number(step.cost);
        json.key("op");
        json.text(&opcode_name(step.opcode));
        json.key("pc");
        json.number(u64::from(step.pc));
        let store = match (step.opcode, view.item(0), view.item(1)) {
            (opcode::SSTORE, Some(key), Some(value)) => Some((key, value)),
            _ => None,
        };
        let begun = Begun {
            opcode: step.opcode,
            left: step.gas.saturating_sub(step.cost),
            failed: !step.error.is_empty(),
            memory: memory_of(step.opcode, view),
            store,
            has_sub: false,
        };
        if let Some(last) = self.frames.last_mut() {
            *last = Some(begun);
        }
    }
}

/// The memory that shows with an instruction, if it succeeds; None for none.
fn memory_of(code: u8, view: &mut View<'_>) -> Option<(usize, usize)> {
    let (offset, size) = match code {
        opcode::MLOAD | opcode::MSTORE => (view.item(0)?, U256::from(32)),
        opcode::MSTORE8 => (view.item(0)?, U256::ONE),
        opcode::CALLDATACOPY | opcode::CODECOPY | opcode::RETURNDATACOPY | opcode::MCOPY => {
            (view.item(0)?, view.item(2)?)
        }
        opcode::EXTCODECOPY => (view.item(1)?, view.item(3)?),
        opcode::CALL | opcode::CALLCODE => (view.item(5)?, view.item(6)?),
        opcode::DELEGATECALL | opcode::STATICCALL => (view.item(4)?, view.item(5)?),
        _ => return None,
    };
    // A size of zero may come with any offset.
    let (offset, size) = (usize::try_from(offset).ok()?, usize::try_from(size).ok()?);
    (size > 0).then_some((offset, size))
}

impl Tracer for VmTracer {
    fn wants_steps(&self) -> bool {
        true
    }

    fn forget(&mut self, _size: &mut Size) {
        *self = Self::default();
    }

    fn enter(&mut self, view: &mut View<'_>, frame: &Enter) -> Traced {
        if frame.depth > 0 {
            return Ok(());
        }
        if frame.kind.is_creation() {
            self.enter_frame(&frame.input);
            return Ok(());
        }
        let runs = view.delegate(&frame.to)?.unwrap_or(frame.to);
        let code = view.code(&runs)?;
        self.enter_frame(&code);
        Ok(())
    }

    fn step(&mut self, view: &mut View<'_>, step: &Step) -> Traced {
        let before = self.json.bytes.len();
        if self.frames.len() < step.depth as usize {
            let code = view.machine.frame().interpreter.bytecode.original_bytes();
            self.enter_frame(&code);
        }
        if let Some(Some(last)) = self.frames.last_mut().map(Option::take) {
            self.complete(&last, view, step.gas);
        }
        self.begin(view, step);
        view.machine.charge(((self.json.bytes.len() - before) / BYTES_PER_GAS) as u64);
        view.size.check(&self.json)
    }

    /// A revert is no failure of its instruction.
    fn fault(&mut self, _view: &mut View<'_>, step: &Step, _error: &str) -> Traced {
        if let Some(Some(last)) = self.frames.last_mut() {
            last.failed = step.opcode != opcode::REVERT;
        }
        Ok(())
    }

    fn exit(&mut self, _view: &mut View<'_>, end: &Exit<'_>) -> Traced {
        if self.frames.len() == end.depth + 1 {
            self.leave_frame();
        }
        Ok(())
    }

    /// A frame that the chain refused has no instructions.
    fn end(&mut self, view: &mut View<'_>, _end: &End<'_>) -> Traced {
        if self.began {
            return Ok(());
        }
        let transaction = view.transaction;
        let code = match &transaction.to {
            None => transaction.input.clone(),
            Some(to) => view.code(to)?,
        };
        self.enter_frame(&code);
        self.leave_frame();
        Ok(())
    }

    fn write(&mut self, _view: &mut View<'_>, json: &mut Json) -> Traced {
        json.bytes.append(&mut self.json.bytes);
        Ok(())
    }
}
