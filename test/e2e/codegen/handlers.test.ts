/**
 * What the compiler must refuse. The lines before the tests are compiled by the first test, which fails when one of the
 * expected errors is missing; the other tests compile the emitted table of a small contract with handlers of its own.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { contractOf } from '../../../codegen/contract.js';
import { readContract } from '../../../codegen/readContract.js';
import type { Document, MethodObject } from '../../../codegen/document.js';
import { emitErrors } from '../../../codegen/errors.js';
import { emitHandlers, missingHandlers } from '../../../codegen/handlers.js';
import { emitMethods } from '../../../codegen/methods.js';
import { emitTypes } from '../../../codegen/types.js';
import type { ErrorDescription } from '../../../generated/errors.js';
import type { Handlers } from '../../../generated/methods.js';
import type { SubscriptionMap } from '../../../generated/notifications.js';
import type { Address, Hash, MethodMap, Quantity, Transaction } from '../../../generated/types.js';

interface Encoded {
  readonly json: string;
}
interface Request {
  readonly signal: AbortSignal;
}
type WebSocketRequest = Request & { readonly connection: object };
type All = Handlers<Request, WebSocketRequest, Encoded>;

declare const others: Omit<All, 'eth_chainId'>;

const _complete = (): All => ({ ...others, eth_chainId: () => '0x1' as Quantity });
// @ts-expect-error a handler is missing
const _incomplete = (): All => others;
// @ts-expect-error the contract does not know this method
const _unknown = (): All => ({ ..._complete(), eth_chainIdentifier: () => '0x1' as Quantity });
// @ts-expect-error a hash is not a quantity
const _mistaken = (): All => ({ ..._complete(), eth_chainId: () => `0x${'00'.repeat(32)}` as Hash });
const _encoded = (): All => ({ ..._complete(), eth_getBlockByHash: async () => ({ json: 'null' }) });
const _pushing = (): All => ({ ..._complete(), eth_unsubscribe: (_params, { connection }) => connection === null });
// @ts-expect-error a method that can be called over HTTP has no connection
const _calling = (): All => ({ ..._complete(), eth_mining: (_params, { connection }) => connection === null });

// @ts-expect-error an address is not a hash
const _swapped = (address: Address): Hash => address;
// @ts-expect-error the first parameter must be given
const _none: MethodMap['eth_getBalance']['params'] = [];

/** The type of a transaction says which fields it has. */
function _priceOf(transaction: Transaction): Quantity {
  // @ts-expect-error a legacy transaction has no fee cap
  if (transaction.type === '0x0') return transaction.maxFeePerGas as Quantity;
  return transaction.type === '0x1' ? transaction.gasPrice : transaction.maxFeePerGas;
}

/** The name of a subscription says which options it has, and what it sends. */
function _fromOf([name, options]: MethodMap['eth_subscribe']['params']): unknown {
  // @ts-expect-error not every subscription begins somewhere
  if (name === 'transactionReceipts') return options?.fromBlock;
  return name === 'newHeads' ? options?.includeTransactions : options;
}
// @ts-expect-error options of another subscription
const _mixed: MethodMap['eth_subscribe']['params'] = ['newHeads', { address: '0x' }];
const _isSyncing = (status: SubscriptionMap['syncing']['result']): boolean => status !== false && status.syncing;

const _described: ErrorDescription = { name: 'executionFailed', arguments: { reason: 'out of gas' } };
// @ts-expect-error the message of this error has a reason
const _unreasoned: ErrorDescription = { name: 'executionFailed', arguments: {} };
// @ts-expect-error the limit of this error is a number
const _unlimited: ErrorDescription = { name: 'batchTooLarge', arguments: { value: 2, limit: 1 }, data: { limit: '1' } };
// @ts-expect-error this error has other arguments
const _exchanged: ErrorDescription = { name: 'nodeUnavailable', arguments: { resource: 'block' } };

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.es2023.d.ts'],
  types: ['node'],
  typeRoots: [fileURLToPath(new URL('../../../node_modules/@types', import.meta.url))],
  strict: true,
  noUncheckedIndexedAccess: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
};

/** What the compiler says of one file. */
function complaints(file: string): string[] {
  const program = ts.createProgram([file], OPTIONS);
  return [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics(program.getSourceFile(file))].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
}

test('the types of the contract refuse what is written above, and nothing else', () => {
  expect(complaints(fileURLToPath(import.meta.url))).toEqual([]);
});

describe('the emitted table of handlers', () => {
  const method = (name: string, namespace: string): MethodObject => ({
    name,
    'x-namespace': namespace,
    params: [],
    result: { name: 'done', schema: { type: 'boolean' } },
  });
  const document: Document = {
    info: { version: '1.0.0' },
    methods: [method('eth_find', 'eth'), method('rpc.list', 'rpc')],
    components: { schemas: { Key: { type: 'string' } }, errors: { lost: { code: -1, message: 'lost' } } },
  };
  const contract = contractOf(document);
  /** A contract with `eth_find`, which has a file of its own, and `rpc.list`, which has not. */
  const project = {
    'generated/types.ts': emitTypes(contract),
    'generated/errors.ts': emitErrors(contract),
    'generated/methods.ts': emitMethods(contract),
    'src/jsonrpc/request.ts': `import type { Handlers as All, MethodName } from '../../generated/methods.js';
      export type Handlers = All<object, object, never>;
      export type Handler<Name extends MethodName> = Handlers[Name];`,
    'src/methods/services.ts': 'export interface Services { found: boolean }',
    'src/methods/eth/find.ts': 'export const find = ({ found }: { found: boolean }) => () => found;',
    'src/methods/rpc.ts': 'export const list = () => async () => true;',
  };
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'halley-handlers-'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  });

  afterEach(() => rm(folder, { recursive: true }));

  async function compile(files: Record<string, string | null>): Promise<string[]> {
    for (const [file, text] of Object.entries({ ...project, ...files })) {
      if (text === null) continue;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    const table = join(folder, 'generated/handlers.ts');
    await writeFile(table, emitHandlers(contract, folder));
    return complaints(table);
  }

  test('compiles with a handler for each method, whether it takes services or none', async () => {
    expect(await compile({})).toEqual([]);
    expect(missingHandlers(contract, folder)).toEqual([]);
  });

  test('does not compile without the file of a handler', async () => {
    expect(await compile({ 'src/methods/rpc.ts': null })).toEqual([
      expect.stringContaining("Cannot find module '../src/methods/rpc/list.js'"),
    ]);
    expect(missingHandlers(contract, folder)).toEqual([
      "src/methods/rpc/list.ts must export list(services): Handler<'rpc.list'>",
    ]);
  });

  test('does not compile without the export that has the name of the method', async () => {
    expect(await compile({ 'src/methods/eth/find.ts': 'export const search = () => () => true;' })).toEqual([
      expect.stringContaining("has no exported member 'find'"),
    ]);
    expect(await compile({ 'src/methods/rpc.ts': 'export const show = () => () => true;' })).toEqual([
      expect.stringContaining("has no exported member 'list'"),
    ]);
    expect(missingHandlers(contract, folder)).toEqual([
      "src/methods/rpc.ts must export list(services): Handler<'rpc.list'>",
    ]);
  });

  test('takes the file of a method of its own before that of its namespace', async () => {
    expect(await compile({ 'src/methods/eth.ts': 'export const find = () => () => 1;' })).toEqual([]);
  });

  test('does not compile with a handler that answers something else', async () => {
    expect(await compile({ 'src/methods/eth/find.ts': 'export const find = () => () => 1;' })).toEqual([
      expect.stringContaining("'number' is not assignable to type 'boolean"),
    ]);
  });
});

describe('the contract', () => {
  test('has a handler for each method', async () => {
    expect(missingHandlers(await readContract(), join(import.meta.dirname, '../../..'))).toEqual([]);
  });
});
