//! A tracer in JavaScript, which the host runs: it is told everything by records in the engine's memory.
use super::{
    Enter, Exit, FrameKind, Step,
    json::Json,
    tracer::{End, Failure, Traced, Tracer, View},
};
use crate::{
    abi::{imports, imports::Heard},
    wire::Writer,
};

/// What a record is about. `src/evm/next/tracers/javascript/records.ts` has the same.
const ENTER: u8 = 0;
const EXIT: u8 = 1;
const STEP: u8 = 2;
const FAULT: u8 = 3;
const END: u8 = 4;

/// Time of one call of JavaScript, in gas of ordinary instructions.
const WORK: u64 = 1_000;

/// The tracer itself.
pub(crate) struct ScriptTracer {
    /// By which the host knows it.
    index: u32,
    wants_steps: bool,
    record: Writer,
}

impl ScriptTracer {
    pub(crate) fn new(index: u32, wants_steps: bool) -> Self {
        Self { index, wants_steps, record: Writer::default() }
    }

    fn tell(&mut self, view: &mut View<'_>, event: u8, write: impl FnOnce(&mut Writer, &mut View<'_>)) -> Traced {
        self.record.bytes.clear();
        self.record.u32(self.index);
        self.record.u8(event);
        write(&mut self.record, view);
        view.machine.charge(WORK);
        match imports::tell_script(&self.record.bytes, view.machine) {
            Heard::Well => Ok(()),
            Heard::Missing => {
                view.machine.note_missing();
                Ok(())
            }
            Heard::Failed => Err(Failure::Host),
        }
    }
}

/// Stack and memory are places in the engine's memory; items of the stack are 32 bytes in little-endian order.
fn write_step(record: &mut Writer, view: &mut View<'_>, step: &Step, error: &str) {
    record.u32(step.pc);
    record.u8(step.opcode);
    record.u64(step.gas);
    record.u64(step.cost);
    record.u32(step.depth);
    record.u64(step.refund);
    record.address(&step.address);
    let interpreter = &view.machine.frame().interpreter;
    let (stack, memory) = (interpreter.stack.data(), interpreter.memory.context_memory());
    record.u32(stack.as_ptr() as u32);
    record.length(stack.len());
    record.u32(memory.as_ptr() as u32);
    record.length(memory.len());
    record.bytes(error.as_bytes());
}

impl FrameKind {
    fn number(self) -> u8 {
        match self {
            Self::Call => 0,
            Self::CallCode => 1,
            Self::DelegateCall => 2,
            Self::StaticCall => 3,
            Self::Create => 4,
            Self::Create2 => 5,
            Self::SelfDestruct => 6,
        }
    }
}

impl Tracer for ScriptTracer {
    /// Also where it has no function for them: faults are told with them, and it cannot forget.
    fn wants_steps(&self) -> bool {
        true
    }

    fn enter(&mut self, view: &mut View<'_>, frame: &Enter) -> Traced {
        self.tell(view, ENTER, |record, _| {
            record.u8(frame.kind.number());
            record.length(frame.depth);
            record.address(&frame.from);
            record.address(&frame.to);
            record.u64(frame.gas);
            record.flag(frame.value.is_some());
            record.word(frame.value.unwrap_or_default());
            record.bytes(&frame.input);
        })
    }

    fn exit(&mut self, view: &mut View<'_>, end: &Exit<'_>) -> Traced {
        self.tell(view, EXIT, |record, _| {
            record.length(end.depth);
            record.u64(end.gas_used);
            record.bytes(end.output);
            record.bytes(end.error.as_bytes());
        })
    }

    fn step(&mut self, view: &mut View<'_>, step: &Step) -> Traced {
        if !self.wants_steps {
            return Ok(());
        }
        self.tell(view, STEP, |record, view| write_step(record, view, step, &step.error))
    }

    fn fault(&mut self, view: &mut View<'_>, step: &Step, error: &str) -> Traced {
        self.tell(view, FAULT, |record, view| write_step(record, view, step, error))
    }

    fn end(&mut self, view: &mut View<'_>, end: &End<'_>) -> Traced {
        self.tell(view, END, |record, _| record.u64(end.gas_used))
    }

    /// The host made the trace at the end.
    fn write(&mut self, _view: &mut View<'_>, json: &mut Json) -> Traced {
        json.bytes.extend_from_slice(&imports::script_trace(self.index));
        Ok(())
    }
}
