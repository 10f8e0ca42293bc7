/** An index that follows a chain through a node that lies, and the means to make blocks. */
import { OWN_WORK } from '../../../../src/caller/caller.js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Wallet } from 'ethers';
import type { Hash } from '../../../../generated/types.js';
import { CometHeadSource } from '../../../../src/comet/cometHeadSource.js';
import { BatchThreads } from '../../../../src/blockThreads/batchThreads.js';
import { CometBlockBatches } from '../../../../src/comet/cometBlockBatches.js';
import { CometNode } from '../../../../src/comet/cometNode.js';
import { CometRpc } from '../../../../src/comet/cometRpc.js';
import { webSocketAddress } from '../../../../src/comet/address.js';
import { buildBlock } from '../../../../src/cosmos/block/buildBlock.js';
import { DIALECTS } from '../../../../src/chain/tx/dialect.js';
import { encodeTxRaw } from '../../../../src/chain/tx/ethereumMessage.js';
import { startDevChain, type DevChainHandle } from '../../../../src/devchain/devChain.js';
import { decodeTransaction } from '../../../../src/ethereum/transaction/transactionDecoding.js';
import { Archive } from '../../../../src/indexer/archive.js';
import { UnstoredBlocks } from '../../../../src/indexer/unstoredBlocks.js';
import { Backfill, type BackfillOptions } from '../../../../src/indexer/backfill.js';
import { BatchReader } from '../../../../src/indexer/batchReader.js';
import { BlockReader } from '../../../../src/indexer/blockReader.js';
import { Complaints } from '../../../../src/indexer/proof/complaints.js';
import { Coverage } from '../../../../src/indexer/coverage.js';
import { Indexer } from '../../../../src/indexer/indexer.js';
import { RemovedLogReader } from '../../../../src/indexer/removedLogReader.js';
import { openLmdbStore, type LmdbStore } from '../../../../src/store/lmdb/lmdbStore.js';
import { FakeState } from '../../../unit/indexer/fakeChain.js';
import { LyingNode } from './lyingNode.js';

const EVM_CHAIN_ID = 31_337;
const RETRY = { first: 2, longest: 10 };
/** Emits a log without topics whose data is the call's value. */
const LOGGER_CODE = '0x3460005260206000a000';
export const LOGGER = `0x${'10'.repeat(20)}`;

/** The stage waits only 50 ms for the event of a new height: on a slow machine it may come later. */
const TOO_SLOW = 'no event although the head moved';

/** Lines of the log. */
export class KeptLog {
  readonly errors: { blockNumber?: number; reason?: string }[] = [];
  readonly warnings: string[] = [];
  readonly infos: { blockNumber?: number }[] = [];

  trace(): void {}
  debug(): void {}
  info = (fields: object): void => void this.infos.push(fields);
  warn = (fields: { reason?: string }, message = ''): void => {
    if (fields.reason !== TOO_SLOW) this.warnings.push(message || JSON.stringify(fields));
  };
  error = (fields: object): void => void this.errors.push(fields);
}

/** The chain, made once for several indexes. */
export class LyingChain {
  #nonce = 0;
  readonly #rpc: CometRpc;
  readonly honest: CometNode;
  readonly #wallet: Wallet;

  private constructor(readonly chain: DevChainHandle) {
    this.#rpc = new CometRpc({ url: new URL(chain.rpcUrl) });
    this.honest = new CometNode(this.#rpc);
    this.#wallet = new Wallet(chain.accounts[0]!.privateKey);
  }

  static async start(): Promise<LyingChain> {
    const mining = { automine: false, intervalMs: 0 };
    const chain = new LyingChain(await startDevChain({ evmChainId: BigInt(EVM_CHAIN_ID), mining }));
    await chain.call('dev_setCode', { address: LOGGER, code: LOGGER_CODE });
    return chain;
  }

  call(method: string, params: object): Promise<unknown> {
    return this.#rpc.call(method, { ...params }, OWN_WORK);
  }

  /** Makes a block with this many transactions, each with a log. Resolves to its height. */
  async mine(transactions = 0): Promise<number> {
    for (let sent = 0; sent < transactions; sent++) {
      const raw = await this.#wallet.signTransaction({
        to: LOGGER,
        value: sent + 1,
        nonce: this.#nonce++,
        chainId: EVM_CHAIN_ID,
        gasLimit: 100_000,
        gasPrice: 10_000_000_000,
      });
      const transaction = decodeTransaction(Buffer.from(raw.slice(2), 'hex'));
      const answer = await this.honest.broadcastTx(encodeTxRaw(transaction, DIALECTS.cosmosEvm04, 'atest'), OWN_WORK);
      if (answer.abciCode !== 0) throw new Error(answer.log);
    }
    await this.call('dev_mine', { blocks: 1 });
    return (await this.honest.applicationInfo(OWN_WORK)).lastHeight;
  }

  async stop(): Promise<void> {
    this.#rpc.close();
    await this.chain.stop();
  }
}

/** The node that the proxy stands before. */
export interface NodeOfStage {
  honest: CometNode;
  rpcUrl: string;
  /** EIP-155 chain id. */
  chainId: number;
}

export class LyingStage {
  readonly log = new KeptLog();
  readonly complaints = new Complaints(this.log);
  readonly coverage: Coverage;
  readonly reader: BlockReader;
  readonly indexer: Indexer;
  readonly backfill: Backfill;
  readonly archive: Archive;
  readonly removedLogs: RemovedLogReader;
  readonly heads: CometHeadSource;
  readonly node: CometNode;
  /** Transactions that wait for a block. */
  readonly pending = new Set<Hash>();
  /** Whether the node announces its blocks. */
  isSubscribed = false;
  readonly #rpc: CometRpc;
  readonly #decoder = new BatchThreads();

  private constructor(
    readonly lying: LyingNode,
    readonly path: string,
    readonly store: LmdbStore,
    backfill: BackfillOptions,
  ) {
    this.#rpc = new CometRpc({ url: lying.url });
    this.node = new CometNode(this.#rpc);
    const { node, log, complaints } = this;
    const url = webSocketAddress(lying.url);
    const onSubscribed = () => void (this.isSubscribed = true);
    this.heads = new CometHeadSource(
      { url, pollIntervalMs: 5, silenceMs: 50, reconnectMs: RETRY },
      { node, log, onSubscribed },
    );
    const unstored = new UnstoredBlocks(log);
    this.coverage = new Coverage(store, complaints, unstored);
    const { coverage, heads } = this;
    const state = new FakeState();
    this.reader = new BlockReader({ node, store, state, build: buildBlock, identity: store.identity, complaints, log });
    const { reader } = this;
    const options = { retry: RETRY, rollbackConfirmMs: 1 };
    this.indexer = new Indexer(options, { store, coverage, reader, node, heads, complaints, unstored, log });
    const { indexer } = this;
    const batches = new BatchReader({ batches: new CometBlockBatches(this.#rpc), decoder: this.#decoder, reader });
    this.backfill = new Backfill(
      { retry: RETRY, leastForThreads: 1, ...backfill },
      { coverage, reader, indexer, complaints, unstored, batches, log },
    );
    const isPending = (hash: Hash): boolean => this.pending.has(hash);
    this.archive = new Archive({ store, coverage, reader, indexer, complaints, node, unstored, isPending });
    this.removedLogs = new RemovedLogReader(store, coverage);
  }

  static create({ honest, chain }: LyingChain, backfill?: BackfillOptions): Promise<LyingStage> {
    return LyingStage.before({ honest, rpcUrl: chain.rpcUrl, chainId: EVM_CHAIN_ID }, backfill);
  }

  /** An index of any chain; `honest` is its node. */
  static async before({ honest, rpcUrl, chainId }: NodeOfStage, backfill: BackfillOptions = {}): Promise<LyingStage> {
    const path = await mkdtemp(join(tmpdir(), 'halley-lies-'));
    const { cometChainId } = await honest.status(OWN_WORK);
    const store = openLmdbStore(path, { cometChainId, chainId: BigInt(chainId) }, { flushed: false });
    return new LyingStage(await LyingNode.start(rpcUrl), path, store, backfill);
  }

  async start(): Promise<void> {
    await this.indexer.start();
    await this.indexer.ready();
  }

  /** Lines of the log about a block that was refused. */
  refusals(): unknown[] {
    return this.log.errors.filter(({ reason }) => reason !== undefined);
  }

  /** Lines of the log that name a lie. An event that does not decode ends its connection. */
  namedLies(): unknown[] {
    const { warnings } = this.log;
    return [...this.refusals(), ...warnings.filter((message) => message.startsWith('head subscription lost'))];
  }

  async stop(): Promise<void> {
    await this.backfill.stop();
    await this.indexer.stop();
    this.#rpc.close();
    await this.#decoder.close();
    await this.lying.stop();
    await this.store.close();
    await rm(this.path, { recursive: true });
  }
}
