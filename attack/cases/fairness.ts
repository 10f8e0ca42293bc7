/** Clients that keep within their rate, and take what others need. */
import { request } from 'node:http';
import type { AttackCase, Battlefield } from '../attackCase.js';
import { call, drained, expectOnly, forwarded, inWords, manyTimes, pause, post } from '../clients.js';
import { contractsOf } from '../contracts.js';
import { BOUND_MS } from '../measure.js';
import { PROXY_ADDRESS, type Target } from '../target.js';

const ADDRESS = `0x${'11'.repeat(20)}`;

/** Asks the balances of ever other accounts until the gas is used up. */
const LONG_CODE = '0x60015b803150600101600256';

/** Never responds. */
const SHORT_CODE = '0x00';

/** 20 calls a second for 12 s: twice as long as a call may take. */
const LONG_CALLS = 240;
const LONG_CALL_MS = 50;

/** An init code that runs until its gas is used up: JUMPDEST PUSH1 0 JUMP. */
const LOOP_CODE = '0x5b600056';
const LONG_TRACE_GAS = '0xf4240';

/** A client that leaves its traces: its address, its connections, when it leaves, and how often it asks. */
const LEAVER_ADDRESS = '127.0.0.4';
const LEAVERS = 12;
const LEAVE_MS = 200;
const LEFT_TRACES = 240;
const MOST_TRACES = 200;

/** Calls that the node executes, and how often another client asks for a balance meanwhile. */
const EXPENSIVE_BATCHES = 3;
const EXPENSIVE_GAS = 10_000_000;
const BALANCE_MS = 50;
const MOST_BALANCES = 400;

/** Requests of the other client, one after another. */
const ROUNDS = 5;
const ROUND_MS = 1_500;

async function askedBy(client: string, target: Target, body: string): Promise<string> {
  const { status, text } = await forwarded(target, body, { from: PROXY_ADDRESS, header: client });
  return text === '' ? `status ${status}` : inWords(text);
}

/** Each is another call, so that no answer is a kept one. */
function shortCalls(round: number): string[] {
  const data = `0x${round.toString(16).padStart(8, '0')}`;
  return [
    call('eth_call', { to: ADDRESS, data }, 'latest'),
    call('eth_call', { to: ADDRESS, data }, 'latest', { [ADDRESS]: { code: SHORT_CODE } }),
    call('eth_estimateGas', { to: ADDRESS, data }),
    call('eth_createAccessList', { to: ADDRESS, data }),
    call('eth_simulateV1', { blockStateCalls: [{ calls: [{ to: ADDRESS, data }] }] }, 'latest'),
  ];
}

function fair(name: string, method: string): AttackCase {
  return {
    name,
    what: `${LONG_CALLS} × ${method} that takes as long as it may, 20 a second; another client of the proxy makes short calls`,
    async attack({ target }) {
      const code = { [ADDRESS]: { code: LONG_CODE } };
      const long: Promise<string>[] = [];
      const sending = (async () => {
        for (let i = 0; i < LONG_CALLS; i++) {
          const gas = `0x${(20_000_000 + i).toString(16)}`;
          const simulated = { blockStateCalls: [{ stateOverrides: code, calls: [{ to: ADDRESS, gas }] }] };
          const params = method === 'eth_call' ? [{ to: ADDRESS, gas }, 'latest', code] : [simulated, 'latest'];
          long.push(askedBy('203.0.113.9', target, call(method, ...params)));
          await pause(LONG_CALL_MS);
        }
      })();
      const short: string[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        await pause(ROUND_MS);
        for (const body of shortCalls(round)) short.push(await askedBy('203.0.113.10', target, body));
      }
      await sending;
      await Promise.all(long);
      return expectOnly(
        short.map((answer) => answer.replace(/^answered .*/, 'answered')),
        /^answered/,
      );
    },
  };
}

/** Asks from an address of its own, and leaves after some time, answered or not. */
function askAndLeave(target: Target, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve) => {
    const options = { method: 'POST', localAddress: LEAVER_ADDRESS, headers, agent: false };
    const sent = request(target.url, options, (response) => response.resume());
    sent.on('error', () => undefined);
    sent.on('close', resolve);
    sent.end(body);
    setTimeout(() => sent.destroy(), LEAVE_MS);
  });
}

/** A transaction that runs until its gas is used up, and one that makes logs. */
async function transactionsToTrace({ chain }: Battlefield): Promise<{ long: string; short: string }> {
  const { logBlock } = await contractsOf(chain);
  const { transactions } = await chain.rpc<{ transactions: string[] }>('eth_getBlockByNumber', logBlock, false);
  const [from] = await chain.rpc<string[]>('eth_accounts');
  const long = await chain.rpc<string>('eth_sendTransaction', { from, data: LOOP_CODE, gas: LONG_TRACE_GAS });
  const short = transactions[0];
  if (short === undefined) throw new Error(`block ${logBlock} is empty`);
  return { long, short };
}

const tracesOfLeaver: AttackCase = {
  name: 'left-traces',
  what: `debug_traceTransaction over ${LEAVERS} connections that leave after ${LEAVE_MS} ms, ${LEFT_TRACES} times; another client traces`,
  async attack(field) {
    const { target } = field;
    const { long, short } = await transactionsToTrace(field);
    let isOver = false;
    const leaving = manyTimes(LEFT_TRACES, LEAVERS, (i) =>
      // Each is another trace, so that none is a kept one.
      askAndLeave(target, call('debug_traceTransaction', long, { limit: 1_000 + i })),
    ).finally(() => (isOver = true));
    const traces: string[] = [];
    while (!isOver && traces.length < MOST_TRACES) {
      await pause(LEAVE_MS);
      const body = call('debug_traceTransaction', short, { disableStack: true, limit: 10 + traces.length });
      traces.push(inWords(await post(target, body)));
    }
    await leaving;
    return expectOnly(
      traces.map((answer) => answer.replace(/^answered .*/, 'answered')),
      /^answered/,
    );
  },
};

const byTheNumber = (a: number, b: number): number => a - b;

const expensiveCalls: AttackCase = {
  name: 'expensive-calls',
  what: `${EXPENSIVE_BATCHES} batches of 1,000 × eth_call that the node runs until its gas is used up; another client asks for balances`,
  on: 'hostile node',
  async attack({ target }) {
    let isOver = false;
    const batches = manyTimes(EXPENSIVE_BATCHES, EXPENSIVE_BATCHES, (batch) => {
      const calls = Array.from({ length: 1_000 }, (_, i) =>
        // Each is another call, so that no answer is a kept one.
        call('eth_call', { data: LOOP_CODE, gas: `0x${(EXPENSIVE_GAS - batch * 1_000 - i).toString(16)}` }, 'latest'),
      );
      return drained(target, `[${calls.join(',')}]`);
    }).finally(() => (isOver = true));
    const waits: number[] = [];
    const balances: string[] = [];
    while (!isOver && balances.length < MOST_BALANCES) {
      await pause(BALANCE_MS);
      const account = `0x${balances.length.toString(16).padStart(40, 'b')}`;
      const began = performance.now();
      balances.push(await askedBy('203.0.113.11', target, call('eth_getBalance', account, 'latest')));
      waits.push(performance.now() - began);
    }
    await batches;
    const median = Math.round(waits.sort(byTheNumber)[waits.length >> 1] ?? 0);
    if (median > BOUND_MS) throw new Error(`the median of the waits for a balance is ${median} ms`);
    return `${expectOnly(balances, /^answered "0x0"$/)}; median wait ${median} ms`;
  },
};

export const fairnessCases: AttackCase[] = [
  tracesOfLeaver,
  expensiveCalls,
  fair('long-calls', 'eth_call'),
  fair('long-simulations', 'eth_simulateV1'),
];
