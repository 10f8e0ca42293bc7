//! `callTracer`: the tree of calls, in geth's JSON and order of fields.
use super::{
    Enter, Exit, FrameKind,
    json::Json,
    reason::revert_reason,
    tracer::{End, Failure, Size, Traced, Tracer, View},
};
use crate::words::REVERTED;
use revm::primitives::{Address, Bytes, Log, U256};

/// Of callTracer, for a transaction that failed before its first frame.
pub(crate) const NO_TOP_LEVEL_CALL: &str = "incorrect number of top-level calls";

/// A frame with the calls that it made.
pub(crate) struct CallFrame {
    pub(crate) kind: FrameKind,
    pub(crate) from: Address,
    /// None for a creation that failed.
    pub(crate) to: Option<Address>,
    gas: u64,
    gas_used: u64,
    input: Bytes,
    /// None when the trace shows no output.
    output: Option<Bytes>,
    pub(crate) error: String,
    pub(crate) value: Option<U256>,
    /// Places in the list of all frames.
    pub(crate) calls: Vec<usize>,
    logs: Vec<CallLog>,
}

struct CallLog {
    log: Log,
    position: u64,
}

/// Options with geth's names.
#[derive(Clone, Copy, Default)]
pub(crate) struct CallOptions {
    pub(crate) only_top_call: bool,
    pub(crate) with_log: bool,
    /// Whether a transaction that failed before its first frame has a trace.
    pub(crate) shows_frameless: bool,
}

/// The frames of an execution as they begin; the first is the transaction's own.
#[derive(Default)]
pub(crate) struct Calls {
    options: CallOptions,
    pub(crate) frames: Vec<CallFrame>,
    open: Vec<usize>,
    depth: usize,
}

impl Calls {
    pub(crate) fn new(options: CallOptions) -> Self {
        Self { options, ..Self::default() }
    }

    pub(crate) fn forget(&mut self) {
        *self = Self::new(self.options);
    }

    pub(crate) fn enter(&mut self, view: &mut View<'_>, frame: &Enter) -> Traced {
        let &Enter { kind, depth, from, to, gas, value, .. } = frame;
        self.depth = depth + 1;
        if self.options.only_top_call && depth > 0 {
            return Ok(());
        }
        view.size.add(300 + frame.input.len() * 2)?;
        let gas = if depth == 0 { view.transaction.gas } else { gas };
        let made = CallFrame { gas, value, ..frameless(kind, from, Some(to), frame.input.clone()) };
        let place = self.frames.len();
        self.frames.push(made);
        if let Some(&caller) = self.open.last() {
            self.frames[caller].calls.push(place);
        }
        self.open.push(place);
        Ok(())
    }

    pub(crate) fn exit(&mut self, size: &mut Size, end: &Exit<'_>) -> Traced {
        self.depth = end.depth;
        if self.options.only_top_call && end.depth > 0 {
            return Ok(());
        }
        let Some(place) = self.open.pop() else {
            return Ok(());
        };
        size.add(end.output.len() * 2)?;
        let frame = &mut self.frames[place];
        frame.gas_used = end.gas_used;
        frame.error = end.error.to_owned();
        if end.error.is_empty() || (end.error == REVERTED && !end.output.is_empty()) {
            frame.output = Some(Bytes::copy_from_slice(end.output));
        }
        if !end.error.is_empty() && frame.is_creation() {
            frame.to = None;
        }
        Ok(())
    }

    pub(crate) fn log(&mut self, size: &mut Size, log: &Log) -> Traced {
        let CallOptions { with_log, only_top_call, .. } = self.options;
        let Some(&place) = self.open.last() else {
            return Ok(());
        };
        if !with_log || (only_top_call && self.depth > 1) {
            return Ok(());
        }
        size.add(400 + log.data.data.len() * 2)?;
        let frame = &mut self.frames[place];
        frame.logs.push(CallLog { log: log.clone(), position: frame.calls.len() as u64 });
        Ok(())
    }

    pub(crate) fn end(&mut self, view: &View<'_>, end: &End<'_>) {
        let transaction = view.transaction;
        if self.options.shows_frameless && !end.error.is_empty() && self.frames.is_empty() {
            let kind = if transaction.to.is_none() { FrameKind::Create } else { FrameKind::Call };
            self.frames.push(CallFrame {
                gas: transaction.gas,
                value: Some(transaction.value),
                error: end.error.to_owned(),
                ..frameless(kind, transaction.from, transaction.to, transaction.input.clone())
            });
        }
        if let Some(top) = self.frames.first_mut() {
            top.gas_used = end.gas_used;
            self.clear_failed_logs();
        }
    }

    /// Callers come before what they call.
    fn clear_failed_logs(&mut self) {
        let mut failed = vec![false; self.frames.len()];
        for place in 0..self.frames.len() {
            let frame = &mut self.frames[place];
            failed[place] |= !frame.error.is_empty();
            if failed[place] {
                frame.logs.clear();
                for call in &frame.calls {
                    failed[*call] = true;
                }
            }
        }
    }

    /// The innermost open frame.
    pub(crate) fn current(&self) -> Option<usize> {
        self.open.last().copied()
    }

    /// Writes the tree from its root. Frames nest a thousand deep, so there is no recursion.
    pub(crate) fn write(
        &self,
        json: &mut Json,
        before_calls: impl Fn(&mut Json, usize),
        after_calls: impl Fn(&mut Json, usize),
    ) {
        let mut open = vec![(0, 0)];
        while let Some((place, written)) = open.last_mut() {
            let frame = &self.frames[*place];
            if *written == 0 {
                json.open(b'{');
                before_calls(json, *place);
                if !frame.calls.is_empty() {
                    json.key("calls");
                    json.open(b'[');
                }
            }
            if let Some(call) = frame.calls.get(*written) {
                *written += 1;
                open.push((*call, 0));
                continue;
            }
            if !frame.calls.is_empty() {
                json.close(b']');
            }
            after_calls(json, *place);
            json.key("type");
            json.text(frame.kind.name());
            json.close(b'}');
            open.pop();
        }
    }
}

fn frameless(kind: FrameKind, from: Address, to: Option<Address>, input: Bytes) -> CallFrame {
    CallFrame {
        kind,
        from,
        to,
        gas: 0,
        gas_used: 0,
        input,
        output: None,
        error: String::new(),
        value: None,
        calls: Vec::new(),
        logs: Vec::new(),
    }
}

impl CallFrame {
    pub(crate) fn is_creation(&self) -> bool {
        self.kind.is_creation()
    }

    pub(crate) fn input(&self) -> &[u8] {
        &self.input
    }

    /// The output that the trace shows.
    pub(crate) fn output(&self) -> &[u8] {
        self.output.as_ref().map_or(&[], |output| output)
    }

    pub(crate) fn write_gas(&self, json: &mut Json) {
        json.key("gas");
        json.quantity(U256::from(self.gas));
    }

    pub(crate) fn write_gas_used(&self, json: &mut Json) {
        json.key("gasUsed");
        json.quantity(U256::from(self.gas_used));
    }

    /// The fields up to the error.
    pub(crate) fn write_outcome(&self, json: &mut Json) {
        json.key("from");
        json.address(&self.from);
        self.write_gas(json);
        self.write_gas_used(json);
        if let Some(to) = &self.to {
            json.key("to");
            json.address(to);
        }
        json.key("input");
        json.data(&self.input);
        if !self.output().is_empty() {
            json.key("output");
            json.data(self.output());
        }
        if self.error.is_empty() {
            return;
        }
        json.key("error");
        json.text(&self.error);
        if self.error == REVERTED
            && let Some(reason) = revert_reason(self.output())
        {
            json.key("revertReason");
            json.text(&reason);
        }
    }

    pub(crate) fn write_logs(&self, json: &mut Json) {
        if self.logs.is_empty() {
            return;
        }
        json.key("logs");
        json.open(b'[');
        for CallLog { log, position } in &self.logs {
            json.open(b'{');
            json.key("address");
            json.address(&log.address);
            json.key("topics");
            json.open(b'[');
            for topic in log.data.topics() {
                json.hash(topic);
            }
            json.close(b']');
            json.key("data");
            json.data(&log.data.data);
            json.key("position");
            json.quantity(U256::from(*position));
            json.close(b'}');
        }
        json.close(b']');
    }

    pub(crate) fn write_value(&self, json: &mut Json) {
        if let Some(value) = self.value {
            json.key("value");
            json.quantity(value);
        }
    }
}

/// The tracer itself.
pub(crate) struct CallTracer {
    calls: Calls,
}

impl CallTracer {
    pub(crate) fn new(options: CallOptions) -> Self {
        Self { calls: Calls::new(options) }
    }
}

impl Tracer for CallTracer {
    fn forget(&mut self, _size: &mut Size) {
        self.calls.forget();
    }

    fn enter(&mut self, view: &mut View<'_>, frame: &Enter) -> Traced {
        self.calls.enter(view, frame)
    }

    fn exit(&mut self, view: &mut View<'_>, end: &Exit<'_>) -> Traced {
        self.calls.exit(view.size, end)
    }

    fn log(&mut self, view: &mut View<'_>, log: &Log) -> Traced {
        self.calls.log(view.size, log)
    }

    fn end(&mut self, view: &mut View<'_>, end: &End<'_>) -> Traced {
        self.calls.end(view, end);
        Ok(())
    }

    fn write(&mut self, _view: &mut View<'_>, json: &mut Json) -> Traced {
        let Self { calls } = self;
        // For example, the chain's permissions refused a creation.
        if calls.frames.is_empty() {
            return Err(Failure::Words(NO_TOP_LEVEL_CALL));
        }
        let frame = |place: usize| &calls.frames[place];
        calls.write(
            json,
            |json, place| frame(place).write_outcome(json),
            |json, place| {
                frame(place).write_logs(json);
                frame(place).write_value(json);
            },
        );
        Ok(())
    }
}
