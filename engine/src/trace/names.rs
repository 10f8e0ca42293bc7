//! Names of instructions and frames, as geth has them.
use super::FrameKind;
use revm::bytecode::opcode::OpCode;
use std::borrow::Cow;

/// Opcodes that revm names and geth does not.
const UNNAMED: [u8; 4] = [0x4b, 0xe6, 0xe7, 0xe8];

/// The name of an instruction, whether or not the chain has it.
pub(crate) fn opcode_name(code: u8) -> Cow<'static, str> {
    match OpCode::new(code) {
        Some(known) if !UNNAMED.contains(&code) => Cow::Borrowed(known.as_str()),
        _ => Cow::Owned(format!("opcode {code:#x} not defined")),
    }
}

impl FrameKind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Call => "CALL",
            Self::CallCode => "CALLCODE",
            Self::DelegateCall => "DELEGATECALL",
            Self::StaticCall => "STATICCALL",
            Self::Create => "CREATE",
            Self::Create2 => "CREATE2",
            Self::SelfDestruct => "SELFDESTRUCT",
        }
    }

    pub(crate) fn is_creation(self) -> bool {
        matches!(self, Self::Create | Self::Create2)
    }
}
