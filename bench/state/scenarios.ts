/** The requests of section State: what reads accounts, code and storage, each request another. */
import { UNIQUE_ADDRESS } from '../load.js';
import type { Call } from '../rpc.js';
import { one, type Scenario, type ScenarioRequest } from '../scenario.js';
import { hasGasUsed, isQuantity, isWord } from '../results.js';
import type { Workload } from '../workload.js';
import {
  CALLS_AT_ONCE,
  listsOf,
  mixedCalls,
  multicalls,
  quoteCalls,
  readAllCalls,
  strangerCalls,
  transferCalls,
  type CallTemplate,
} from './calls.js';
import type { Deployment } from './deploymentPlan.js';
import { mixes } from './mixes.js';

/** Names of all scenarios of the section begin with this. */
export const STATE = 'state';

/** The tokens of which single slots are read. */
const SLOT_TOKENS = ['stable', 'votes', 'bridged'] as const;

/** Reads of accounts in one batch. */
const BATCH = 100;

const CODE_OR_NONE = /^0x(?:[0-9a-f]{2})*$/;

export function stateScenarios(deployment: Deployment, workload: Workload): Scenario[] {
  const lists = listsOf(deployment);
  const of = (name: string, title: string, requests: ScenarioRequest[]): Scenario => ({
    name: `${STATE}-${name}`,
    title,
    requests,
    lists,
  });
  const transfers = transferCalls(deployment);
  const calls = mixedCalls(deployment).map(callOf);
  return [
    of('call', 'eth_call, 20 contracts', calls),
    of('multicall', `eth_call, ${CALLS_AT_ONCE} balances in one`, multicalls(deployment).map(callOf)),
    of('quote', 'eth_call, price along two pairs', quoteCalls(deployment).map(callOf)),
    of('unread', 'eth_call, a slot never read before', strangerCalls(deployment).map(callOf)),
    of(
      'estimate',
      'eth_estimateGas, token transfer',
      transfers.map((call) => one('eth_estimateGas', [call], isQuantity)),
    ),
    of('accounts', 'balance, nonce, code, slot', accountReads(deployment)),
    of(
      'accessList',
      'eth_createAccessList, token transfer',
      transfers.map((call) => one('eth_createAccessList', [call, 'latest'], hasGasUsed)),
    ),
    of(
      'simulate',
      'eth_simulateV1, two token transfers',
      transfers.map((call) => {
        const blocks = { blockStateCalls: [{ calls: [call, call] }] };
        return one('eth_simulateV1', [blocks, 'latest'], Array.isArray);
      }),
    ),
    of(
      'traceCall',
      'debug_traceCall, token transfer, callTracer',
      transfers.map((call) => one('debug_traceCall', [call, 'latest', { tracer: 'callTracer' }], hasGasUsed)),
    ),
    ...mixes(workload, calls, deployment).map(({ name, title, requests }) => of(name, title, requests)),
  ];
}

/** Batches that read once what the scenarios read again and again. */
export function firstReads(deployment: Deployment): Call[][] {
  const { addresses, accounts, balanceSlots } = deployment;
  const calls = readAllCalls(deployment).map((call): Call => ({ method: 'eth_call', params: [call, 'latest'] }));
  const reads = [
    ...accounts.flatMap((account) =>
      ['eth_getBalance', 'eth_getTransactionCount', 'eth_getCode'].map((method) => ({
        method,
        params: [account, 'latest'],
      })),
    ),
    ...SLOT_TOKENS.flatMap((token) =>
      balanceSlots.map((slot) => ({ method: 'eth_getStorageAt', params: [addresses[token], slot, 'latest'] })),
    ),
  ];
  return [...batches(calls, 1), ...batches(reads, BATCH)];
}

/** As many reads of slots as of the other three together. */
function accountReads({ addresses }: Deployment): ScenarioRequest[] {
  const account = '0x<<account>>';
  return [
    one('eth_getBalance', [account, 'latest'], isQuantity),
    one('eth_getTransactionCount', [account, 'latest'], isQuantity),
    one('eth_getCode', [account, 'latest'], (result) => CODE_OR_NONE.test(String(result))),
    ...SLOT_TOKENS.map((token) => one('eth_getStorageAt', [addresses[token], '0x<<slot>>', 'latest'], isWord)),
  ];
}

function callOf(call: CallTemplate): ScenarioRequest {
  const mayBeZero = call.data.includes(UNIQUE_ADDRESS);
  return one('eth_call', [call, 'latest'], (result) =>
    mayBeZero ? isWord(result) : CODE_OR_NONE.test(String(result)) && result !== '0x',
  );
}

function batches(calls: Call[], size: number): Call[][] {
  return Array.from({ length: Math.ceil(calls.length / size) }, (_, n) => calls.slice(n * size, (n + 1) * size));
}
