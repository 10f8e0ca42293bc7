/** The chains that cases run on: Halley in front of a node that serves a recording. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from '../../src/config/config.js';
import { createGateway, type Gateway } from '../../src/gateway.js';
import { createLogger } from '../../src/observe/logger.js';
import { RecordedNode, type RecordedNodeOptions } from '../recordedNode/recordedNode.js';

export interface ChainSetUp extends RecordedNodeOptions {
  /** Settings of Halley beside the usual ones. */
  flags?: Record<string, string>;
}

export const CHAINS: Readonly<Record<string, ChainSetUp>> = {
  /** cosmos/evm main of 2026-07, block 7402 at the head; the heights between recorded ones are gone. */
  head: { chain: 'head' },
  'v0.3.2': { chain: 'v0.3.2' },
  'evmos-v20': { chain: 'evmos-v20' },
  /** A node that has pruned everything but its newest block. */
  'head-pruned': { chain: 'head', from: 7402 },
  /** Nodes at an earlier time, when the next block was not there yet. */
  'head-3': { chain: 'head', head: 3 },
  'head-5247': { chain: 'head', head: 5247 },
  'v0.3.2-3': { chain: 'v0.3.2', head: 3 },
  'evmos-v20-55': { chain: 'evmos-v20', head: 55 },
  /** A node at block 668, which commits block 669 when it is sent a transaction of it. */
  'head-668': { chain: 'head', from: 668, head: 668 },
  /** The same for another set of cases, since it can be sent only once. */
  'head-668-filters': { chain: 'head', from: 668, head: 668 },
  /** Halley with a namespace that is off unless it is named. */
  'head-txpool': { chain: 'head', flags: { 'json-rpc.api': 'txpool' } },
  'v0.3.2-txpool': { chain: 'v0.3.2', flags: { 'json-rpc.api': 'txpool' } },
  /** Halley with room for few filters. */
  'head-two-filters': { chain: 'head', flags: { 'json-rpc.filter-cap': '2' } },
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

  static async start({ flags: more = {}, ...options }: ChainSetUp): Promise<ServedChain> {
    const node = await RecordedNode.start(options);
    const folder = await mkdtemp(join(tmpdir(), 'halley-conformance-'));
    const flags = {
      node: node.url.href,
      'data-dir': folder,
      'json-rpc.address': '127.0.0.1:0',
      'json-rpc.ws-address': '',
      // There is nothing to fill between the recorded heights.
      'index.backfill': 'false',
      ...more,
    };
    // A node that does not answer as it must would be waited for.
    const signal = AbortSignal.timeout(START_TIMEOUT_MS);
    const gateway = await createGateway(resolveConfig(flags, {}).config, createLogger('silent'), { signal });
    const { http } = await gateway.start();
    return new ServedChain(node, gateway, folder, http ?? '');
  }

  async stop(): Promise<void> {
    await this.#gateway.stop();
    await this.#node.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
