//! `flatCallTracer`: the tree of calls as a list, in geth's JSON and order of fields.
use super::{
    Enter, Exit, FrameKind,
    call::{CallFrame, CallOptions, Calls},
    json::Json,
    tracer::{End, Failure, Size, Traced, Tracer, View},
};
use crate::words::REVERTED;
use revm::primitives::U256;

/// For a transaction that failed before its first frame.
const NO_CALLS: &str = "invalid number of calls";

/// OpenEthereum's words for geth's errors; other errors stay as they are.
const PARITY_ERRORS: [(&str, &str); 10] = [
    ("contract creation code storage out of gas", "Out of gas"),
    ("out of gas", "Out of gas"),
    ("gas uint64 overflow", "Out of gas"),
    ("max code size exceeded", "Out of gas"),
    ("invalid jump destination", "Bad jump destination"),
    (REVERTED, "Reverted"),
    ("return data out of bounds", "Out of bounds"),
    ("stack limit reached 1024 (1023)", "Out of stack"),
    ("precompiled failed", "Built-in failed"),
    ("invalid input length", "Built-in failed"),
];
/// The same for the beginnings of errors.
const ERROR_PREFIXES: [(&str, &str); 3] =
    [("out of gas:", "Out of gas"), ("invalid opcode:", "Bad instruction"), ("stack underflow", "Stack underflow")];

/// Options with geth's names.
pub(crate) struct FlatOptions {
    pub(crate) convert_parity_errors: bool,
    pub(crate) include_precompiles: bool,
}

/// The tracer itself.
pub(crate) struct FlatCallTracer {
    calls: Calls,
    options: FlatOptions,
}

/// A frame to be written.
struct Waiting {
    place: usize,
    address: Vec<usize>,
    /// Value of the caller, which DELEGATECALL passes on.
    caller_value: U256,
}

impl FlatCallTracer {
    pub(crate) fn new(options: FlatOptions) -> Self {
        Self { calls: Calls::new(CallOptions::default()), options }
    }

    /// As geth does, leaves out calls of precompiles by CALL and STATICCALL, but not by DELEGATECALL and CALLCODE.
    fn is_hidden(&self, view: &View<'_>, frame: &CallFrame) -> bool {
        matches!(frame.kind, FrameKind::Call | FrameKind::StaticCall)
            && !self.options.include_precompiles
            && frame.to.is_some_and(|to| view.machine.evm.precompiles.contains(&to))
    }

    fn shown_error<'a>(&self, error: &'a str) -> &'a str {
        if !self.options.convert_parity_errors {
            return error;
        }
        let known = PARITY_ERRORS.iter().find(|(words, _)| *words == error);
        let begun = || ERROR_PREFIXES.iter().find(|(words, _)| error.starts_with(words));
        known.or_else(begun).map_or(error, |(_, parity)| parity)
    }

    fn write_frame(
        &self,
        json: &mut Json,
        view: &View<'_>,
        frame: &CallFrame,
        value: U256,
        subtraces: usize,
        address: &[usize],
    ) {
        let transaction = view.transaction;
        json.open(b'{');
        json.key("action");
        write_action(json, frame, value);
        json.key("blockHash");
        json.optional_hash(transaction.block_hash.as_ref());
        json.key("blockNumber");
        // geth shows no number for a call.
        json.number(if transaction.hash.is_some() { transaction.block_number } else { 0 });
        if !frame.error.is_empty() {
            json.key("error");
            json.text(self.shown_error(&frame.error));
        }
        write_result(json, frame);
        json.key("subtraces");
        json.number(subtraces as u64);
        json.key("traceAddress");
        json.open(b'[');
        for index in address {
            json.number(*index as u64);
        }
        json.close(b']');
        json.key("transactionHash");
        json.optional_hash(transaction.hash.as_ref());
        json.key("transactionPosition");
        json.number(transaction.index);
        json.key("type");
        json.text(match frame.kind {
            FrameKind::SelfDestruct => "suicide",
            _ if frame.is_creation() => "create",
            _ => "call",
        });
        json.close(b'}');
    }
}

fn write_action(json: &mut Json, frame: &CallFrame, value: U256) {
    json.open(b'{');
    if frame.kind == FrameKind::SelfDestruct {
        json.key("address");
        json.address(&frame.from);
        json.key("balance");
        json.quantity(value);
        if let Some(to) = &frame.to {
            json.key("refundAddress");
            json.address(to);
        }
        return json.close(b'}');
    }
    let is_creation = frame.is_creation();
    json.key(if is_creation { "creationMethod" } else { "callType" });
    json.text(&frame.kind.name().to_ascii_lowercase());
    json.key("from");
    json.address(&frame.from);
    frame.write_gas(json);
    json.key(if is_creation { "init" } else { "input" });
    json.data(frame.input());
    if let (Some(to), false) = (&frame.to, is_creation) {
        json.key("to");
        json.address(to);
    }
    json.key("value");
    json.quantity(value);
    json.close(b'}');
}

/// A failed frame has no result, except for a revert, which has its output.
fn write_result(json: &mut Json, frame: &CallFrame) {
    if frame.kind == FrameKind::SelfDestruct || (!frame.error.is_empty() && frame.error != REVERTED) {
        return;
    }
    json.key("result");
    json.open(b'{');
    if frame.is_creation() {
        if let Some(to) = &frame.to {
            json.key("address");
            json.address(to);
        }
        json.key("code");
        json.data(frame.output());
        frame.write_gas_used(json);
    } else {
        frame.write_gas_used(json);
        json.key("output");
        json.data(frame.output());
    }
    json.close(b'}');
}

impl Tracer for FlatCallTracer {
    fn forget(&mut self, _size: &mut Size) {
        self.calls.forget();
    }

    fn enter(&mut self, view: &mut View<'_>, frame: &Enter) -> Traced {
        self.calls.enter(view, frame)
    }

    fn exit(&mut self, view: &mut View<'_>, end: &Exit<'_>) -> Traced {
        self.calls.exit(view.size, end)
    }

    fn end(&mut self, view: &mut View<'_>, end: &End<'_>) -> Traced {
        self.calls.end(view, end);
        Ok(())
    }

    fn write(&mut self, view: &mut View<'_>, json: &mut Json) -> Traced {
        let frames = &self.calls.frames;
        if frames.is_empty() {
            return Err(Failure::Words(NO_CALLS));
        }
        json.open(b'[');
        let mut waiting = vec![Waiting { place: 0, address: Vec::new(), caller_value: U256::ZERO }];
        while let Some(Waiting { place, address, caller_value }) = waiting.pop() {
            let frame = &frames[place];
            let inherited = if frame.kind == FrameKind::DelegateCall { caller_value } else { U256::ZERO };
            let value = frame.value.unwrap_or(inherited);
            let calls: Vec<usize> =
                frame.calls.iter().copied().filter(|call| !self.is_hidden(view, &frames[*call])).collect();
            self.write_frame(json, view, frame, value, calls.len(), &address);
            view.size.check(json)?;
            for (index, call) in calls.into_iter().enumerate().rev() {
                let address = [address.as_slice(), &[index]].concat();
                waiting.push(Waiting { place: call, address, caller_value: value });
            }
        }
        json.close(b']');
        Ok(())
    }
}
