/** The files of the TypeScript SDK. */
import type { Output } from '../../output.js';
import { emitCatalogue } from './catalogue.js';
import { emitExamples } from './examples.js';
import { emitMethods } from './methods.js';
import { emitPackage } from './package.js';
import { emitShapes } from './shapes.js';
import { emitTypes } from './types.js';

/** What is emitted of `generated/sdk/typescript`. */
export const TYPESCRIPT_SDK: readonly Output[] = [
  { file: 'src/types.ts', emit: emitTypes, formatted: false },
  { file: 'src/methods.ts', emit: emitMethods, formatted: false },
  { file: 'src/catalogue.ts', emit: emitCatalogue, formatted: false },
  { file: 'src/shapes.ts', emit: emitShapes, formatted: false },
  { file: 'test/examples.ts', emit: emitExamples, formatted: false },
  { file: 'package.json', emit: emitPackage, formatted: false },
];
