/** The files of the Rust SDK. */
import type { Output } from '../../output.js';
import { nativeContract } from '../native/build.js';
import type { NativeContract } from '../native/model.js';
import { emitRustCatalogue, emitRustSubscriptions } from './catalogue.js';
import { emitRustCalls } from './calls.js';
import { emitCargoManifest } from './manifest.js';
import { emitRustBatch, emitRustMethods } from './methods.js';
import { emitRustTypes } from './types.js';

const emitted = (file: string, emit: (contract: NativeContract) => string): Output => ({
  file,
  emit: (contract) => emit(nativeContract(contract)),
  formatted: false,
});

/** What is emitted of `generated/sdk/rust`. */
export const RUST_SDK: readonly Output[] = [
  emitted('Cargo.toml', emitCargoManifest),
  emitted('src/types.rs', emitRustTypes),
  emitted('src/methods.rs', emitRustMethods),
  emitted('src/batch_methods.rs', emitRustBatch),
  emitted('src/catalogue.rs', emitRustCatalogue),
  emitted('src/subscriptions.rs', emitRustSubscriptions),
  emitted('test/calls.rs', emitRustCalls),
];
