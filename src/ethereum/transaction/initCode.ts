import type { ChargedParts } from './intrinsicGas.js';

/** Most bytes of init code (EIP-3860). */
export const MAX_INIT_CODE_BYTES = 49_152;

/** The rules that decide about the limit. */
export interface InitCodeRules {
  /** Before Shanghai there is no limit. */
  shanghai: boolean;
  /** `MAX_INIT_CODE_BYTES` when omitted. */
  maxInitCodeBytes?: number;
}

/** True for a creation (a transaction with a null `to`) with more init code than allowed. */
export function exceedsInitCode({ to, input }: Pick<ChargedParts, 'to' | 'input'>, rules: InitCodeRules): boolean {
  return to === null && rules.shanghai && input.length > (rules.maxInitCodeBytes ?? MAX_INIT_CODE_BYTES);
}
