//! A tracer in JavaScript, which the host runs. It is told in batches what happens, as the JSON that
//! `src/execution/tracers/javascript/apiSource.ts` reads.
use super::{
    Enter, Exit, Step,
    json::Json,
    tracer::{End, Failure, Traced, Tracer, View},
};
use crate::{
    abi::{imports, imports::Heard},
    wire::Writer,
};
use revm::{
    bytecode::opcode,
    primitives::{Address, Bytes, U256},
};

/// Time of one event in JavaScript, in gas of ordinary instructions.
const WORK: u64 = 1_000;
const BATCH_EVENTS: usize = 256;
const BATCH_BYTES: usize = 256 * 1024;
/// Items from the top of the stack that are a part of each instruction; the host has the others.
const NEAR_ITEMS: usize = 6;

/// A frame as its instructions show it.
struct Frame {
    caller: Address,
    value: U256,
    input: Bytes,
}

/// What the host can look up of an instruction.
struct Kept {
    /// Its place in the batch.
    event: usize,
    /// Of its stack, in `items`; none where all its items are near.
    first_item: usize,
    items: usize,
    memory_bytes: usize,
}

/// The tracer itself.
pub(crate) struct ScriptTracer {
    /// By which the host knows it.
    index: u32,
    wants_steps: bool,
    frames: Vec<Frame>,
    /// How many frames have begun, and which of them the host was told of last.
    begun: Vec<usize>,
    count: usize,
    told: Option<usize>,
    batch: Json,
    events: usize,
    /// Instructions of the batch, all of one frame and one memory.
    kept: Vec<Kept>,
    items: Vec<U256>,
}

impl ScriptTracer {
    pub(crate) fn new(index: u32, wants_steps: bool) -> Self {
        Self {
            index,
            wants_steps,
            frames: Vec::new(),
            begun: Vec::new(),
            count: 0,
            told: None,
            batch: Json::default(),
            events: 0,
            kept: Vec::new(),
            items: Vec::new(),
        }
    }

    /// Adds an event to the batch.
    fn push(&mut self, view: &mut View<'_>, write: impl FnOnce(&mut Self, &mut View<'_>)) -> Traced {
        if self.events == 0 {
            self.batch.open(b'[');
        }
        write(self, view);
        self.events += 1;
        view.machine.charge(WORK);
        let is_full = self.events >= BATCH_EVENTS || self.batch.bytes.len() >= BATCH_BYTES;
        if is_full { self.flush(view) } else { Ok(()) }
    }

    /// Tells the host the batch. The record: index, whether it is the end, the batch, where the memory of the frame
    /// begins, and for each instruction that is kept: its event, where its stack begins, items, bytes of memory.
    fn flush(&mut self, view: &mut View<'_>) -> Traced {
        if self.events == 0 {
            return Ok(());
        }
        self.batch.close(b']');
        let mut record = Writer::default();
        record.u32(self.index);
        record.flag(false);
        record.bytes(&self.batch.bytes);
        let memory_at = if self.kept.is_empty() {
            0
        } else {
            view.machine.frame().interpreter.memory.context_memory().as_ptr() as u32
        };
        record.u32(memory_at);
        record.length(self.kept.len());
        for kept in &self.kept {
            record.length(kept.event);
            record.u32(self.items[kept.first_item..].as_ptr() as u32);
            record.length(kept.items);
            record.length(kept.memory_bytes);
        }
        let heard = tell(&record, view);
        self.batch.bytes.clear();
        self.events = 0;
        self.kept.clear();
        self.items.clear();
        heard
    }

    /// The frame of an instruction, where the host was told another last.
    fn push_contract(&mut self, view: &mut View<'_>, step: &Step) -> Traced {
        let place = step.depth as usize - 1;
        let frame = self.begun.get(place).copied();
        if frame.is_none() || frame == self.told {
            return Ok(());
        }
        self.told = frame;
        self.push(view, |tracer, _| {
            let Frame { caller, value, input } = &tracer.frames[place];
            let json = &mut tracer.batch;
            begin_event(json, "contract");
            json.key("depth");
            json.number(u64::from(step.depth));
            json.key("caller");
            json.address(caller);
            json.key("address");
            json.address(&step.address);
            json.key("value");
            json.digits(*value);
            json.key("input");
            json.data(input);
            json.close(b'}');
        })
    }

    fn write_step(&mut self, view: &mut View<'_>, step: &Step, error: &str) {
        let interpreter = &view.machine.frame().interpreter;
        let (stack, memory_bytes) = (interpreter.stack.data(), interpreter.memory.len());
        let far = if stack.len() > NEAR_ITEMS { stack.as_slice() } else { &[] };
        let first_item = self.items.len();
        self.items.extend_from_slice(far);
        self.kept.push(Kept { event: self.events, first_item, items: far.len(), memory_bytes });
        let json = &mut self.batch;
        json.open(b'[');
        for number in [
            self.events as u64,
            u64::from(step.pc),
            u64::from(step.opcode),
            step.gas,
            step.cost,
            u64::from(step.depth),
            step.refund,
        ] {
            json.number(number);
        }
        json.text(error);
        json.number(stack.len() as u64);
        json.number(memory_bytes as u64);
        for item in stack.iter().rev().take(NEAR_ITEMS) {
            json.digits(*item);
        }
        json.close(b']');
    }
}

fn begin_event(json: &mut Json, kind: &str) {
    json.open(b'{');
    json.key("kind");
    json.text(kind);
}

/// The host reads the state at this moment.
fn tell(record: &Writer, view: &mut View<'_>) -> Traced {
    match imports::tell_script(&record.bytes, view.machine) {
        Heard::Well => Ok(()),
        Heard::Missing => {
            view.machine.note_missing();
            Ok(())
        }
        Heard::Failed => Err(Failure::Host),
    }
}

/// Whether the state or the memory, which the host reads, is another after the instruction.
fn changes_what_is_read(step: &Step) -> bool {
    let code = step.opcode;
    let changes_memory = matches!(
        code,
        opcode::MSTORE
            | opcode::MSTORE8
            | opcode::CALLDATACOPY
            | opcode::CODECOPY
            | opcode::EXTCODECOPY
            | opcode::RETURNDATACOPY
            | opcode::MCOPY
    );
    let begins_frame = matches!(
        code,
        opcode::CALL | opcode::CALLCODE | opcode::DELEGATECALL | opcode::STATICCALL | opcode::CREATE | opcode::CREATE2
    );
    let ends_frame = matches!(code, opcode::STOP | opcode::RETURN | opcode::REVERT | opcode::SELFDESTRUCT);
    changes_memory || begins_frame || ends_frame || code == opcode::SSTORE || !step.error.is_empty()
}

impl Tracer for ScriptTracer {
    /// Also where it has no function for them: faults are told with them, and it cannot forget.
    fn wants_steps(&self) -> bool {
        true
    }

    fn enter(&mut self, view: &mut View<'_>, frame: &Enter) -> Traced {
        self.frames.truncate(frame.depth);
        self.begun.truncate(frame.depth);
        self.frames.push(Frame {
            caller: frame.from,
            value: frame.value.unwrap_or_default(),
            input: frame.input.clone(),
        });
        self.begun.push(self.count);
        self.count += 1;
        self.push(view, |tracer, _| {
            let json = &mut tracer.batch;
            begin_event(json, if frame.depth == 0 { "context" } else { "enter" });
            json.key("type");
            json.text(frame.kind.name());
            json.key("from");
            json.address(&frame.from);
            json.key("to");
            json.address(&frame.to);
            json.key("input");
            json.data(&frame.input);
            if frame.depth > 0 {
                json.key("gas");
                json.number(frame.gas);
            }
            json.key("value");
            match frame.value {
                Some(value) => json.digits(value),
                None => json.raw("null"),
            }
            json.close(b'}');
        })
    }

    fn exit(&mut self, view: &mut View<'_>, end: &Exit<'_>) -> Traced {
        self.frames.truncate(end.depth);
        self.begun.truncate(end.depth);
        self.push(view, |tracer, _| {
            let json = &mut tracer.batch;
            begin_event(json, if end.depth == 0 { "context" } else { "exit" });
            json.key("output");
            json.data(end.output);
            json.key("gasUsed");
            json.number(end.gas_used);
            if end.depth > 0 || !end.error.is_empty() {
                json.key("error");
                json.text(end.error);
            }
            json.close(b'}');
        })
    }

    fn step(&mut self, view: &mut View<'_>, step: &Step) -> Traced {
        if !self.wants_steps {
            return Ok(());
        }
        self.push_contract(view, step)?;
        self.push(view, |tracer, view| tracer.write_step(view, step, &step.error))?;
        if changes_what_is_read(step) { self.flush(view) } else { Ok(()) }
    }

    fn fault(&mut self, view: &mut View<'_>, step: &Step, error: &str) -> Traced {
        self.push_contract(view, step)?;
        self.push(view, |tracer, view| {
            begin_event(&mut tracer.batch, "fault");
            tracer.batch.key("step");
            tracer.write_step(view, step, error);
            tracer.batch.close(b'}');
        })?;
        self.flush(view)
    }

    /// The last record: index, whether it is the end.
    fn end(&mut self, view: &mut View<'_>, end: &End<'_>) -> Traced {
        self.push(view, |tracer, _| {
            begin_event(&mut tracer.batch, "context");
            tracer.batch.key("gasUsed");
            tracer.batch.number(end.gas_used);
            tracer.batch.close(b'}');
        })?;
        self.flush(view)?;
        let mut record = Writer::default();
        record.u32(self.index);
        record.flag(true);
        tell(&record, view)
    }

    /// The host made the trace at the end.
    fn write(&mut self, _view: &mut View<'_>, json: &mut Json) -> Traced {
        json.bytes.extend_from_slice(&imports::script_trace(self.index));
        Ok(())
    }
}
