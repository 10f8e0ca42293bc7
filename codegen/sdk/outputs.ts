/** The files of all client SDKs, below generated/sdk/. */
import type { Output } from '../output.js';
import { GO_SDK } from './go/outputs.js';
import { PYTHON_SDK } from './python/outputs.js';
import { RUST_SDK } from './rust/outputs.js';
import { TYPESCRIPT_SDK } from './typescript/outputs.js';

/** Every file of every SDK. */
export const SDK_OUTPUTS: readonly Output[] = [...TYPESCRIPT_SDK, ...PYTHON_SDK, ...GO_SDK, ...RUST_SDK];
