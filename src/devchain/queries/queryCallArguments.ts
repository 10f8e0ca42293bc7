/**
 * Decodes the JSON of calls and state overrides in EthCall, EstimateGas and TraceCall. It is validated by the
 * contract's schema for eth_call first; `execution/transition/message.ts` decodes the call object.
 */
import { paramsValidators } from '../../../generated/validators.js';
import type { StateOverrides } from '../../../generated/types.js';
import { CALL_FIELDS } from '../../ethereum/transaction/callObject.js';
import { decodeCall, type Message } from '../../execution/transition/message.js';
import { ExecutionError, refusalText } from '../../execution/refusals/executionError.js';
import { invalidArgument } from '../queryFailure.js';

/** Throws QueryFailure for anything but a call of this chain. */
export function decodeArguments(args: Uint8Array, chainId: bigint): Message {
  const fields = parseObject(args);
  const call = Object.fromEntries(CALL_FIELDS.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));
  assertValid([call, 'latest']);
  try {
    return decodeCall(call, chainId);
  } catch (error) {
    if (error instanceof ExecutionError) throw invalidArgument(refusalText(error));
    throw error;
  }
}

/** Null for no bytes. Throws QueryFailure for anything but state overrides. */
export function decodeOverrides(overrides: Uint8Array): StateOverrides | null {
  if (overrides.length === 0) return null;
  const fields = parseObject(overrides);
  assertValid([{}, 'latest', fields]);
  // The validator of eth_call has just accepted it as overrides.
  return fields as StateOverrides;
}

function parseObject(bytes: Uint8Array): Record<string, unknown> {
  const text = Buffer.from(bytes).toString('utf8');
  const value = parseJson(text);
  if (value === null) return {};
  // A JSON value that is an object and not an array has text keys.
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  const kind = Array.isArray(value) ? 'array' : typeof value;
  throw invalidArgument(`json: cannot unmarshal ${kind} into Go value of type types.TransactionArgs`);
}

function parseJson(text: string): unknown {
  if (text.trim() === '') throw invalidArgument('unexpected end of JSON input');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw invalidArgument(wordJsonError(text, cause instanceof Error ? cause.message : ''));
  }
}

/** The words of Go's decoder for the position at which the text stops being JSON. */
function wordJsonError(text: string, message: string): string {
  const position = /position (\d+)/.exec(message)?.[1];
  const character = position === undefined ? undefined : text[Number(position)];
  if (character === undefined) return 'unexpected end of JSON input';
  const expected = message.startsWith('Expected property name')
    ? 'beginning of object key string'
    : 'beginning of value';
  return `invalid character '${character}' looking for ${expected}`;
}

function assertValid(params: unknown[]): void {
  const validate = paramsValidators.eth_call;
  if (validate(params)) return;
  const { instancePath = '', keyword = '' } = validate.errors?.at(0) ?? {};
  const [parameter = '', ...path] = instancePath.split('/').slice(1);
  throw invalidArgument(
    `${parameter === '2' ? 'overrides' : 'args'}.${path.join('.').slice(0, 200)}: invalid ${keyword}`,
  );
}
