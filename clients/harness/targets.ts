/** The chains that clients run against. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startGoChain } from '../../test/support/goChain.js';
import { startDev } from '../../test/support/devProcess.js';
import { startHalley } from '../../test/support/halleyProcess.js';
import type { TargetName } from './clients.js';
import { foundryFolder } from './install.js';

export interface Target {
  name: TargetName;
  /** `host:port` of HTTP and WebSocket. */
  host: string;
  chainId: number;
  /** A funded account. */
  address: string;
  privateKey: string;
  /** The secret of the tokens that private methods need, in hex; undefined where they need none. */
  authSecret?: string;
  stop(): Promise<void>;
}

/** The second account of the usual mnemonic. All three chains fund it. */
const ACCOUNT = {
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
};

const DEVELOPMENT_CHAIN_ID = 31_337;
const GO_BLOCK_TIME_MS = 250;

/** Starts a chain of this kind on free loopback ports. */
export const START_TARGET: Record<TargetName, () => Promise<Target>> = {
  async dev() {
    const dev = await startDev();
    return {
      ...ACCOUNT,
      name: 'dev',
      host: new URL(dev.url).host,
      chainId: DEVELOPMENT_CHAIN_ID,
      stop: async () => void (await dev.stop()),
    };
  },

  async go() {
    const chain = await startGoChain({ blockTimeMs: GO_BLOCK_TIME_MS });
    const folder = await mkdtemp(join(tmpdir(), 'halley-clients-'));
    const authSecret = randomBytes(32).toString('hex');
    await writeFile(join(folder, 'secret'), authSecret, { mode: 0o600 });
    const flags = {
      // alloy makes 1,000 filters and uninstalls none. An operator raises this for such clients.
      'json-rpc.filter-cap': '2000',
      'json-rpc.api': 'eth,net,web3,personal,debug,trace,ots,erigon',
      'trace.index': 'true',
      'json-rpc.auth-secret': join(folder, 'secret'),
      'keystore.light-kdf': 'true',
    };
    const halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags });
    const account = chain.accounts.find(({ address }) => address.toLowerCase() === ACCOUNT.address.toLowerCase());
    const { address, privateKey } = account ?? chain.accounts[1] ?? ACCOUNT;
    return {
      name: 'go',
      host: new URL(halley.httpUrl).host,
      chainId: chain.chainId,
      address,
      privateKey,
      authSecret,
      async stop() {
        await halley.stop();
        await chain.stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  },

  async anvil() {
    const port = await freePort();
    const binary = join(foundryFolder('anvil'), 'anvil');
    const child = spawn(binary, ['--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    const lines = createInterface({ input: child.stdout });
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => line.startsWith('Listening on') && resolve());
      child.once('exit', (code) => reject(new Error(`anvil ended with ${code}`)));
      child.once('error', reject);
    });
    return {
      ...ACCOUNT,
      name: 'anvil',
      host: `127.0.0.1:${port}`,
      chainId: DEVELOPMENT_CHAIN_ID,
      async stop() {
        child.kill('SIGTERM');
        await exited;
      },
    };
  },
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
