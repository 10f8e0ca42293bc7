/** What the main thread and the worker say to each other. Errors travel as descriptions, because threads do not share classes. */
import type { Address, Bytes32 } from '../../../generated/types.js';
import type { RpcDescription } from '../../chain/errors.js';
import type { ChainReader } from '../chainReader.js';
import type { Job, OperationName, Operations } from '../operations.js';

/** A read of the chain that the worker asks for. */
export type ReadQuestion =
  | { read: 'account' | 'code'; address: Address }
  | { read: 'storage'; address: Address; slot: Bytes32 }
  | { read: 'blockHash'; blockNumber: number };

export type ToWorker =
  | { kind: 'job'; job: Job }
  | { kind: 'answer'; readId: number; value: unknown }
  /** The read failed: the main thread keeps the error and ends the job with it. */
  | { kind: 'readFailed'; readId: number };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'question'; readId: number; question: ReadQuestion }
  | { kind: 'done'; outcome: Operations[OperationName]['outcome'] }
  /** `rpc` is null for what nobody expected; the stack is for the log. */
  | { kind: 'failed'; message: string; rpc: RpcDescription | null; stack: string | undefined };

/** Answers a worker's question. */
export function answerQuestion(reader: ChainReader, question: ReadQuestion): Promise<unknown> {
  switch (question.read) {
    case 'account':
      return reader.account(question.address);
    case 'code':
      return reader.code(question.address);
    case 'storage':
      return reader.storage(question.address, question.slot);
    case 'blockHash':
      return reader.blockHash(question.blockNumber);
  }
}
