//! The EVM of Halley: revm, with the rules, refusals, words and tracers that a chain of its kind needs, for WebAssembly.
mod abi;
mod calls;
mod demand;
mod host;
mod machine;
mod message;
mod policy;
mod precompiles;
mod rules;
mod state;
mod trace;
mod wire;
mod words;
