//! Which tracers there are, and their options.
use super::{
    call::{CallOptions, CallTracer},
    erc7562::{Erc7562Options, Erc7562Tracer},
    flat_call::{FlatCallTracer, FlatOptions},
    prestate::{PrestateOptions, PrestateTracer, Shown},
    script::ScriptTracer,
    small::{FourByteTracer, MuxTracer, NoopTracer, PreimageTracer},
    struct_logs::{StructLogOptions, StructLogTracer},
    tracer::Tracer,
    vm_trace::VmTracer,
};
use crate::wire::Reader;

/// Reads a tracer in the form of `src/evm/next/tracers/createTracer.ts`, which has the same numbers.
pub(crate) fn read_tracer(input: &mut Reader<'_>) -> Box<dyn Tracer> {
    match input.u8() {
        0 => Box::new(StructLogTracer::new(StructLogOptions {
            disable_stack: input.flag(),
            disable_storage: input.flag(),
            enable_memory: input.flag(),
            enable_return_data: input.flag(),
            limit: input.u64(),
        })),
        1 => Box::new(CallTracer::new(CallOptions {
            only_top_call: input.flag(),
            with_log: input.flag(),
            shows_frameless: input.flag(),
        })),
        2 => Box::new(FlatCallTracer::new(FlatOptions {
            convert_parity_errors: input.flag(),
            include_precompiles: input.flag(),
        })),
        3 => {
            let shown = if input.flag() { Shown::Changes } else { Shown::Before };
            Box::new(PrestateTracer::new(PrestateOptions {
                shown,
                disable_code: input.flag(),
                disable_storage: input.flag(),
                include_empty: input.flag(),
            }))
        }
        4 => Box::new(FourByteTracer::default()),
        5 => Box::new(NoopTracer),
        6 => Box::new(PreimageTracer::default()),
        7 => Box::new(Erc7562Tracer::new(Erc7562Options {
            with_log: input.flag(),
            ignored_opcodes: input.flag().then(|| input.list(Reader::u8)),
        })),
        8 => Box::new(MuxTracer {
            tracers: input.list(|item| (String::from_utf8_lossy(item.bytes()).into_owned(), read_tracer(item))),
        }),
        9 => Box::new(ScriptTracer::new(input.u32(), input.flag())),
        10 => Box::new(VmTracer::default()),
        11 => Box::new(PrestateTracer::new(PrestateOptions {
            shown: Shown::StateDiff,
            disable_code: false,
            disable_storage: false,
            include_empty: false,
        })),
        other => panic!("no tracer has the number {other}"),
    }
}
