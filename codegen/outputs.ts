/** The files of generated/ that come from the contract, and how each is made. */
import { format } from 'prettier';
import type { Contract } from './contract.js';
import { emitErrors } from './errors.js';
import { emitHandlers } from './handlers.js';
import { emitMethods } from './methods.js';
import { emitNotifications } from './notifications.js';
import type { Output } from './output.js';
import { SDK_OUTPUTS } from './sdk/outputs.js';
import { emitTypes } from './types.js';
import { emitParamsValidators, emitResultValidators } from './validators.js';

/** Every file that comes from the contract. */
export const OUTPUTS: readonly Output[] = [
  { file: 'types.ts', emit: emitTypes, formatted: true },
  { file: 'methods.ts', emit: emitMethods, formatted: true },
  { file: 'handlers.ts', emit: emitHandlers, formatted: true },
  { file: 'errors.ts', emit: emitErrors, formatted: true },
  { file: 'notifications.ts', emit: emitNotifications, formatted: true },
  { file: 'validators.ts', emit: emitParamsValidators, formatted: false },
  { file: 'resultValidators.ts', emit: emitResultValidators, formatted: false },
  ...SDK_OUTPUTS,
];

/** The final text of an output. */
export async function textOf(output: Output, contract: Contract): Promise<string> {
  const text = output.emit(contract);
  return output.formatted
    ? format(text, { parser: 'typescript', printWidth: 120, singleQuote: true, trailingComma: 'all' })
    : text;
}
