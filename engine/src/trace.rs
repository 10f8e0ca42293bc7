//! What observers of a run are told, in geth's order and with its numbers.
mod call;
pub(crate) mod config;
mod erc7562;
mod flat_call;
mod json;
mod names;
mod prestate;
mod reason;
mod script;
mod small;
mod state_diff;
mod struct_logs;
pub(crate) mod tracer;
mod vm_trace;

use crate::{
    machine::Machine,
    wire::{Reader, Writer},
};
use revm::primitives::{Address, Bytes, Log, U256};

/// What makes a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FrameKind {
    Call,
    CallCode,
    DelegateCall,
    StaticCall,
    Create,
    Create2,
    SelfDestruct,
}

/// A frame that begins.
pub(crate) struct Enter {
    pub(crate) kind: FrameKind,
    /// 0 is the message's own.
    pub(crate) depth: usize,
    pub(crate) from: Address,
    pub(crate) to: Address,
    pub(crate) input: Bytes,
    pub(crate) gas: u64,
    /// None for STATICCALL.
    pub(crate) value: Option<U256>,
}

/// A frame that ends.
pub(crate) struct Exit<'a> {
    pub(crate) depth: usize,
    pub(crate) output: &'a [u8],
    pub(crate) gas_used: u64,
    /// In geth's words; empty on success.
    pub(crate) error: &'a str,
}

/// An instruction before it runs. Stack and memory are those of the machine's newest frame.
#[derive(Clone)]
pub(crate) struct Step {
    pub(crate) pc: u32,
    pub(crate) opcode: u8,
    pub(crate) gas: u64,
    /// With the gas that it forwards to a call.
    pub(crate) cost: u64,
    /// 1 is the message's own frame.
    pub(crate) depth: u32,
    pub(crate) refund: u64,
    /// The account whose storage the code uses.
    pub(crate) address: Address,
    /// Why it cannot begin; empty when it can.
    pub(crate) error: String,
}

/// Observes one run.
pub(crate) trait Observer {
    /// Whether it is told each instruction. Without, a run is many times faster.
    fn wants_steps(&self) -> bool {
        false
    }
    /// Whether it is told instructions of this kind. It may be told others, too.
    fn wants_step_of(&self, _opcode: u8) -> bool {
        true
    }
    /// Whether it needs the words of each failure: for some, a run takes place twice.
    fn wants_failures(&self) -> bool {
        true
    }
    /// The run begins again: what was told does not count.
    fn forget(&mut self);
    fn enter(&mut self, _machine: &mut Machine, _frame: &Enter) {}
    fn exit(&mut self, _machine: &mut Machine, _end: &Exit<'_>) {}
    fn step(&mut self, _machine: &mut Machine, _step: &Step) {}
    /// An instruction failed while it ran.
    fn fault(&mut self, _machine: &mut Machine, _step: &Step, _error: &str) {}
    /// Comes at the latest when its frame ends or begins another.
    fn log(&mut self, _machine: &mut Machine, _log: &Log) {}
    /// Writes what it found and ends.
    fn finish(self: Box<Self>, _machine: &mut Machine, _input: &mut Reader<'_>, _output: &mut Writer) {}
    /// Writes what it observed, and forgets it.
    fn report(&mut self, _output: &mut Writer) {}
}
