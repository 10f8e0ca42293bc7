import type { Caller } from '../caller/caller.js';
import { ChainError } from '../chain/chainErrors.js';
import type { KeyAnswer, KeyQueries, KeyQuestion } from '../chain/rawStore.js';
import { decodeKeyAnswer } from './answers.js';
import { BatchLimit } from './batchLimit.js';
import type { CometRpc } from './cometRpc.js';
import type { BatchedResult } from './rpcMessage.js';

/**
 * Keys of the application's stores over CometBFT RPC, all of a question in one request. Each key takes the lock that
 * block production holds, for some tens of microseconds.
 */
export class CometKeyQueries implements KeyQueries {
  readonly #rpc: Pick<CometRpc, 'callBatch'>;
  readonly #limit = new BatchLimit();

  constructor(rpc: Pick<CometRpc, 'callBatch'>) {
    this.#rpc = rpc;
  }

  ask(questions: readonly KeyQuestion[], caller: Caller): Promise<(KeyAnswer | ChainError)[]> {
    return this.#limit.run(questions, (part) => this.#askPart(part, caller));
  }

  async #askPart(questions: readonly KeyQuestion[], caller: Caller): Promise<(KeyAnswer | ChainError)[]> {
    return (await this.#rpc.callBatch('abci_query', questions.map(paramsOf), caller)).map(answerOf);
  }
}

function paramsOf({ store, key, height }: KeyQuestion): object {
  const data = Buffer.from(key.buffer, key.byteOffset, key.byteLength).toString('hex');
  return { path: `/store/${store}/key`, data, height: String(height), prove: false };
}

function answerOf(batched: BatchedResult): KeyAnswer | ChainError {
  if ('refusal' in batched) return batched.refusal;
  try {
    return decodeKeyAnswer(batched.result);
  } catch (error) {
    if (error instanceof ChainError) return error;
    throw error;
  }
}
