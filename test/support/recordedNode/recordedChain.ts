/** The blocks of one recorded chain, as CometBFT answers them. Heights that were not recorded count as pruned. */
import { createHash } from 'node:crypto';
import { dataHash, resultsHash } from '../../../src/chain/consensus/hashes.js';
import { headerHash } from '../../../src/chain/consensus/header.js';
import type { BlockIdJson, HeaderJson } from '../../../src/chain/node.js';
import type { RecordedNode } from '../../unit/cosmos/recordings.js';
import { blockLabels, recording } from '../recordings.js';
import type { Answer } from '../../unit/comet/fakeComet.js';

interface RecordedBlock {
  height: number;
  /** `result` of the node's answers to `block` and `block_results`. */
  block: { block_id: BlockIdJson; block: { header: Record<string, unknown>; data: { txs: string[] | null } } };
  results: {
    txs_results:
      { code: number; data: string | null; gas_wanted: string; gas_used: string; events: AbciEvent[] }[] | null;
    finalize_block_events: AbciEvent[];
    [field: string]: unknown;
  };
}

interface AbciEvent {
  type: string;
  attributes: { key: string; value: string }[];
}

/** A transaction as the node's event index finds it. */
interface IndexedTransaction {
  height: string;
  index: number;
  hash: string;
  tx: string;
  tx_result: unknown;
}

export class RecordedChain {
  readonly #blocks: RecordedBlock[];
  #committed: number;

  /** The recorded blocks from the height `from` on; the node's head is `head` until `commitNext`. */
  constructor(
    readonly name: RecordedNode,
    { from = 1, head = Infinity }: { from?: number; head?: number } = {},
  ) {
    this.#blocks = readBlocks(name).filter(({ height }) => height >= from);
    this.#committed = this.#blocks.filter(({ height }) => height <= head).length;
  }

  get head(): number {
    return this.#blocks[this.#committed - 1]?.height ?? 0;
  }

  get earliest(): number {
    return this.#blocks[0]?.height ?? 0;
  }

  /** The recorded block that comes next, if it holds the transaction; it is committed then. */
  commitWith(tx: string): RecordedBlock | null {
    const next = this.#blocks[this.#committed];
    if (next === undefined || !(next.block.block.data.txs ?? []).includes(tx)) return null;
    this.#committed += 1;
    return next;
  }

  /** The block after a recorded one is made when it was not recorded: its header proves the results of the other. */
  block(height: number): Answer {
    const there = this.#there();
    const below = there.find((block) => block.height === height - 1);
    const isMissing = height <= this.head && !there.some((block) => block.height === height);
    return isMissing && below !== undefined
      ? { result: blockAfter(below) }
      : this.#answer(height, ({ block }) => block);
  }

  results(height: number): Answer {
    return this.#answer(height, ({ results }) => results);
  }

  consensusParams(height: number): Answer {
    const { result } = recording<{ result: object }>(this.name, 'comet', 'consensus_params.json');
    return this.#answer(height, () => ({ ...result, block_height: String(height) }));
  }

  headerByHash(hash: string): Answer {
    const found = this.#there().find(({ block }) => block.block_id.hash === hash.toUpperCase());
    return { result: { header: found?.block.block.header ?? null } };
  }

  /** The answer to a search for `ethereum_tx.ethereumTxHash='0x…'`, the only one that is asked. */
  searchTransaction(query: string): Answer {
    const hash = /^ethereum_tx\.ethereumTxHash='(0x[0-9a-f]{64})'$/.exec(query)?.[1];
    if (hash === undefined) return refusal(`not a search that was recorded: ${query}`);
    const txs = this.#there().flatMap((block) => indexedTransactions(block, hash));
    return { result: { txs: txs.slice(0, 1), total_count: String(txs.length) } };
  }

  /** The fee market's base fee by the block's own events, 18 decimals; null for a height that was not recorded. */
  baseFeeAfter(height: number): string | null {
    const events = this.#there().find((block) => block.height === height)?.results.finalize_block_events;
    const fee = events?.find(({ type }) => type === 'fee_market')?.attributes.find(({ key }) => key === 'base_fee');
    return fee === undefined ? null : BigInt(fee.value.replace('.', '')).toString();
  }

  #there(): RecordedBlock[] {
    return this.#blocks.slice(0, this.#committed);
  }

  #answer(height: number, of: (block: RecordedBlock) => object): Answer {
    if (height > this.head) {
      return refusal(`height ${height} must be less than or equal to the current blockchain height ${this.head}`);
    }
    const lowest = this.#there().find((block) => block.height >= height);
    if (lowest?.height === height) return { result: of(lowest) };
    return refusal(`height ${height} is not available, lowest height is ${lowest?.height}`);
  }
}

/** An empty block whose header follows from the recorded one. Its results are not known. */
function blockAfter({ height, block, results }: RecordedBlock): RecordedBlock['block'] {
  const { block: first } = block;
  const outcomes = (results.txs_results ?? []).map(({ code, data, gas_wanted, gas_used }) => ({
    abciCode: code,
    data: Buffer.from(data ?? '', 'base64'),
    gasWanted: BigInt(gas_wanted),
    gasUsed: BigInt(gas_used),
  }));
  const header = {
    // Every recorded header has the fields of one.
    ...(first.header as unknown as HeaderJson),
    height: String(height + 1),
    last_block_id: block.block_id,
    data_hash: hexOf(dataHash([])),
    last_results_hash: hexOf(resultsHash(outcomes)),
  };
  const block_id = { ...block.block_id, hash: hexOf(headerHash(header)) };
  return { ...block, block_id, block: { ...first, header: { ...header }, data: { txs: [] } } };
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex').toUpperCase();
}

/** The error with which CometBFT refuses nearly every call. */
export function refusal(data: string): Answer {
  return { error: { code: -32603, message: 'Internal error', data } };
}

/** The value of a NewBlock event about the block. */
export function newBlockEvent({ block, results }: RecordedBlock): object {
  const { txs_results, finalize_block_events, ...rest } = results;
  return { ...block, result_finalize_block: { ...rest, events: finalize_block_events, tx_results: txs_results } };
}

/** Hash of a CometBFT transaction, upper-case hex. */
export function cometHash(tx: Uint8Array): string {
  return createHash('sha256').update(tx).digest('hex').toUpperCase();
}

function readBlocks(name: RecordedNode): RecordedBlock[] {
  return blockLabels(name).map((label) => ({
    height: parseInt(label),
    block: recording<{ result: RecordedBlock['block'] }>(name, 'blocks', label, 'comet_block.json').result,
    results: recording<{ result: RecordedBlock['results'] }>(name, 'blocks', label, 'comet_block_results.json').result,
  }));
}

function indexedTransactions({ height, block, results }: RecordedBlock, ethereumHash: string): IndexedTransaction[] {
  const txs = block.block.data.txs ?? [];
  return (results.txs_results ?? []).flatMap((txResult, index) => {
    if (!txResult.events.some((event) => carriesHash(event, ethereumHash))) return [];
    const tx = txs[index] ?? '';
    const hash = cometHash(Buffer.from(tx, 'base64'));
    return [{ height: String(height), index, hash, tx, tx_result: txResult }];
  });
}

function carriesHash({ type, attributes }: AbciEvent, hash: string): boolean {
  return type === 'ethereum_tx' && attributes.some(({ key, value }) => key === 'ethereumTxHash' && value === hash);
}
