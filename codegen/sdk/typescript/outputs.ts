/** The files of the TypeScript SDK. */
import type { Output } from '../../output.js';
import { licenceFile, runtimeFiles } from '../runtime.js';
import { emitCatalogue } from './catalogue.js';
import { emitExamples } from './examples.js';
import { emitMethods } from './methods.js';
import { emitPackage, emitTsconfig } from './package.js';
import { emitShapes } from './shapes.js';
import { emitTypes } from './types.js';

const FOLDER = 'sdk/typescript';

/** Emitted files and the hand-written ones next to them. */
export const TYPESCRIPT_SDK: readonly Output[] = [
  { file: `${FOLDER}/src/types.ts`, emit: emitTypes, formatted: true },
  { file: `${FOLDER}/src/methods.ts`, emit: emitMethods, formatted: true },
  { file: `${FOLDER}/src/catalogue.ts`, emit: emitCatalogue, formatted: true },
  { file: `${FOLDER}/src/shapes.ts`, emit: emitShapes, formatted: false },
  { file: `${FOLDER}/test/examples.ts`, emit: emitExamples, formatted: false },
  { file: `${FOLDER}/package.json`, emit: emitPackage, formatted: false },
  { file: `${FOLDER}/tsconfig.json`, emit: emitTsconfig, formatted: false },
  licenceFile('typescript'),
  // The tsconfig.json next to the hand-written files is that of this repository: there the emitted ones are elsewhere.
  ...runtimeFiles('typescript').filter(({ file }) => file !== `${FOLDER}/tsconfig.json`),
];
