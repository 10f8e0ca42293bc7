/** A service of several workers, which no client can tell from one process. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startDevChain, type DevChainHandle } from '../../../src/devchain/devChain.js';
import { until } from '../../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../../support/halleyProcess.js';
import { rpc } from '../../support/rpc.js';

let chain: DevChainHandle;
let halley: HalleyProcess;

beforeAll(async () => {
  chain = await startDevChain({ evmChainId: 31_337n, mining: { automine: false, intervalMs: 200 } });
  halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags: { workers: '2' } });
}, 90_000);

afterAll(async () => {
  await halley?.stop();
  await chain?.stop();
});

test('each new connection has the same head', async () => {
  await until('there are blocks', async () => Number(await rpc(halley.httpUrl, 'eth_blockNumber')) > 5);
  expect(halley.log.filter(({ msg }) => msg === 'serving')).toHaveLength(1);
});
