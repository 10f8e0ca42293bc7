import type { CallObject, StateOverrides } from '../../../generated/types.js';
import { CALL_FIELDS } from '../../ethereum/transaction/callObject.js';

/**
 * The call object as JSON for the node: equal calls give equal text, whatever the order of the client's fields. Hex
 * text is passed on as it came. `input` wins over `data`, as in geth; only one is sent.
 */
export function callJson(call: CallObject): string {
  const args: Record<string, unknown> = {};
  for (const field of CALL_FIELDS) {
    const value = call[field];
    if (value === null || value === undefined) continue;
    if (field === 'data' && args['input'] !== undefined) continue;
    args[field] = value;
  }
  return JSON.stringify(args);
}

/** State overrides as JSON for the node; empty text for none. */
export function overridesJson(overrides: StateOverrides | null): string {
  return overrides === null ? '' : JSON.stringify(overrides);
}

/** The cache key of a call, cheaper than JSON: hex has no commas. `overrides` is JSON, or empty. */
export function callKey(call: CallObject, overrides: string): string {
  let key = 'call';
  for (const field of CALL_FIELDS) {
    const value = call[field] ?? '';
    key += typeof value === 'string' ? `,${value}` : `,${JSON.stringify(value)}`;
  }
  return key + overrides;
}
