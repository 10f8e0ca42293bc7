/** Both threads: the messages between them. Errors travel as text, because threads do not share classes. */
import type { CommittedBlock, UndecodedBlock } from '../chain/node.js';
import type { FetchedBlock } from '../indexer/blockReader.js';
import type { EncodedBlock } from '../store/store.js';

/** What the worker thread is asked to make of a large block. */
export type LargeBlockJob =
  { kind: 'decode'; undecoded: UndecodedBlock } | { kind: 'encode'; undecoded: UndecodedBlock; context: BlockContext };

/** What a block is built with, beside the answers of the node. */
export type BlockContext = Omit<FetchedBlock, 'committed'>;

/** What the worker thread made. */
export type LargeBlockOutcome =
  | { kind: 'decoded'; committed: CommittedBlock }
  | { kind: 'encoded'; encoded: EncodedBlock }
  /** The node's answers are not what its protocol promises. */
  | { kind: 'malformed'; message: string }
  /** They contradict the hashes that cover them. */
  | { kind: 'false'; height: number; reason: string }
  | { kind: 'refused'; method: string; code: number; detail: string }
  | { kind: 'failed'; message: string; stack: string | undefined };
