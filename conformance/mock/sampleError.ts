/** Errors as the server makes them, with made-up details: data that fit the schema, and a text in every placeholder. */
import { errorCatalogue, type ErrorName } from '../../generated/errors.js';
import { RpcError } from '../../src/jsonrpc/rpcErrors.js';
import type { ContractExamples, Schema } from './contractExamples.js';

/** The reason in the messages of mocked errors. */
const REASON = 'mocked';

/** `Error(string)` with the reason, as Solidity encodes it: selector, offset, length, text. */
const REVERT_DATA = `0x08c379a0${word(32)}${word(REASON.length)}${Buffer.from(REASON).toString('hex').padEnd(64, '0')}`;

/** One of these fits each pattern of the contract: a quantity, bytes, a hash, an address. */
const TEXTS = ['example', '0x1', '0x', `0x${'00'.repeat(32)}`, `0x${'00'.repeat(20)}`];

/** The error of the catalogue. `{reason}` of its message becomes "mocked", any other placeholder its own name. */
export function sampleError(name: ErrorName, contract: Pick<ContractExamples, 'errorData' | 'schemas'>): RpcError {
  const { code, message } = errorCatalogue[name];
  const text = message.replace(/\{(\w+)\}/g, (_, place: string) => (place === 'reason' ? REASON : place));
  const schema = contract.errorData.get(name);
  const sampled = schema === undefined ? undefined : sample(schema, contract.schemas);
  return new RpcError(name, code, text, name === 'executionRevertedWithReason' ? REVERT_DATA : sampled);
}

/** A value that fits a schema without alternatives, which is what the data of errors have. */
function sample(schema: Schema, schemas: ContractExamples['schemas']): unknown {
  const { $ref, type, properties, pattern } = schema;
  if (typeof $ref === 'string') return sample(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, schemas);
  if (type === 'integer') return 1;
  if (type === 'array') return [];
  if (type === 'string') {
    const rule = typeof pattern === 'string' ? new RegExp(pattern) : /^/;
    return TEXTS.find((text) => rule.test(text));
  }
  // Of JSON schema's keywords, this one holds schemas by name.
  const fields = Object.entries((properties ?? {}) as Record<string, Schema>);
  return Object.fromEntries(fields.map(([name, field]) => [name, sample(field, schemas)]));
}

function word(value: number): string {
  return value.toString(16).padStart(64, '0');
}
