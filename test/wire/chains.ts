/** The chains for the cases: Halley in front of a node that serves a recording. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from '../../src/config/config.js';
import { createGateway, type Gateway } from '../../src/gateway.js';
import { FULL_ACCESS, type Access } from '../../src/caller/caller.js';
import { createLogger } from '../../src/observe/logger.js';
import { RecordedNode, type RecordedNodeOptions } from '../support/recordedNode/recordedNode.js';

export interface ChainSetUp extends RecordedNodeOptions {
  /** Further settings of Halley. */
  flags?: Record<string, string>;
  /** What clients may do; what the settings say when left out. */
  withoutToken?: Access;
}

/** Keys are encrypted with light parameters, so that cases take no time. */
const PERSONAL = { 'json-rpc.api': 'eth,personal', 'keystore.light-kdf': 'true' };

export const CHAINS: Readonly<Record<string, ChainSetUp>> = {
  /** cosmos/evm main of 2026-07 with block 7402 at the head. Only the recorded heights exist. */
  head: { chain: 'head' },
  'v0.3.2': { chain: 'v0.3.2' },
  'evmos-v20': { chain: 'evmos-v20' },
  /** A node that has pruned all blocks but the newest. */
  'head-pruned': { chain: 'head', from: 7402 },
  /** Nodes at an earlier height. */
  'head-3': { chain: 'head', head: 3 },
  'head-5247': { chain: 'head', head: 5247 },
  'v0.3.2-3': { chain: 'v0.3.2', head: 3 },
  'evmos-v20-55': { chain: 'evmos-v20', head: 55 },
  /** A node at block 668, which commits block 669 when it receives a transaction of that block. */
  'head-668': { chain: 'head', from: 668, head: 668 },
  /** The same for another set of cases, because the block can be committed only once. */
  'head-668-filters': { chain: 'head', from: 668, head: 668 },
  /** Halley with a namespace that is off by default. */
  'head-txpool': { chain: 'head', flags: { 'json-rpc.api': 'txpool' } },
  'v0.3.2-txpool': { chain: 'v0.3.2', flags: { 'json-rpc.api': 'txpool' } },
  /** Halley with the namespace of debugging, whose private methods need a token. */
  'head-debug': { chain: 'head', flags: { 'json-rpc.api': 'eth,debug' } },
  /** Halley with all namespaces of traces, in front of a node that has pruned nothing. */
  'evmos-v20-traces': { chain: 'evmos-v20', flags: { 'json-rpc.api': 'eth,debug,trace,ots' } },
  /** Halley with OpenEthereum's namespace of traces. */
  'head-trace': { chain: 'head', flags: { 'json-rpc.api': 'eth,trace' } },
  'head-runtime': { chain: 'head', flags: { 'json-rpc.api': 'eth,debug' }, withoutToken: FULL_ACCESS },
  'v0.3.2-debug': { chain: 'v0.3.2', flags: { 'json-rpc.api': 'eth,debug' } },
  /** Halley with Otterscan's namespaces, without the index by address. */
  'head-ots': { chain: 'head', flags: { 'json-rpc.api': 'eth,ots,erigon' } },
  /** Halley with its own namespace, in front of a node that has pruned all blocks but the newest. */
  'head-halley': { chain: 'head', from: 7402, flags: { 'json-rpc.api': 'halley' } },
  /** Halley with the private namespaces of operators, open to everybody. */
  'head-operator': { chain: 'head', flags: { 'json-rpc.api': 'miner,admin' }, withoutToken: FULL_ACCESS },
  /** Halley with room for few filters. */
  'head-two-filters': { chain: 'head', flags: { 'json-rpc.filter-cap': '2' } },
  /** Halley with keys, for a client with a token; chains of their own for cases that list them. */
  'head-personal': { chain: 'head', flags: PERSONAL, withoutToken: FULL_ACCESS },
  'head-wallets': { chain: 'head', flags: PERSONAL, withoutToken: FULL_ACCESS },
  'head-listing': { chain: 'head', flags: PERSONAL, withoutToken: FULL_ACCESS },
  /** Private methods without the right to use unlocked keys. */
  'head-no-unlock': { chain: 'head', flags: PERSONAL, withoutToken: { privateMethods: true, unlockedKeys: false } },
  'head-no-token': { chain: 'head', flags: PERSONAL },
  /** Halley with limits that a recorded chain can reach. */
  'head-limited': {
    chain: 'head',
    flags: { 'json-rpc.logs-cap': '10', 'json-rpc.block-range-cap': '100', 'json-rpc.feehistory-cap': '1' },
  },
};

const START_TIMEOUT_MS = 30_000;

export class ServedChain {
  readonly #node: RecordedNode;
  readonly #gateway: Gateway;
  readonly #folder: string;

  private constructor(
    node: RecordedNode,
    gateway: Gateway,
    folder: string,
    /** `host:port` of the HTTP listener. */
    readonly address: string,
  ) {
    this.#node = node;
    this.#gateway = gateway;
    this.#folder = folder;
  }

  static async start({ flags: more = {}, withoutToken, ...options }: ChainSetUp): Promise<ServedChain> {
    const node = await RecordedNode.start(options);
    const folder = await mkdtemp(join(tmpdir(), 'halley-conformance-'));
    const flags = {
      node: node.url.href,
      'data-dir': folder,
      'json-rpc.address': '127.0.0.1:0',
      'json-rpc.ws-address': '',
      // There are no blocks between the recorded heights.
      'index.backfill': 'false',
      ...more,
    };
    // Without the limit a start would wait forever for a node that does not answer properly.
    const signal = AbortSignal.timeout(START_TIMEOUT_MS);
    const gateway = await createGateway(resolveConfig(flags, {}).config, createLogger('silent'), {
      signal,
      ...(withoutToken !== undefined && { authentication: { withoutToken } }),
    });
    const { http } = await gateway.start();
    // On a busy machine the first attempt to reach the node may be given up.
    await gateway.ready;
    return new ServedChain(node, gateway, folder, http ?? '');
  }

  async stop(): Promise<void> {
    await this.#gateway.stop();
    await this.#node.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
