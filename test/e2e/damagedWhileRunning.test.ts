/** Pages of the index are damaged under the running service: it may end, and the next start says what to do. */
import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startDevChain, type DevChainHandle } from '../../src/devchain/devChain.js';
import { PAGE_BYTES } from '../unit/store/damage/damage.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { rpc } from '../support/rpc.js';

let chain: DevChainHandle;
let halley: HalleyProcess;

beforeAll(async () => {
  chain = await startDevChain({ evmChainId: 31_337n, mining: { automine: true, intervalMs: 0 } });
}, 60_000);

afterEach(() => halley?.stop());
afterAll(() => chain?.stop());

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'the next start after %s refuses the file',
  async (signal) => {
    const flags = { 'json-rpc.api': 'eth,anvil,evm' };
    halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags });
    await rpc(halley.httpUrl, 'anvil_mine', '0x20');
    zeroPages(join(halley.dataDir, 'index', 'data.mdb'));
    await rpc(halley.httpUrl, 'anvil_mine', '0x3').catch(() => undefined);
    await halley.kill(signal);
    await expect(halley.restart()).rejects.toThrow(/halley: the index in .+ is damaged \(.+\): move the folder away/);
  },
  60_000,
);

/** All but the first two, in place, as a disk or a stray write would. */
function zeroPages(path: string): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(fstatSync(file).size - 2 * PAGE_BYTES), 0, null, 2 * PAGE_BYTES);
  closeSync(file);
}
