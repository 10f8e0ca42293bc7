/** Everything that is made from the contract. A language is added here and in a folder of sdk/: README.md says how. */
import { emitErrors } from './errors.js';
import { emitHandlers } from './handlers.js';
import { emitMethods } from './methods.js';
import { emitNotifications } from './notifications.js';
import type { Component, Output } from './output.js';
import { GO_SDK } from './sdk/go/outputs.js';
import { PYTHON_SDK } from './sdk/python/outputs.js';
import { RUST_SDK } from './sdk/rust/outputs.js';
import { sdk } from './sdk/sdk.js';
import { compilePackage } from './sdk/typescript/compile.js';
import { TYPESCRIPT_SDK } from './sdk/typescript/outputs.js';
import { emitTypes } from './types.js';
import { emitParamsValidators } from './validators.js';

const SERVER: Component = {
  language: 'server',
  folder: '.',
  outputs: [
    { file: 'types.ts', emit: emitTypes, formatted: true },
    { file: 'methods.ts', emit: emitMethods, formatted: true },
    { file: 'handlers.ts', emit: emitHandlers, formatted: true },
    { file: 'errors.ts', emit: emitErrors, formatted: true },
    { file: 'notifications.ts', emit: emitNotifications, formatted: true },
    { file: 'validators.ts', emit: emitParamsValidators, formatted: false },
  ],
};

/** The parts of generated/ that come from the contract. */
export const COMPONENTS: readonly Component[] = [
  SERVER,
  sdk('typescript', TYPESCRIPT_SDK, compilePackage),
  sdk('python', PYTHON_SDK),
  sdk('go', GO_SDK),
  sdk('rust', RUST_SDK),
];

/** Every file that is made from the contract, with its path below generated/. */
export const OUTPUTS: readonly Output[] = COMPONENTS.flatMap(({ folder, outputs }) =>
  outputs.map((output) => ({ ...output, file: folder === '.' ? output.file : `${folder}/${output.file}` })),
);
