// A real cosmos/evm chain for a test, with its own home and ports. It is removed when the test stops it.
// The first start on a machine builds the node, which takes minutes. `npm test` does that before any test runs.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHome } from '../../scripts/testNode/home.mjs';
import type { HomeOptions } from '../../scripts/testNode/home.mjs';
import { startChain } from '../../scripts/testNode/node.mjs';
import type { RunningChain } from '../../scripts/testNode/node.mjs';

export type GoChainOptions = Omit<HomeOptions, 'dir'>;

/** A running chain. `stop` also removes its home; `kill` and `restart` keep it. */
export type GoChain = RunningChain;

const evmd = process.env['EVMD_0_7_3'];
/** What makes a chain of cosmos/evm v0.7.3; null where there is no binary of its node. */
export const NEWEST: GoChainOptions | null = evmd === undefined ? null : { evmd, config: { mempool: { type: 'app' } } };

/** For `describe.each`: the releases that there is a node of. */
export const RELEASES: [string, GoChainOptions][] = [['v0.3.2', {}]];
if (NEWEST !== null) RELEASES.push(['v0.7.3', NEWEST]);

/** Starts a new one-validator chain on free loopback ports. Resolves when it makes blocks. */
export async function startGoChain(options: GoChainOptions = {}): Promise<GoChain> {
  const home = await mkdtemp(join(tmpdir(), 'halley-chain-'));
  try {
    await createHome({ ...options, dir: home });
    const { evmd, stream } = options;
    const chain = await startChain({
      home,
      ...(evmd !== undefined && { evmd }),
      ...(stream !== undefined && { stream }),
    });
    const stopNode = chain.stop;
    chain.stop = async () => {
      const end = await stopNode();
      await rm(home, { recursive: true, force: true });
      return end;
    };
    return chain;
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}
