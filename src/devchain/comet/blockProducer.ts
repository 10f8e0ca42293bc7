/**
 * Makes blocks: proposes, signs, lets the application execute, stores and announces them. Every change of the chain
 * runs through `exclusive`, so none happens inside a block.
 */
import type { BlockTime, HeaderJson } from '../../chain/node.js';
import type {
  Application,
  BlockToExecute,
  ChainBeginning,
  ChainEvent,
  ExecTxResult,
  ExecutedBlock,
  ForkAccess,
  PendingExecution,
} from '../application.js';
import type { BlockStore, StoredBlock } from './blocks/blockStore.js';
import type { ChainClock } from './chainClock.js';
import {
  consensusHash,
  dataHash,
  resultsHash,
  type BlockLimits,
  type DeterministicResult,
} from '../../chain/consensus/hashes.js';
import { commitHash, identifyBlock, NO_BLOCK_ID, validatorsHash } from './blocks/hashes.js';
import { merkleRoot } from '../../chain/consensus/merkle.js';
import { formatTime, parseTime, timeOfMilliseconds } from '../../chain/consensus/headerTime.js';
import type { Validator } from './blocks/validator.js';
import type { BlockJson, CommitJson, ConsensusParamsJson, EventJson, TxResultJson } from './blocks/blockJson.js';
import { base64, base64Bytes, hexBytes, upperHex } from './blocks/blockJson.js';

/** CometBFT's block protocol. */
export const BLOCK_PROTOCOL = '11';

/** The constants of the chain that its blocks show. */
export interface BlockProducerOptions {
  cometChainId: string;
  genesisTime: BlockTime;
  forkedHashes: ChainBeginning['forkedHashes'];
  fork: ForkAccess | null;
  /** Whether consensus parameters have the field `authority`, as they do since CometBFT 0.39. */
  hasAuthority: boolean;
}

/** What a block is made from, and where it is stored. */
export interface BlockProducerParts {
  application: Application;
  validator: Validator;
  blocks: BlockStore;
  clock: ChainClock;
}

/** What the classes around the producer work on. */
export interface ChainParts extends Omit<BlockProducerParts, 'validator'> {
  producer: BlockProducer;
}

/** The times of several blocks. Null lets the clock decide. */
export interface BlockTimes {
  firstSeconds: number | null;
  intervalSeconds: number | null;
  /** True: the interval also lies between the head and the first block. */
  continued: boolean;
}

interface NextBlock extends Pick<StoredBlock, 'block' | 'blockId' | 'size'> {
  toExecute: BlockToExecute;
}

type OnBlock = (block: StoredBlock) => void;

/** The only writer of the chain: one change runs at a time. */
export class BlockProducer {
  #options: BlockProducerOptions;
  readonly #parts: BlockProducerParts;
  readonly #listeners = new Set<OnBlock>();
  readonly #validatorsHash: string;
  #lastTask: Promise<unknown> = Promise.resolve();

  constructor(options: BlockProducerOptions, parts: BlockProducerParts) {
    this.#options = options;
    this.#parts = parts;
    this.#validatorsHash = upperHex(validatorsHash([parts.validator]));
  }

  /** Calls the listener with every new block, once it can be read. Returns the function that unsubscribes it. */
  onBlock(listener: OnBlock): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Runs `task` after all earlier ones are done; later ones wait for it. */
  exclusive<T>(task: () => Promise<T> | T): Promise<T> {
    const result = this.#lastTask.then(task);
    this.#lastTask = result.catch(() => undefined);
    return result;
  }

  get options(): BlockProducerOptions {
    return this.#options;
  }

  /** Begins another chain and makes its first block. `begin` forgets the old one; nothing else runs meanwhile. */
  restart(begin: () => ChainBeginning): Promise<StoredBlock> {
    return this.exclusive(async () => {
      const { blocks, clock } = this.#parts;
      const { initialHeight, genesisTime, forkedHashes, fork } = begin();
      blocks.restart(initialHeight);
      clock.reset();
      this.#options = {
        ...this.#options,
        genesisTime: genesisTime ?? timeOfMilliseconds(Date.now()),
        forkedHashes,
        fork,
      };
      const first = await this.#makeBlock();
      if (genesisTime !== null) clock.startAt(genesisTime);
      return first;
    });
  }

  makeBlock(): Promise<StoredBlock> {
    return this.exclusive(() => this.#makeBlock());
  }

  /** Makes several blocks without another change in between, and resolves with the height afterwards. */
  makeBlocks(count: number, { firstSeconds, intervalSeconds, continued }: BlockTimes): Promise<number> {
    const { blocks, clock } = this.#parts;
    return this.exclusive(async () => {
      for (let made = 0; made < count; made++) {
        const previous = this.headTime;
        if (made === 0 && firstSeconds !== null) clock.setNext(firstSeconds, previous);
        else if ((made > 0 || continued) && intervalSeconds !== null) clock.setStep(intervalSeconds, previous);
        await this.#makeBlock();
        // Requests are answered in between, however many blocks there are.
        if (made % 32 === 31) await new Promise(setImmediate);
      }
      return blocks.height;
    });
  }

  /** Makes a block of these transactions and no others. For callers that hold `exclusive`. */
  makeBlockOf(txs: Uint8Array[]): Promise<StoredBlock> {
    return this.#makeBlock(txs);
  }

  /** Time of the first block, also when an earlier process made it. */
  get genesisTime(): BlockTime {
    const first = this.#parts.blocks.at(this.#parts.blocks.first);
    return first === null ? this.options.genesisTime : parseTime(first.block.header.time);
  }

  get headTime(): BlockTime {
    const { head } = this.#parts.blocks;
    return head === null ? this.genesisTime : parseTime(head.block.header.time);
  }

  get nextTime(): BlockTime {
    const { blocks, clock } = this.#parts;
    return blocks.head === null ? this.genesisTime : clock.nextBlockTime(this.headTime);
  }

  /** The commit of the newest block as the validator signed it first; the next block holds it with its own time. */
  seenCommit({ blockId, block }: StoredBlock): CommitJson {
    return this.#commit(block.header.height, blockId, parseTime(block.header.time));
  }

  /** CometBFT's default parameters, with the gas limit of a block that there is or of the next one. */
  consensusParams(height: number): ConsensusParamsJson {
    return {
      block: { max_bytes: '22020096', max_gas: String(this.#parts.application.gasLimitAt(height)) },
      evidence: { max_age_num_blocks: '100000', max_age_duration: '172800000000000', max_bytes: '1048576' },
      validator: { pub_key_types: ['ed25519'] },
      version: {},
      abci: {},
      ...(this.options.hasAuthority && { authority: {} }),
    };
  }

  /** The block that would be made now, with its results. Null when the chain changed meanwhile. */
  async previewBlock(): Promise<{ stored: StoredBlock; execution: PendingExecution } | null> {
    const { application } = this.#parts;
    const next = this.#nextBlock(this.nextTime, application.propose());
    const execution = await application.executePending(next.toExecute);
    return execution === null ? null : { stored: this.#withResults(next, execution), execution };
  }

  async #makeBlock(txs = this.#parts.application.propose()): Promise<StoredBlock> {
    const { application, blocks } = this.#parts;
    const next = this.#nextBlock(this.#takeTime(), txs);
    const stored = this.#withResults(next, await application.executeBlock(next.toExecute));
    blocks.append(stored);
    for (const listener of this.#listeners) listener(stored);
    return stored;
  }

  #nextBlock(time: BlockTime, txs: Uint8Array[]): NextBlock {
    const { blocks, validator } = this.#parts;
    const height = blocks.height + 1;
    const block = this.#assemble(height, time, txs);
    const { blockId, size } = this.#identify(block, txs);
    const { address: proposerAddress } = validator;
    const toExecute = { height, time, hash: hexBytes(blockId.hash), proposerAddress, txs };
    return { block, blockId, size, toExecute };
  }

  #withResults({ block, blockId, size }: NextBlock, { txResults, events, appHash }: ExecutedBlock): StoredBlock {
    return {
      blockId,
      block,
      size,
      results: {
        height: block.header.height,
        txs_results: txResults.length === 0 ? null : txResults.map(txResultJson),
        finalize_block_events: events.length === 0 ? null : events.map(eventJson),
        validator_updates: null,
        consensus_param_updates: this.consensusParams(Number(block.header.height)),
        app_hash: base64(appHash),
      },
    };
  }

  /** The first block of a fork stands for a block of another chain and has its hash. */
  #identify(block: BlockJson, txs: Uint8Array[]): Pick<StoredBlock, 'blockId' | 'size'> {
    const { blockId, size } = identifyBlock(block, txs);
    const hash = this.#parts.blocks.head === null ? this.options.forkedHashes?.block : null;
    return { blockId: { ...blockId, hash: hash ?? blockId.hash }, size };
  }

  #takeTime(): BlockTime {
    const { blocks, clock } = this.#parts;
    return blocks.head === null ? this.genesisTime : clock.takeBlockTime(this.headTime);
  }

  #assemble(height: number, time: BlockTime, txs: Uint8Array[]): BlockJson {
    const { validator, blocks } = this.#parts;
    const { head } = blocks;
    const lastCommit = this.#lastCommit(head, time);
    const nothing = upperHex(merkleRoot([]));
    const header: HeaderJson = {
      version: { block: BLOCK_PROTOCOL },
      chain_id: this.options.cometChainId,
      height: String(height),
      time: formatTime(time),
      last_block_id: head?.blockId ?? this.#firstParent(),
      last_commit_hash: upperHex(commitHash(lastCommit)),
      data_hash: upperHex(dataHash(txs)),
      validators_hash: this.#validatorsHash,
      next_validators_hash: this.#validatorsHash,
      consensus_hash: upperHex(consensusHash(blockLimits(this.consensusParams(height)))),
      app_hash: head === null ? this.#firstAppHash() : upperHex(base64Bytes(head.results.app_hash)),
      last_results_hash: upperHex(resultsHash((head?.results.txs_results ?? []).map(deterministicResult))),
      evidence_hash: nothing,
      proposer_address: upperHex(validator.address),
    };
    return { header, data: { txs: txs.map(base64) }, evidence: { evidence: [] }, last_commit: lastCommit };
  }

  #firstParent(): StoredBlock['blockId'] {
    const { forkedHashes } = this.options;
    return forkedHashes === null ? NO_BLOCK_ID : { ...NO_BLOCK_ID, hash: forkedHashes.parent };
  }

  /** The root of the first state, where the application has one. Those of the Cosmos SDK have the hash of no bytes. */
  #firstAppHash(): string {
    const { appHash } = this.#parts.application;
    return upperHex(appHash.length === 0 ? merkleRoot([]) : appHash);
  }

  /**
   * A header's time is that of the commit in its block. The head's precommit may be old, so it is signed again with the
   * new block's time, as if the block had followed at once.
   */
  #lastCommit(head: StoredBlock | null, time: BlockTime): CommitJson {
    if (head === null) return { height: '0', round: 0, block_id: NO_BLOCK_ID, signatures: [] };
    return this.#commit(head.block.header.height, head.blockId, time);
  }

  #commit(height: string, blockId: StoredBlock['blockId'], timestamp: BlockTime): CommitJson {
    const { cometChainId } = this.options;
    return this.#parts.validator.commit({ cometChainId, height, round: 0, blockId, timestamp });
  }
}

function blockLimits({ block }: ConsensusParamsJson): BlockLimits {
  return { maxBytes: BigInt(block.max_bytes), maxGas: BigInt(block.max_gas) };
}

function deterministicResult({ code, data, gas_wanted, gas_used }: TxResultJson): DeterministicResult {
  return {
    abciCode: code,
    data: base64Bytes(data ?? ''),
    gasWanted: BigInt(gas_wanted),
    gasUsed: BigInt(gas_used),
  };
}

function txResultJson(result: ExecTxResult): TxResultJson {
  return {
    code: result.code,
    data: result.data === null ? null : base64(result.data),
    log: result.log,
    info: result.info,
    gas_wanted: String(result.gasWanted),
    gas_used: String(result.gasUsed),
    events: result.events.map(eventJson),
    codespace: result.codespace,
  };
}

function eventJson({ type, attributes }: ChainEvent): EventJson {
  return { type, attributes: attributes.map(({ key, value }) => ({ key, value, index: true })) };
}
