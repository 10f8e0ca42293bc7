//! Records what an embedded chain shows of a transaction: its calls, and what its code prints.
use crate::{
    machine::Machine,
    trace::{Enter, Exit, FrameKind, Observer},
    wire::{Reader, Writer},
    words,
};
use revm::primitives::{Address, Bytes, U256};

/// Bytes by which calls are named; creations are named by their whole code.
const SELECTOR_BYTES: usize = 4;

struct Call {
    kind: FrameKind,
    depth: usize,
    to: Address,
    input: Bytes,
    value: U256,
    gas_used: u64,
    /// In geth's words; empty on success.
    error: String,
    /// The first bytes of what it reverted with.
    reverted: Vec<u8>,
}

/// What was observed since the last report.
#[derive(Default)]
struct Seen {
    calls: Vec<Call>,
    /// Calls that have not ended, by their place; None for those that are not recorded.
    open: Vec<Option<usize>>,
    omitted: u32,
    /// Calls of the console.
    printed: Vec<Bytes>,
    printed_bytes: usize,
}

/// Observes frames, but not instructions.
pub(crate) struct Calls {
    console: Address,
    /// 0 records none.
    most_calls: usize,
    most_reverted: usize,
    most_printed: usize,
    seen: Seen,
}

impl Calls {
    /// The address of the console, and most calls, bytes of revert data of each, and bytes of what is printed.
    pub(crate) fn read(input: &mut Reader<'_>) -> Self {
        Self {
            console: input.address(),
            most_calls: input.u32() as usize,
            most_reverted: input.u32() as usize,
            most_printed: input.u32() as usize,
            seen: Seen::default(),
        }
    }

    fn print(&mut self, input: &Bytes) {
        let seen = &mut self.seen;
        if seen.printed_bytes + input.len() <= self.most_printed {
            seen.printed_bytes += input.len();
            seen.printed.push(input.clone());
        }
    }
}

fn creates(kind: FrameKind) -> bool {
    matches!(kind, FrameKind::Create | FrameKind::Create2)
}

impl Observer for Calls {
    fn wants_failures(&self) -> bool {
        self.most_calls > 0
    }

    fn forget(&mut self) {
        self.seen = Seen::default();
    }

    fn enter(&mut self, _machine: &mut Machine, frame: &Enter) {
        let &Enter { kind, depth, to, value, .. } = frame;
        let prints = matches!(kind, FrameKind::Call | FrameKind::StaticCall) && to == self.console;
        if prints {
            self.print(&frame.input);
        }
        if prints || kind == FrameKind::SelfDestruct || self.most_calls == 0 {
            return self.seen.open.push(None);
        }
        let seen = &mut self.seen;
        if seen.calls.len() >= self.most_calls {
            seen.omitted += 1;
            return seen.open.push(None);
        }
        let input = if creates(kind) {
            frame.input.clone()
        } else {
            frame.input.slice(..frame.input.len().min(SELECTOR_BYTES))
        };
        let value = if kind == FrameKind::DelegateCall { U256::ZERO } else { value.unwrap_or_default() };
        seen.open.push(Some(seen.calls.len()));
        seen.calls.push(Call {
            kind,
            depth,
            to,
            input,
            value,
            gas_used: 0,
            error: String::new(),
            reverted: Vec::new(),
        });
    }

    fn exit(&mut self, _machine: &mut Machine, end: &Exit<'_>) {
        let Some(Some(place)) = self.seen.open.pop() else {
            return;
        };
        let call = &mut self.seen.calls[place];
        call.gas_used = end.gas_used;
        call.error = end.error.to_owned();
        if end.error == words::REVERTED {
            call.reverted = end.output[..end.output.len().min(self.most_reverted)].to_vec();
        }
    }

    /// The number of calls that are left out, the calls, and what was printed.
    fn report(&mut self, output: &mut Writer) {
        let Seen { calls, omitted, printed, .. } = core::mem::take(&mut self.seen);
        output.u32(omitted);
        output.length(calls.len());
        for call in &calls {
            output.u8(call.kind as u8);
            output.u32(call.depth as u32);
            output.address(&call.to);
            output.bytes(&call.input);
            output.word(call.value);
            output.u64(call.gas_used);
            output.bytes(call.error.as_bytes());
            output.bytes(&call.reverted);
        }
        output.length(printed.len());
        for input in &printed {
            output.bytes(input);
        }
    }
}
