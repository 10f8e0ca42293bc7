import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Contract } from '../../../codegen/contract.js';
import { readContract } from '../../../codegen/readContract.js';
import { contractLimits, methodTable, unsupportedMethods, type MethodName } from '../../../generated/methods.js';

const names = (text: string): string[] => text.trim().split(/\s+/).sort();

/** Methods of the specification that have no meaning on this chain. */
const UNSUPPORTED = names(`
  eth_getWork eth_submitWork eth_submitHashrate eth_compileLLL eth_compileSolidity eth_compileSerpent
  db_putString db_getString db_putHex db_getHex
  shh_post shh_version shh_newIdentity shh_hasIdentity shh_newGroup shh_addToGroup shh_newFilter shh_uninstallFilter
  shh_getFilterChanges shh_getMessages
  les_serverInfo les_clientInfo les_priorityClientInfo les_addBalance les_setClientParams les_setDefaultParams
  les_latestCheckpoint les_getCheckpoint les_getCheckpointContractAddress
  clique_getSnapshot clique_getSnapshotAtHash clique_getSigners clique_proposals clique_propose clique_discard
  clique_status
  debug_intermediateRoots debug_setHead debug_dumpBlock debug_seedHash debug_backtraceAt debug_traceBlockFromFile
  debug_standardTraceBlockToFile debug_standardTraceBadBlockToFile
`);

let contract: Contract;

beforeAll(async () => {
  contract = await readContract();
});

describe('the methods of the contract', () => {
  test('are those of the table, and none of them is one that the server never supports', () => {
    const answered = contract.methods.map(({ name }) => name).sort();
    expect(Object.keys(methodTable).sort()).toEqual(answered);
    expect(Object.keys(unsupportedMethods).sort()).toEqual(UNSUPPORTED);
    expect(UNSUPPORTED.filter((name) => answered.includes(name))).toEqual([]);
  });

  test('give a reason when they are never supported', () => {
    expect(unsupportedMethods.eth_getWork).toBe('the chain has no proof of work');
    expect(Object.values(unsupportedMethods).filter((reason) => reason.length < 10)).toEqual([]);
  });

  test("know the specification's spelling of a method", () => {
    expect(methodTable.eth_getTransactionByBlockNumberAndIndex.aliases).toEqual([
      'eth_getTransactionbyBlockNumberAndIndex',
    ]);
  });

  test('say which parameters must be given', () => {
    expect(methodTable.eth_getBalance).toMatchObject({ params: ['address', 'block'], required: 1 });
    expect(methodTable.eth_getBlockByNumber).toMatchObject({
      params: ['blockNumber', 'fullTransactions'],
      required: 1,
    });
    expect(methodTable.eth_call).toMatchObject({
      params: ['call', 'block', 'stateOverrides', 'blockOverrides'],
      required: 1,
    });
    expect(methodTable.eth_feeHistory).toMatchObject({ required: 2 });
  });
});

describe('a method that needs a WebSocket', () => {
  test('says so, and has the error that names the address of the WebSocket', () => {
    const needy = (Object.keys(methodTable) as MethodName[]).filter((name) => 'transport' in methodTable[name]);
    expect(needy).toEqual(['eth_subscribe', 'eth_unsubscribe']);
    for (const name of needy) expect(methodTable[name]).toMatchObject({ transport: 'websocket' });
    for (const name of needy) expect(methodTable[name].errors).toContain('webSocketNeeded');
  });
});

describe('the limits of the contract', () => {
  test('have a number, a unit and an error', () => {
    expect(methodTable.eth_getLogs.limits.blockRange).toEqual({
      default: 10000,
      unit: 'blocks outside the log index',
      error: 'logRangeExceeded',
      setting: 'json-rpc.block-range-cap',
    });
    expect(methodTable.eth_getLogs.limits.results).toEqual({
      default: 10000,
      unit: 'logs',
      error: 'logResultsExceeded',
      setting: 'json-rpc.logs-cap',
    });
    expect(methodTable.eth_feeHistory.limits.blocks.default).toBe(1024);
    expect(methodTable.eth_simulateV1.limits.blocks.default).toBe(256);
    expect(contractLimits.body).toEqual({
      default: 5242880,
      unit: 'bytes',
      error: 'bodyTooLarge',
      setting: 'json-rpc.http-body-limit',
    });
    expect(contractLimits.batch.default).toBe(1000);
    expect(contractLimits.response.default).toBe(25_000_000);
  });
});
