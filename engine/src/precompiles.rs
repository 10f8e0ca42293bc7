//! The precompiled contracts of a chain, at the addresses that it gives them.
use crate::{
    host::Stop,
    machine::Ctx,
    wire::{Reader, Writer},
    words,
};
use revm::{
    handler::{PrecompileProvider, precompile_output_to_interpreter_result},
    interpreter::{CallInputs, InterpreterResult},
    precompile::{
        Precompile, PrecompileHalt, PrecompileOutput, PrecompileSpecId, Precompiles as Known, modexp, secp256r1,
        u64_to_address,
    },
    primitives::{Address, AddressMap, AddressSet, Bytes, U256},
};

/// What stands at the address of a precompile.
#[derive(Clone)]
pub(crate) enum Kind {
    /// One of Ethereum's, by the number of its own address.
    Standard(Precompile, u16),
    /// It is a part of the chain, or the node does not run it.
    Refused,
}

/// Precompiles by address.
#[derive(Default)]
pub(crate) struct Precompiles {
    by_address: AddressMap<Kind>,
    addresses: AddressSet,
    /// Why the last one failed.
    pub(crate) halt: Option<PrecompileHalt>,
    /// The result of the next one, computed elsewhere.
    pub(crate) supplied: Option<PrecompileOutput>,
}

/// MODEXP by EIP-7883, and P256VERIFY at its first price: variants of 0x05 and 0x100.
const MODEXP_REPRICED: u16 = 0x0505;
const P256_FIRST: u16 = 0x0101;

/// The precompile of a number in the form of `rules.ts`.
pub(crate) fn standard(number: u16) -> Option<Precompile> {
    match number {
        0x05 => Some(modexp::BERLIN),
        MODEXP_REPRICED => Some(modexp::OSAKA),
        P256_FIRST => Some(secp256r1::P256VERIFY),
        _ => Known::new(PrecompileSpecId::OSAKA).get(&u64_to_address(u64::from(number))).cloned(),
    }
}

impl Precompiles {
    /// Addresses, each with a number of a standard precompile; 0 for one that is refused.
    pub(crate) fn read(input: &mut Reader<'_>) -> Self {
        let mut precompiles = Self::default();
        for (address, number) in input.list(|item| (item.address(), item.u16())) {
            let kind = standard(number).map_or(Kind::Refused, |precompile| Kind::Standard(precompile, number));
            precompiles.by_address.insert(address, kind);
            precompiles.addresses.insert(address);
        }
        precompiles
    }

    pub(crate) fn get(&self, address: &Address) -> Option<&Kind> {
        self.by_address.get(address)
    }

    pub(crate) fn contains(&self, address: &Address) -> bool {
        self.by_address.contains_key(address)
    }
}

impl PrecompileProvider<Ctx> for Precompiles {
    type Output = InterpreterResult;

    fn set_spec(&mut self, _spec: revm::primitives::hardfork::SpecId) -> bool {
        false
    }

    fn run(&mut self, context: &mut Ctx, inputs: &CallInputs) -> Result<Option<InterpreterResult>, String> {
        let Some(kind) = self.by_address.get(&inputs.bytecode_address) else {
            return Ok(None);
        };
        let Kind::Standard(precompile, _) = kind else {
            context.chain.stop = Some(Stop::Precompile(inputs.bytecode_address));
            return Err(String::new());
        };
        let output = match self.supplied.take() {
            Some(output) => output,
            None => precompile
                .execute(&inputs.input.as_bytes(context), inputs.gas_limit, inputs.reservoir)
                .map_err(|error| error.to_string())?,
        };
        self.halt = halt_of(&output, &inputs.input.as_bytes(context), inputs.gas_limit);
        Ok(Some(precompile_output_to_interpreter_result(output, inputs.gas_limit)))
    }

    fn warm_addresses(&self) -> &AddressSet {
        &self.addresses
    }
}

/// Why a precompile failed, as geth says it: of MODEXP, it finds missing gas first, and revm last.
pub(crate) fn halt_of(output: &PrecompileOutput, input: &[u8], gas_limit: u64) -> Option<PrecompileHalt> {
    let halt = output.halt_reason().cloned();
    let is_unpaid =
        halt == Some(PrecompileHalt::ModexpEip7823LimitSize) && modexp_gas(input, modexp::osaka_gas_calc) > gas_limit;
    if is_unpaid { Some(PrecompileHalt::OutOfGas) } else { halt }
}

/// Gas of MODEXP, by the lengths in its input and the first word of the exponent.
fn modexp_gas(input: &[u8], price: impl FnOnce(u64, u64, u64, &U256) -> u64) -> u64 {
    let byte = |at: usize| input.get(at).copied().unwrap_or(0);
    let length = |word: usize| {
        let bytes: [u8; 32] = core::array::from_fn(|index| byte(word * 32 + index));
        u32::try_from(U256::from_be_bytes(bytes)).ok()
    };
    let (Some(base), Some(exponent), Some(modulus)) = (length(0), length(1), length(2)) else {
        // Longer operands have a price that no gas pays.
        return u64::MAX;
    };
    let head_bytes = exponent.min(32) as usize;
    let head = (0..head_bytes).fold(U256::ZERO, |head, index| {
        (head << 8) | U256::from(byte(96_usize.saturating_add(base as usize).saturating_add(index)))
    });
    price(base.into(), exponent.into(), modulus.into(), &head)
}

/// Time of a precompile, in units of gas of ordinary instructions. It follows from its gas, which the gas of the call
/// bounds, and from how much longer a unit of this precompile's gas takes.
pub(crate) fn weight(number: u16, input: &[u8], gas_limit: u64) -> u64 {
    let bytes = input.len() as u64;
    let (price, factor): (u64, u64) = match number {
        0x01 => (3_000, 30),
        0x02..=0x04 => (bytes, 1),
        0x05 => (modexp_gas(input, modexp::berlin_gas_calc), 10),
        MODEXP_REPRICED => (modexp_gas(input, modexp::osaka_gas_calc), 10),
        0x06 => (150, 60),
        0x07 => (6_000, 15),
        0x08 => (45_000 + 34_000 * (bytes / 192), 20),
        0x09 => (input.first_chunk().map_or(0, |rounds| u64::from(u32::from_be_bytes(*rounds))), 8),
        0x0a => (50_000, 60),
        0x0b => (375, 40),
        0x0c => (12_000 * (bytes / 160), 30),
        0x0d => (600, 40),
        0x0e => (22_500 * (bytes / 288), 40),
        0x0f => (37_700 + 32_600 * (bytes / 384), 20),
        0x10 => (5_500, 30),
        0x11 => (23_800, 30),
        _ => (3_450, 60),
    };
    price.min(gas_limit).saturating_mul(factor)
}

/// The result of a precompile on its way through JavaScript: whether it succeeded, whether it ran out of gas, its gas,
/// and its output or why it failed.
pub(crate) fn write_output(output: &mut Writer, result: &PrecompileOutput, halt: Option<&PrecompileHalt>) {
    output.flag(halt.is_none());
    output.flag(halt.is_some_and(PrecompileHalt::is_oog));
    output.u64(result.gas_used);
    match halt {
        Some(_) => output.bytes(words::of_precompile(halt).as_bytes()),
        None => output.bytes(&result.bytes),
    }
}

pub(crate) fn read_output(input: &mut Reader<'_>) -> PrecompileOutput {
    let (succeeded, out_of_gas, gas_used) = (input.flag(), input.flag(), input.u64());
    let bytes = input.bytes();
    if succeeded {
        return PrecompileOutput::new(gas_used, Bytes::copy_from_slice(bytes), 0);
    }
    let other = || PrecompileHalt::Other(String::from_utf8_lossy(bytes).into_owned().into());
    PrecompileOutput::halt(if out_of_gas { PrecompileHalt::OutOfGas } else { other() }, 0)
}
