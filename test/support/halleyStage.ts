/** A chain and Halley in front of it for the tests of a file or a `describe`: started before and stopped after them. */
import { afterAll, beforeAll } from '@jest/globals';
import { startHalley, type HalleyOptions, type HalleyProcess } from './halleyProcess.js';
import { startedLater } from './startedLater.js';

/** The Go chain's first start on a machine builds the node. */
const START_TIMEOUT_MS = 420_000;

interface StageChain {
  rpcUrl: string;
  grpcAddress: string;
  stop(): Promise<unknown>;
}

/** Options of Halley that depend on the chain may be a function, which runs before Halley starts. */
export function halleyStage<Chain extends StageChain>(
  startChain: () => Promise<Chain>,
  options: Partial<HalleyOptions> | ((chain: Chain) => Promise<Partial<HalleyOptions>>) = {},
): { chain: Chain; halley: HalleyProcess } {
  let chain: Chain | undefined;
  let halley: HalleyProcess | undefined;
  beforeAll(async () => {
    chain = await startChain();
    const more = typeof options === 'function' ? await options(chain) : options;
    halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, ...more });
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await halley?.stop();
    await chain?.stop();
  });
  return { chain: startedLater('the chain', () => chain), halley: startedLater('Halley', () => halley) };
}
