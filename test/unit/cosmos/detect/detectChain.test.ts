import { OWN_WORK } from '../../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import { QueryFailed, QueryUnknown } from '../../../../src/chain/chainErrors.js';
import type { AbciQuery, NodeStatus, QueryResult } from '../../../../src/chain/node.js';
import { chainIdOf } from '../../../../src/cosmos/detect/evmModuleConfig.js';
import { detectChain, UnsupportedChain } from '../../../../src/cosmos/detect/detectChain.js';
import { decodeStatus } from '../../../../src/comet/answers.js';
import { decodeMessages } from '../../../../src/chain/tx/ethereumMessage.js';
import { RecordedNodeQueries } from '../recordedQueries.js';
import { NODES, type RecordedNode } from '../recordings.js';
import { recording } from '../../../support/recordings.js';

/** The recorded node; for simulations it answers what it answered to the recorded probe of the same form. */
class RecordedChain extends RecordedNodeQueries {
  simulated = 0;
  version: string | null = null;
  readonly #node: RecordedNode;

  constructor(node: RecordedNode) {
    super(node);
    this.#node = node;
  }

  async status(): Promise<NodeStatus> {
    const status = decodeStatus(recording<{ result: unknown }>(this.#node, 'comet', 'status.json').result);
    return { ...status, cometVersion: this.version ?? status.cometVersion };
  }

  override async abciQuery(query: AbciQuery): Promise<QueryResult> {
    if (query.path !== '/app/simulate') return await super.abciQuery(query);
    this.simulated += 1;
    const { code, codespace, log } = recording<Probe>(
      this.#node,
      'abci',
      `app_simulate_probe_${form(query.data, this.#node)}.json`,
    ).response.result.response;
    if (code !== 0) throw new QueryFailed(log, code, codespace);
    return { value: new Uint8Array(0), height: 1, proof: [] };
  }
}

interface Probe {
  response: { result: { response: { code: number; codespace: string; log: string } } };
}

/** Which of the recorded probes a simulated transaction corresponds to. */
function form(tx: Uint8Array, node: RecordedNode): string {
  const [message] = decodeMessages(tx);
  const ethermint = message?.typeUrl.startsWith('/ethermint.') ?? false;
  const inner = message?.value[0] === 0x0a;
  if (!ethermint) return inner ? 'D2' : 'D3';
  return inner || node !== 'evmos-v20' ? 'D1' : 'D1b';
}

const FORKS = { londonBlock: 0n, osakaTime: null, decimals: 18 };
const PRAGUE = { shanghaiTime: 0n, cancunTime: 0n, pragueTime: 0n };

describe('what a node runs', () => {
  test('cosmos/evm v0.3: inner messages, a mempool that lists, no overrides', async () => {
    const chain = new RecordedChain('v0.3.2');
    expect(await detectChain({ node: chain, queries: chain }, OWN_WORK)).toMatchObject({
      cometChainId: 'cosmos_262144-1',
      dialect: { name: 'cosmosEvm03' },
      mempool: 'flood',
      supportsOverrides: false,
      bech32Prefix: 'cosmos',
      feeDenom: 'atest',
      forks: { ...FORKS, ...PRAGUE, chainId: 262144n, denom: 'atest' },
    });
  });

  test('cosmos/evm of 2026: raw bytes, a mempool of the application, overrides', async () => {
    const chain = new RecordedChain('head');
    expect(await detectChain({ node: chain, queries: chain }, OWN_WORK)).toMatchObject({
      cometChainId: 'localchain_4221-1',
      dialect: { name: 'cosmosEvm04' },
      mempool: 'app',
      supportsOverrides: true,
      forks: { ...FORKS, ...PRAGUE, chainId: 262144n },
    });
  });

  test('Evmos v20: inner messages of the other package, forks by extra settings', async () => {
    const chain = new RecordedChain('evmos-v20');
    expect(await detectChain({ node: chain, queries: chain }, OWN_WORK)).toMatchObject({
      dialect: { name: 'ethermint' },
      mempool: 'flood',
      supportsOverrides: false,
      bech32Prefix: 'evmos',
      feeDenom: 'aevmos',
      baseFeeIsScaled: true,
      forks: { ...FORKS, shanghaiTime: null, cancunTime: null, pragueTime: null, chainId: 9002n, denom: 'aevmos' },
    });
  });

  test('cosmos/evm v0.4 to v0.6 on CometBFT 0.38 queue transactions beside the mempool', async () => {
    const chain = new RecordedChain('head');
    chain.version = '0.38.19';
    expect((await detectChain({ node: chain, queries: chain }, OWN_WORK)).mempool).toBe('floodWithQueue');
  });

  test('a configured mempool overrides what the release suggests', async () => {
    const chain = new RecordedChain('head');
    expect((await detectChain({ node: chain, queries: chain }, OWN_WORK, { mempool: 'flood' })).mempool).toBe('flood');
  });

  test.each(NODES)('%s: at most two simulations are asked for', async (node) => {
    const chain = new RecordedChain(node);
    await detectChain({ node: chain, queries: chain }, OWN_WORK);
    expect(chain.simulated).toBeLessThanOrEqual(2);
  });

  test('an application without an EVM module is refused', async () => {
    const chain = new RecordedChain('head');
    const queries = {
      query: async (path: string) => {
        throw new QueryUnknown(path);
      },
    };
    await expect(detectChain({ node: chain, queries }, OWN_WORK)).rejects.toThrow(UnsupportedChain);
  });
});

test('the EIP-155 number of an Ethermint chain is in its text id', () => {
  expect(chainIdOf('evmos_9001-2')).toBe(9001n);
  expect(() => chainIdOf('cosmoshub-4')).toThrow('carries no EIP-155 number');
});
