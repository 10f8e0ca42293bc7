/**
 * A node that does not push all stores that are needed: nothing that changes in the others is served as it was. And an
 * idle chain, whose stores cannot show themselves.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Wallet } from 'ethers';
import type { Address } from '../../generated/types.js';
import { OWN_WORK } from '../../src/caller/caller.js';
import { resolveConfig } from '../../src/config/config.js';
import type { StateView } from '../../src/state/stateView.js';
import { closeIndex, openIndex, type BlockIndex } from '../../src/wiring/blockIndex.js';
import { createStateStream, type StateStream } from '../../src/wiring/stateStream.js';
import { until } from '../support/chainProgress.js';
import { RELEASES, startGoChain, type GoChain, type GoChainOptions } from '../support/goChain.js';
import { rpc } from '../support/rpc.js';
import { RECIPIENT, signTransfer } from '../support/transfers.js';

jest.setTimeout(180_000);

const NOT_PUSHED = 'the node is asked for the state: changes may be missing in its stream';
/** Blocks after which balances are compared. */
const COMPARED = 25;

let folder: string;
let chain: GoChain;
let index: BlockIndex;
let stream: StateStream | null;
let errors: string[];
/** Comparisons of the stores with the node that are under way. */
let comparing: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-missing-'));
  errors = [];
  comparing = 0;
});
afterEach(async () => {
  await stop();
  await chain.stop();
  rmSync(folder, { recursive: true });
});

async function startChain(options: GoChainOptions): Promise<void> {
  chain = await startGoChain({ stream: { spool: join(folder, 'spool') }, ...options });
}

/** The parts of a gateway that follow the chain and its stream. */
async function start(): Promise<void> {
  const { config, origins } = resolveConfig(
    {
      node: chain.rpcUrl,
      'node-grpc': chain.grpcAddress,
      'data-dir': join(folder, 'data'),
      stream: `unix:${join(folder, 'spool', 'followers.sock')}`,
    },
    {},
  );
  const quiet = (): undefined => undefined;
  const error = (fields: unknown, message?: string): void => void errors.push(`${message}: ${JSON.stringify(fields)}`);
  const log = { trace: quiet, debug: quiet, info: quiet, warn: quiet, error };
  index = await openIndex(config, log, { origins });
  const { stored } = index.upstream;
  if (stored === null) throw new Error('the state is not known here');
  const { confirm } = stored;
  stored.confirm = (caller) => {
    comparing += 1;
    return confirm(caller).finally(() => (comparing -= 1));
  };
  stream = createStateStream(config, index, log);
  await stream?.start();
  await index.indexer.start(index.upstream.watch.reached);
}

async function stop(): Promise<void> {
  // In Jest, the reason of an abort is not an Error of the program, which takes a read that is given up for an answer.
  await until('nothing is compared', () => comparing === 0);
  await index.indexer.stop();
  await stream?.stop();
  await closeIndex(index);
}

function view(): StateView {
  const { stored } = index.upstream;
  if (stored === null) throw new Error('the state is not known here');
  return stored.view;
}

describe.each(RELEASES)('a node of %s', (_release, options) => {
  test('that pushes the stores evm and acc only: balances are never old ones', async () => {
    await startChain({ blockTimeMs: 200, ...options, app: { 'streaming.abci': { keys: ['evm', 'acc'] } } });
    await start();
    const { state, queries } = index.upstream;
    const sender = new Wallet(chain.accounts[0]?.privateKey ?? '');
    const addresses = [sender.address.toLowerCase(), RECIPIENT] as Address[];
    let nonce = 0;
    let compared = 0;
    const wrong: object[] = [];
    const compare = async (height: number): Promise<void> => {
      for (const address of addresses) {
        const [here, told] = [
          await state.account(address, height, OWN_WORK),
          await queries.account(address, height, OWN_WORK),
        ];
        if (here.balance !== told.balance || here.nonce !== told.nonce) wrong.push({ height, address, here, told });
      }
      compared += 1;
    };
    index.indexer.onBlock((height) => void compare(height));
    // Blocks without a transfer come between.
    while (compared < COMPARED) {
      const at = compared;
      await rpc(chain.evmRpcUrl, 'eth_sendRawTransaction', await signTransfer(sender, nonce++, chain.chainId));
      await until('there are further blocks', () => compared >= at + 2);
    }
    expect(wrong).toEqual([]);
    expect(errors).toEqual([expect.stringContaining(NOT_PUSHED)]);
    expect(errors[0]).toContain('the node does not push the store bank');
    expect(view().covered).toBeNull();
  });

  test('on an idle chain stays known, also after a restart', async () => {
    await startChain({ blockTimeMs: 200, ...options });
    const begin = Number(await rpc<string>(chain.evmRpcUrl, 'eth_blockNumber'));
    await start();
    await until('blocks are covered', () => (view().covered?.to ?? 0) > begin + 10);
    const from = view().covered?.from;
    const reached = view().covered?.to ?? 0;
    await stop();
    await start();
    await until('further blocks are covered', () => (view().covered?.to ?? 0) > reached + 10);
    expect([view().covered?.from, errors]).toEqual([from, []]);
    // The stream began with the genesis.
    await until('every value is known', () => view().contracts.isComplete(RECIPIENT as Address) === true);
  });
});
