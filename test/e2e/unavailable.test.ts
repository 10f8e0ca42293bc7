/**
 * A node that accepts queries but does not answer: after the first, requests fail at once until the node answers again.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Fault } from '../../src/chain/development/faults.js';
import { startDevChain, type DevChainHandle } from '../../src/devchain/devChain.js';
import { until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { hex, post, rpcAnswer } from '../support/rpc.js';

const CHAIN_ID = 31_337;
/** Longer than the time after which a silent node counts as unavailable. */
const EVM_TIMEOUT = '3s';
const HOLDER = `0x${'20'.repeat(20)}`;
const BALANCE = '0x1234';
const OPENED = 'the node is unavailable; requests to it fail until it answers';
const ANSWERS_AGAIN = 'the node answers again';
const UNAVAILABLE = { code: -32002, message: 'the node is unavailable: it does not answer in time' };

/** A request for each way to the node, with its normal answer. No balance is read twice, so none comes from a cache. */
const queries: [service: string, method: string, params: () => unknown[], answer: unknown][] = [
  ['gRPC', 'eth_getBalance', () => [unusedAddress(), 'latest'], '0x0'],
  ['CometBFT RPC', 'net_peerCount', () => [], 0],
];
let unusedAddresses = 0;
const unusedAddress = () => hex(0x1000 + unusedAddresses++).replace('0x', '0x'.padEnd(38, '0'));

let chain: DevChainHandle;
let halley: HalleyProcess;

beforeAll(async () => {
  chain = await startDevChain({ evmChainId: BigInt(CHAIN_ID), mining: { automine: false, intervalMs: 200 } });
  await control('dev_setBalance', { address: HOLDER, balance: BALANCE });
  const flags = { 'json-rpc.evm-timeout': EVM_TIMEOUT };
  halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags });
  await until('the balance is there', async () => (await ask('eth_getBalance', [HOLDER, 'latest'])).result === BALANCE);
}, 60_000);

/** The circuit breakers that an earlier test opened close first, each at its own time. */
beforeEach(async () => {
  for (const [service] of queries) await until(`${service} answers again`, () => isClosed(service));
});

afterEach(() => control('dev_fault', { off: true }));

afterAll(async () => {
  // An orderly stop would wait for the requests that the node never answers.
  await halley?.kill('SIGKILL');
  await halley?.stop();
  await chain?.stop();
}, 60_000);

describe('a node that hangs', () => {
  test.each(queries)(
    'over %s, requests after the first are refused at once: %s',
    async (service, method, params, answer) => {
      await fault({ fault: 'hang' });
      const before = halley.log.length;
      const logged = (msg: string) =>
        changes(before).find((line) => line['service'] === service && line['msg'] === msg);
      let answered = false;
      ask(method, params()).then(
        () => (answered = true),
        () => undefined,
      );
      await until('the circuit breaker is open', () => logged(OPENED) !== undefined);
      const address = service === 'gRPC' ? chain.grpcAddress : new URL(chain.rpcUrl).host;
      const message = `node unavailable: it does not answer in time (${address}: no answer within 1400 ms)`;
      expect(logged(OPENED)).toMatchObject({ err: { message } });
      for (let n = 0; n < 3; n++) expect((await ask(method, params())).error).toEqual(UNAVAILABLE);
      expect(answered).toBe(false);
      await control('dev_fault', { off: true });
      await until('the circuit breaker is closed', () => logged(ANSWERS_AGAIN) !== undefined);
      expect((await ask(method, params())).result).toBe(answer);
      expect(answered).toBe(false);
    },
    60_000,
  );

  test('for one query only still gets the others', async () => {
    await fault({ fault: 'hang', methods: ['/cosmos.evm.vm.v1.Query/EthCall'] });
    const before = halley.log.length;
    const call = ask('eth_call', [{ to: HOLDER, data: '0x01', gas: hex(100_000) }, 'latest']);
    let answered = false;
    void call.then(() => (answered = true));
    while (!answered) expect((await ask('eth_getBalance', [unusedAddress(), 'latest'])).result).toBe('0x0');
    expect((await call).error).toEqual({ code: -32000, message: `execution aborted (timeout = ${EVM_TIMEOUT})` });
    expect(changes(before)).toEqual([]);
  }, 60_000);
});

/** Whether the circuit breaker is closed, by its last line in the log. */
function isClosed(service: string): boolean {
  const last = changes(0).findLast((line) => line['service'] === service);
  return last === undefined || last['msg'] === ANSWERS_AGAIN;
}

/** The log's lines from `first` on in which a circuit breaker opens or closes. */
function changes(first: number) {
  return halley.log.slice(first).filter(({ msg }) => msg === OPENED || msg === ANSWERS_AGAIN);
}

function ask(method: string, params: unknown[]) {
  return rpcAnswer(halley.httpUrl, method, params);
}

function fault(wanted: Fault): Promise<unknown> {
  return control('dev_fault', wanted);
}

async function control(method: string, params: object): Promise<unknown> {
  const { result, error } = await post<{ result: unknown; error?: object }>(chain.rpcUrl, {
    jsonrpc: '2.0',
    id: 1,
    method,
    params,
  });
  if (error !== undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
  return result;
}
