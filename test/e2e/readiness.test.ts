/** What `/readyz` says while the services of a node go away and come back, and what becomes of state questions then. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startDevChain, type DevChainHandle } from '../../src/devchain/devChain.js';
import { until } from '../support/chainProgress.js';
import { startProxy, type CuttableProxy } from '../support/cuttableProxy.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { hex, rpc, rpcAnswer } from '../support/rpc.js';

const REFUSES = 'the node is unavailable: over gRPC, it closed the connection';
const SILENT = 'the node is unavailable: over gRPC, it does not answer in time';

let chain: DevChainHandle;
let rpcProxy: CuttableProxy;
let grpcProxy: CuttableProxy;
let halley: HalleyProcess;
let asked = 0;

beforeAll(async () => {
  chain = await startDevChain({ evmChainId: 4_711n, mining: { automine: false, intervalMs: 200 } });
  rpcProxy = await startProxy(chain.rpcUrl);
  grpcProxy = await startProxy(`http://${chain.grpcAddress}`);
}, 60_000);

beforeEach(async () => {
  const flags = { 'metrics.address': '127.0.0.1:0' };
  halley = await startHalley({ node: rpcProxy.url, nodeGrpc: new URL(grpcProxy.url).host, flags });
  await until('it is ready', isReady);
}, 60_000);

afterEach(async () => {
  for (const proxy of [rpcProxy, grpcProxy]) proxy.accept();
  await halley?.stop();
});

afterAll(async () => {
  await rpcProxy?.close();
  await grpcProxy?.close();
  await chain?.stop();
});

interface Readiness {
  status: number;
  /** Why the node is no good; null when it is. */
  node: string | null;
}

async function readiness(): Promise<Readiness> {
  const metrics = String(halley.log.find(({ msg }) => msg === 'serving')?.['metrics']);
  const response = await fetch(new URL('/readyz', metrics));
  const { checks } = (await response.json()) as { checks: { name: string; reason: string | null }[] };
  return { status: response.status, node: checks.find(({ name }) => name === 'node')?.reason ?? null };
}

async function isReady(): Promise<boolean> {
  return (await readiness()).status === 200;
}

/** The answer to a question that nobody asked before. */
function balance() {
  asked += 1;
  return rpcAnswer(halley.httpUrl, 'eth_getBalance', [hex(2n ** 159n + BigInt(asked)), 'latest']);
}

test('is right again when gRPC comes back later than RPC', async () => {
  grpcProxy.refuse();
  rpcProxy.cut();
  await until('it is not ready', async () => (await readiness()).node === REFUSES);
  const head = Number(await rpc(halley.httpUrl, 'eth_blockNumber'));
  await until('the head goes on', async () => Number(await rpc(halley.httpUrl, 'eth_blockNumber')) > head + 1);
  expect(await readiness()).toEqual({ status: 503, node: REFUSES });
  grpcProxy.accept();
  await until('it is ready', isReady);
  expect(await balance()).toMatchObject({ result: '0x0' });
}, 20_000);

test('says that gRPC is gone though nobody asks, and that it is back', async () => {
  for (let round = 0; round < 3; round++) {
    grpcProxy.refuse();
    await until('it is not ready', async () => (await readiness()).node === REFUSES);
    expect((await balance()).error).toEqual({
      code: -32002,
      message: 'the node is unavailable: it closed the connection',
    });
    grpcProxy.accept();
    await until('it is ready', isReady);
    expect(await balance()).toMatchObject({ result: '0x0' });
  }
}, 20_000);

// Each wait for a silent node would take 30 s.
test('while gRPC is silent, a balance fails soon, and further ones at once', async () => {
  const error = { code: -32002, message: 'the node is unavailable: it does not answer in time' };
  grpcProxy.hold();
  expect((await balance()).error).toEqual(error);
  expect(await readiness()).toEqual({ status: 503, node: SILENT });
  for (let again = 0; again < 50; again++) expect((await balance()).error).toEqual(error);
  grpcProxy.accept();
  await until('it is ready', isReady);
  expect(await balance()).toMatchObject({ result: '0x0' });
}, 20_000);

test('is right when RPC goes, too, and comes back first or last', async () => {
  for (const [first, last] of [
    [rpcProxy, grpcProxy],
    [grpcProxy, rpcProxy],
  ] as const) {
    for (const proxy of [rpcProxy, grpcProxy]) proxy.refuse();
    await until('it is not ready', async () => !(await isReady()));
    first.accept();
    await until('the other one is named', async () => {
      return (
        (await readiness()).node ===
        (last === grpcProxy ? REFUSES : 'the node is unavailable: it closed the connection')
      );
    });
    last.accept();
    await until('it is ready', isReady);
    expect(await balance()).toMatchObject({ result: '0x0' });
  }
}, 20_000);
