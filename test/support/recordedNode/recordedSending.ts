/**
 * The node's recorded answers to transactions, by the hash of the CometBFT transaction: a wrapping that differs in one
 * byte from the recorded one is unknown. A transaction of the next block is accepted, and commits that block.
 */
import type { Answer } from '../../unit/comet/fakeComet.js';
import type { RecordedNode } from '../../unit/cosmos/recordings.js';
import { recording } from '../recordings.js';
import { cometHash, refusal } from './recordedChain.js';

interface BroadcastResult {
  code: number;
  log: string;
  codespace: string;
  hash: string;
}

interface SentTransaction {
  name: string;
  eth_raw_tx?: string;
  broadcast_tx_sync?: { result?: BroadcastResult; error?: unknown };
  check_tx?: { result: object };
}

interface Recorded {
  broadcast: BroadcastResult;
  /** Null where only `broadcast_tx_sync` was recorded, which says the same. */
  check: object | null;
}

export class RecordedSending {
  readonly #answers = new Map<string, Recorded>();
  /** The node's answer to a transaction that it has already. */
  readonly #again: SentTransaction | undefined;
  readonly #accepted = new Set<string>();
  readonly #chain: RecordedNode;

  constructor(chain: RecordedNode) {
    this.#chain = chain;
    const sent = recording<SentTransaction[]>(chain, 'tx', 'send_results.json');
    for (const { broadcast_tx_sync, check_tx } of sent) {
      const broadcast = broadcast_tx_sync?.result;
      if (broadcast !== undefined) this.#answers.set(broadcast.hash, { broadcast, check: check_tx?.result ?? null });
    }
    this.#again = sent.find(({ name }) => name === 'exact_duplicate_while_pending');
  }

  broadcast(tx: string): Answer {
    const hash = cometHash(Buffer.from(tx, 'base64'));
    const known = this.#answers.get(hash);
    if (known === undefined) return refusal(`nothing recorded for the transaction ${hash} on ${this.#chain}`);
    if (this.#isAgain(hash, known)) return refusal('tx already exists in cache');
    return { result: known.broadcast };
  }

  check(tx: string): Answer {
    const hash = cometHash(Buffer.from(tx, 'base64'));
    const known = this.#answers.get(hash);
    if (known === undefined) return refusal(`nothing recorded for the transaction ${hash} on ${this.#chain}`);
    if (this.#isAgain(hash, known)) return { result: this.#again?.check_tx?.result };
    return { result: known.check ?? known.broadcast };
  }

  #isAgain(hash: string, { broadcast }: Recorded): boolean {
    const again = this.#accepted.has(hash);
    if (broadcast.code === 0) this.#accepted.add(hash);
    return again;
  }
}
