import { ownWork } from '../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import { createHandlers } from '../../../generated/handlers.js';
import { contractLimits, methodTable, type Limit, type MethodName } from '../../../generated/methods.js';
import type { Address, Hash, LimitDetail } from '../../../generated/types.js';
import type { BlockSummary } from '../../../src/chain/blocks.js';
import type { AddressSearch, AddressUse } from '../../../src/chain/keptTraces.js';
import type { BroadcastResult } from '../../../src/chain/node.js';
import type { KeyedLock } from '../../../src/concurrency/keyedMutex.js';
import { resolveConfig } from '../../../src/config/config.js';
import { SETTINGS, settingEntries } from '../../../src/config/settings.js';
import { rejectionText, type SendingFacts } from '../../../src/cosmos/sending/rejection.js';
import type { SignedTransaction } from '../../../src/ethereum/transaction/transaction.js';
import { MAX_STATE_BYTES } from '../../../src/devchain/app/dump/anvilState.js';
import { MAX_EMPTY_BLOCKS } from '../../../src/devchain/comet/stateLoading.js';
import { LOCAL_EXECUTOR_DEFAULTS } from '../../../src/execution/localExecutor.js';
import { planBlocks } from '../../../src/execution/simulate/simulationPlan.js';
import { DEFAULT_STORE_CAPS } from '../../../src/filters/filters.js';
import type { Connection, WebSocketRequest } from '../../../src/jsonrpc/request.js';
import type { AnyHandler } from '../../../src/jsonrpc/contract.js';
import { toRpcError } from '../../../src/jsonrpc/rpcErrors.js';
import { MAX_GUESSES, MAX_PAIRED, MAX_WAITING } from '../../../src/keystore/limits.js';
import { KEPT_LOGS } from '../../../src/store/lmdb/keptLogs.js';
import { MAX_COMPARED_BLOCKS } from '../../../src/methods/eth/logQuery.js';
import { findPage, type PageSearch, type SearchParts } from '../../../src/methods/ots/searchPage.js';
import type { Services } from '../../../src/methods/services.js';
import { HeldMemory } from '../../../src/caller/heldMemory.js';
import { Subscriptions, type SubscriptionParts } from '../../../src/subscriptions/subscriptions.js';
import { MAX_RUNNING_REQUESTS } from '../../../src/transport/limits.js';
import { FILTER_LIMITS } from '../../../src/tracing/parity/filterTraces.js';
import { MAX_TRACES, MAX_WAITING_TRACES } from '../../../src/wiring/createTraces.js';
import { etherbaseWaitMs } from '../../../src/wiring/createServices.js';
import { MAX_TRACE_MS } from '../../../src/upstream/nodeServices.js';

/** The number in the code of every limit that is the same everywhere and can only be met by many requests. */
const NUMBER_OF: Readonly<Record<string, number>> = {
  requestsInProgress: MAX_RUNNING_REQUESTS,
  stateReads: LOCAL_EXECUTOR_DEFAULTS.maxReads,
  waitingCalls: LOCAL_EXECUTOR_DEFAULTS.maxWaiting,
  filterBytesPerClient: DEFAULT_STORE_CAPS.bytesPerClient,
  filters: DEFAULT_STORE_CAPS.filters,
  filterBytes: DEFAULT_STORE_CAPS.bytes,
  removedLogBytes: KEPT_LOGS.bytes,
  removedLogBlocks: KEPT_LOGS.blocks,
  comparedBlocks: MAX_COMPARED_BLOCKS,
  state: MAX_STATE_BYTES,
  emptyBlocks: MAX_EMPTY_BLOCKS,
  wrongPassphrases: MAX_GUESSES.limit,
  keyDerivations: MAX_WAITING.limit,
  pairedWallets: MAX_PAIRED.limit,
  traces: MAX_TRACES,
  waitingTraces: MAX_WAITING_TRACES,
  traceTime: MAX_TRACE_MS,
  'miner_setEtherbase.wait': etherbaseWaitMs(resolveConfig({}, {}).config),
  ...FILTER_LIMITS,
};

const ADDRESS = `0x${'11'.repeat(20)}`;
const OTHER = `0x${'22'.repeat(20)}`;

const percentiles = (count: number): number[] => Array.from({ length: count }, (_, index) => (100 * index) / count);
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const distinct = (count: number, bytes: number): string[] =>
  Array.from({ length: count }, (_, index) => `0x${index.toString(16).padStart(2 * bytes, '0')}`);

/** Ends a request that has passed the check of its limit: it reached the first part that it asks. */
class LimitPassed extends Error {
  override readonly name = 'LimitPassed';
}

function passed(): never {
  throw new LimitPassed();
}

/** A request of every limit that one request can exceed, with as many of what the limit counts as asked. */
const REQUEST_WITH: Readonly<Record<string, (count: number) => unknown>> = {
  'eth_feeHistory.percentiles': (count) => ask('eth_feeHistory', '0x1', 'latest', percentiles(count)),
  'eth_getProof.positions': (count) => ask('eth_getProof', ADDRESS, times(count, '0x0'), 'latest'),
  'eth_getStorageValues.slots': (count) =>
    ask('eth_getStorageValues', { [ADDRESS]: times(count - 1, '0x0'), [OTHER]: ['0x0'] }, 'latest'),
  'eth_sendTransaction.waiting': (count) => {
    sendsWaiting = count - 1;
    return ask('eth_sendTransaction', { from: ADDRESS });
  },
  'eth_getLogs.addresses': (count) => ask('eth_getLogs', { address: distinct(count, 20) }),
  'eth_newFilter.addresses': (count) => ask('eth_newFilter', { address: distinct(count, 20) }),
  'eth_subscribe.addresses': (count) => ask('eth_subscribe', 'logs', { address: distinct(count, 20) }),
  'eth_subscribe.transactionHashes': (count) =>
    ask('eth_subscribe', 'transactionReceipts', { transactionHashes: distinct(count, 32) }),
  'eth_subscribe.valuesPerConnection': subscribeTo,
  'eth_simulateV1.blocks': (count) => planBlocks(BASE, { blockStateCalls: times(count, {}) }),
  'eth_simulateV1.calls': (count) => planBlocks(BASE, { blockStateCalls: [{ calls: times(count, {}) }] }),
  // The types of the message and of the domain are two of them.
  'eth_signTypedData.types': (count) =>
    sign('bool', true, Object.fromEntries(times(count - 2, []).map((fields, index) => [`T${index}`, fields]))),
  // Beside the name of the field and its type.
  'eth_signTypedData.typeCharacters': (count) =>
    sign('bool', true, { ['x'.repeat(count - DOMAIN_CHARACTERS - 'Avbool'.length)]: [] }),
  // The message and its list are values too.
  'eth_signTypedData.values': (count) => sign('uint8[]', times(count - 2, 1)),
  'eth_signTypedData.characters': (count) => sign('string[]', ['x'.repeat(count - 1), 'x']),
  'eth_signTypedData.depth': (count) =>
    sign(`uint8${'[]'.repeat(count - 1)}`, JSON.parse(`${'['.repeat(count - 1)}${']'.repeat(count - 1)}`)),
  'ots_getBlockTransactions.pageSize': (count) => ask('ots_getBlockTransactions', 'latest', 0, count),
  'ots_searchTransactionsBefore.pageSize': (count) => ask('ots_searchTransactionsBefore', ADDRESS, 0, count),
  'ots_searchTransactionsBefore.blockTransactions': findInBlock,
  'ots_searchTransactionsAfter.pageSize': (count) => ask('ots_searchTransactionsAfter', ADDRESS, 0, count),
  'ots_searchTransactionsAfter.blockTransactions': findInBlock,
  'trace_callMany.calls': (count) => ask('trace_callMany', times(count, [{}, []])),
  'trace_filter.addresses': (count) => ask('trace_filter', { fromAddress: distinct(count, 20) }),
  'debug_cpuProfile.duration': (count) => ask('debug_cpuProfile', 'file', count),
  'debug_goTrace.duration': (count) => ask('debug_goTrace', 'file', `0x${count.toString(16)}`),
  'debug_blockProfile.duration': (count) => ask('debug_blockProfile', 'file', count),
  'debug_mutexProfile.duration': (count) => ask('debug_mutexProfile', 'file', count),
  'debug_traceCallMany.calls': (count) => ask('debug_traceCallMany', [{ transactions: times(count, {}) }]),
  'debug_storageRangeAt.slots': (count) => ask('debug_storageRangeAt', '0x1', 0, ADDRESS, '0x', count),
  'anvil_mine.blocks': (count) => ask('anvil_mine', `0x${count.toString(16)}`),
  'evm_mine.blocks': (count) => ask('evm_mine', { blocks: count }),
  'evm_mine_detailed.blocks': (count) => ask('evm_mine_detailed', { blocks: count }),
  'anvil_reorg.depth': (count) => ask('anvil_reorg', count, []),
};

/** Transactions of an account that wait before another one comes. */
let sendsWaiting = 0;
const nonces: KeyedLock<Address> = {
  run(_account, _task, _signal, limit) {
    if (limit !== undefined && sendsWaiting >= limit.most) throw limit.excess(sendsWaiting + 1);
    return passed();
  },
};

// A limit is checked before these services are asked. A request within it ends where it asks one of them.
const handlers = createHandlers({
  identity: { chainId: 1n, clientVersion: '', namespaces: [] },
  isDevelopment: true,
  development: () => ({ mine: async () => undefined, info: passed }),
  subscriptions: { subscribe: () => '0x1' },
  blocks: { head: passed, earliest: () => 1 },
  addressIndex: { covered: passed },
  filters: { createLogFilter: passed },
  signers: { signerOf: passed, senderOf: () => 'chain' },
  runtime: { record: passed, measure: passed },
  wallet: { nonces },
} as unknown as Services);

function ask(method: MethodName, ...params: unknown[]): unknown {
  const handler = handlers[method] as AnyHandler;
  return handler(params as never, { connection: {} } as WebSocketRequest);
}

/** A search that finds so many transactions in one block. */
function findInBlock(count: number): unknown {
  const found = times(count, { place: { blockNumber: 1, transactionIndex: 0 } });
  const addressIndex = {
    covered: () => null,
    uses: async (_: string, { limit }: AddressSearch) => found.slice(0, limit) as AddressUse[],
  };
  const search = { address: ADDRESS as Address, range: { from: 1, to: 1 }, order: 'ascending', pageSize: 1 };
  return findPage(
    search as PageSearch,
    { addressIndex } as unknown as SearchParts,
    ownWork(new AbortController().signal),
  );
}

const DOMAIN_CHARACTERS = 'EIP712Domain'.length;

/** Signs a message with one field; the type of the domain is counted with the others. */
function sign(type: string, v: unknown, more: object = {}): unknown {
  const types = { A: [{ name: 'v', type }], ...more };
  return ask('eth_signTypedData', ADDRESS, { types, primaryType: 'A', domain: {}, message: { v } });
}

// A plan reads only the number and the time of the block that it starts from.
const BASE = { number: 1, timestamp: 1 } as BlockSummary;

function subscribeTo(count: number): unknown {
  // The head is asked for once the limit is checked.
  const parts = {
    indexStatus: { onBlock: () => undefined, onRemoved: () => undefined },
    mempool: { onAdded: () => undefined },
    blocks: { head: passed, earliest: () => 1 },
  };
  const subscriptions = new Subscriptions({ maxPerConnection: 1 }, parts as unknown as SubscriptionParts);
  const connection = { onClosed: () => undefined } as unknown as Connection;
  return subscriptions.subscribe(connection, { memory: new HeldMemory(null) } as WebSocketRequest, {
    kind: 'blocks',
    query: { kind: 'transactionReceipts', hashes: new Set(distinct(count, 32) as Hash[]) },
    range: { from: null, to: Infinity },
  });
}

/** The limit that a request was refused for, or that it was accepted. Rejects with any other error. */
async function verdict(request: () => unknown): Promise<{ error: string; limit: unknown } | 'accepted'> {
  try {
    await request();
    return 'accepted';
  } catch (error) {
    if (error instanceof LimitPassed) return 'accepted';
    const told = toRpcError(error, { error: () => undefined }, 0);
    if (!['limitExceeded', 'clientLimitExceeded'].includes(told.errorName)) throw error;
    // These two errors have the detail of a limit as their data.
    return { error: told.errorName, limit: (told.data as LimitDetail | undefined)?.limit };
  }
}

interface Place {
  /** `method.limit`, or the name of a limit that holds for all methods. */
  readonly place: string;
  readonly name: string;
  readonly limit: Limit;
}

const PLACES: Place[] = [
  ...Object.entries<Limit>(contractLimits).map(([name, limit]) => ({ place: name, name, limit })),
  ...Object.entries(methodTable).flatMap(([method, entry]) =>
    Object.entries<Limit>(entry.limits).map(([name, limit]) => ({ place: `${method}.${name}`, name, limit })),
  ),
];

/** The entry for a limit: that of its method, or else that of its name. */
function entryFor<T>(entries: Readonly<Record<string, T>>, { place, name }: Place): T | undefined {
  return entries[place] ?? entries[name];
}

const { config } = resolveConfig({}, {});

describe('the limits of the contract', () => {
  test('each have one test: of a setting, of a number in the code, or of a request', () => {
    const ways = PLACES.map((place) => ({
      place: place.place,
      ways:
        Number(place.limit.setting !== undefined) +
        [NUMBER_OF, REQUEST_WITH].filter((entries) => entryFor<unknown>(entries, place) !== undefined).length,
    }));
    const transactionSizes = ['eth_sendRawTransaction', 'eth_sendRawTransactionSync'].map((method) => ({
      place: `${method}.transactionSize`,
      ways: 0,
    }));
    expect(ways.filter((found) => found.ways !== 1)).toEqual(transactionSizes);
  });

  test('include every limit that is named here', () => {
    const known = PLACES.flatMap(({ place, name }) => [place, name]);
    const named = [NUMBER_OF, REQUEST_WITH].flatMap((entries) => Object.keys(entries));
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  const set = PLACES.flatMap((place) => {
    const { setting, default: limit } = place.limit;
    return setting === undefined ? [] : [[place.place, setting, limit] as const];
  });
  test.each(set)('%s has the default of %s', (_place, setting, limit) => {
    const [name] = settingEntries().find(([each]) => each === setting) ?? [];
    expect(name && config[name]).toBe(limit);
  });

  test('that a setting switches off with 0 are numbers whose help says so', () => {
    const off = settingEntries().filter(([, { zeroMeansNone }]) => zeroMeansNone === true);
    expect(off.filter(([, { meaning }]) => !/; 0: (?:no |only )/.test(meaning))).toEqual([]);
    const settings = new Set(set.map(([, setting]) => setting));
    const silent = settingEntries().filter(
      ([name, { meaning }]) => settings.has(name) && /; 0: /.test(meaning) && !off.some(([each]) => each === name),
    );
    expect(silent).toEqual([]);
    expect(SETTINGS['json-rpc.gas-cap'].zeroMeansNone).toBe(true);
  });

  const numbered = PLACES.flatMap((place) => {
    const number = entryFor(NUMBER_OF, place);
    return number === undefined ? [] : [[place.place, number, place.limit.default] as const];
  });
  test.each(numbered)('%s is the number in the code, %d', (_place, number, limit) => {
    expect(number).toBe(limit);
  });

  const requested = PLACES.flatMap((place) => {
    const request = entryFor(REQUEST_WITH, place);
    return request === undefined ? [] : [[place.place, request, place.limit] as const];
  });
  test.each(requested)(
    '%s refuses one more, and accepts as many',
    async (_place, request, { default: limit, error }) => {
      expect(await verdict(() => request(limit + 1))).toEqual({ error, limit });
      expect(await verdict(() => request(limit))).toBe('accepted');
    },
  );

  test('transactionSize is the limit that the error of an oversized transaction names', () => {
    const { default: limit } = methodTable.eth_sendRawTransaction.limits.transactionSize;
    const answer: BroadcastResult = { abciCode: 1, codespace: 'undefined', log: 'oversized data' };
    // The text needs nothing else of the transaction, and no facts.
    const transaction = { raw: new Uint8Array(limit + 1) } as SignedTransaction;
    expect(rejectionText(answer, transaction, {} as SendingFacts)).toBe(
      `oversized data: transaction size ${limit + 1}, limit ${limit}`,
    );
    expect(methodTable.eth_sendRawTransactionSync.limits.transactionSize.default).toBe(limit);
  });
});
