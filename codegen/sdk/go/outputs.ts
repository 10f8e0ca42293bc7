/** The files of the Go SDK. */
import type { Output } from '../../output.js';
import { nativeContract } from '../native/build.js';
import type { NativeContract } from '../native/model.js';
import { emitGoCatalogue, emitGoSubscriptions, emitGoVersion } from './catalogue.js';
import { emitGoBatch, emitGoMethods } from './methods.js';
import { emitGoTypes } from './types.js';

const emitted = (file: string, emit: (contract: NativeContract) => string): Output => ({
  file,
  emit: (contract) => emit(nativeContract(contract)),
  formatted: false,
});

/** What is emitted of `generated/sdk/go`. */
export const GO_SDK: readonly Output[] = [
  emitted('types.go', emitGoTypes),
  emitted('methods.go', emitGoMethods),
  emitted('batch_methods.go', emitGoBatch),
  emitted('catalogue.go', emitGoCatalogue),
  emitted('subscriptions.go', emitGoSubscriptions),
  emitted('version.go', emitGoVersion),
];
