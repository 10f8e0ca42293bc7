//! Failures in geth's words. Clients match on them.
use revm::{
    bytecode::opcode,
    handler::EthFrame,
    interpreter::{InstructionResult, interpreter::EthInterpreter, interpreter_types::Jumps},
    precompile::PrecompileHalt,
};

pub(crate) const OUT_OF_GAS: &str = "out of gas";
pub(crate) const REVERTED: &str = "execution reverted";
const CODE_STORE: &str = "contract creation code storage out of gas";

/// Whether the words depend on the operands of the last instruction.
pub(crate) fn need_operands(result: InstructionResult) -> bool {
    use InstructionResult as Result;
    matches!(
        result,
        Result::OutOfGas
            | Result::MemoryOOG
            | Result::MemoryLimitOOG
            | Result::InvalidOperandOOG
            | Result::ReentrancySentryOOG
            | Result::CallNotAllowedInsideStatic
            | Result::StateChangeDuringStaticCall
            | Result::StackUnderflow
            | Result::StackOverflow
            | Result::CreateInitCodeSizeLimit
            | Result::OutOfOffset
    )
}

/// Why an instruction failed that could begin.
pub(crate) fn of_instruction(result: InstructionResult, frame: &EthFrame<EthInterpreter>) -> String {
    match result {
        InstructionResult::OpcodeNotFound | InstructionResult::NotActivated | InstructionResult::InvalidFEOpcode => {
            let bytecode = &frame.interpreter.bytecode;
            let code = bytecode.pc().checked_sub(1).and_then(|at| bytecode.bytes_slice().get(at)).copied().unwrap_or(0);
            if code == opcode::INVALID {
                "invalid opcode: INVALID".to_owned()
            } else {
                format!("invalid opcode: opcode {code:#x} not defined")
            }
        }
        other => of_result(other),
    }
}

/// Why a creation failed after its last instruction.
pub(crate) fn of_creation(result: InstructionResult) -> String {
    match result {
        InstructionResult::OutOfGas => CODE_STORE.to_owned(),
        other => of_result(other),
    }
}

/// A failure whose words do not depend on an instruction.
pub(crate) fn of_result(result: InstructionResult) -> String {
    use InstructionResult as Result;
    match result {
        Result::Revert => REVERTED,
        Result::CallTooDeep => "max call depth exceeded",
        Result::OutOfFunds => "insufficient balance for transfer",
        Result::CallNotAllowedInsideStatic | Result::StateChangeDuringStaticCall => "write protection",
        Result::InvalidJump => "invalid jump destination",
        Result::StackOverflow => "stack limit reached 1024 (1023)",
        Result::OutOfOffset => "return data out of bounds",
        Result::CreateCollision => "contract address collision",
        Result::CreateContractSizeLimit => "max code size exceeded",
        Result::CreateContractStartingWithEF => "invalid code: must not begin with 0xef",
        Result::CreateInitCodeSizeLimit => "max initcode size exceeded",
        Result::NonceOverflow => "nonce uint64 overflow",
        _ => OUT_OF_GAS,
    }
    .to_owned()
}

/// Why a precompile failed.
pub(crate) fn of_precompile(halt: Option<&PrecompileHalt>) -> String {
    use PrecompileHalt as Halt;
    let Some(halt) = halt else {
        return OUT_OF_GAS.to_owned();
    };
    match halt {
        // It was computed elsewhere, with these words.
        Halt::Other(words) => words,
        // Lengths without a number have a price that no gas pays.
        Halt::OutOfGas | Halt::ModexpBaseOverflow | Halt::ModexpExpOverflow | Halt::ModexpModOverflow => OUT_OF_GAS,
        Halt::Blake2WrongFinalIndicatorFlag => "invalid final flag",
        Halt::ModexpEip7823LimitSize => "one or more of base/exponent/modulus length exceeded 1024 bytes",
        Halt::Bn254PairLength => "bad elliptic curve pairing size",
        Halt::Bn254FieldPointNotAMember | Halt::NonCanonicalFp => "invalid fp.Element encoding",
        Halt::Bn254AffineGFailedToCreate => "point is not on curve",
        Halt::Bls12381G1NotOnCurve | Halt::Bls12381G2NotOnCurve => "invalid point: not on curve",
        Halt::Bls12381G1NotInSubgroup => "g1 point is not on correct subgroup",
        Halt::Bls12381G2NotInSubgroup => "g2 point is not on correct subgroup",
        Halt::Bls12381FpPaddingInvalid => "invalid field element top bytes",
        Halt::BlobMismatchedVersion => "mismatched versioned hash",
        Halt::BlobVerifyKzgProofFailed => "error verifying kzg proof",
        _ => "invalid input length",
    }
    .to_owned()
}
