import type { Caller } from '../caller/caller.js';
import { ChainError } from '../chain/chainErrors.js';
import type { KeyAnswer, KeyQueries, KeyQuestion } from '../chain/rawStore.js';
import { decodeKeyAnswer } from './answers.js';
import type { CometRpc } from './cometRpc.js';
import { BatchRefused, type BatchedResult } from './rpcMessage.js';

/**
 * Keys of the application's stores over CometBFT RPC, all of a question in one request. Each key takes the lock that
 * block production holds, for some tens of microseconds.
 */
export class CometKeyQueries implements KeyQueries {
  readonly #rpc: Pick<CometRpc, 'callBatch'>;
  /** The longest batch that the node is known to take: an operator may have made `max_request_batch_size` smaller. */
  #longest = Infinity;

  constructor(rpc: Pick<CometRpc, 'callBatch'>) {
    this.#rpc = rpc;
  }

  async ask(questions: readonly KeyQuestion[], caller: Caller): Promise<(KeyAnswer | ChainError)[]> {
    if (questions.length > this.#longest) return await this.#askInParts(questions, this.#longest, caller);
    try {
      return await this.#askPart(questions, caller);
    } catch (error) {
      if (!(error instanceof BatchRefused) || questions.length === 1) throw error;
      const longest = Math.min(error.most ?? 1, questions.length - 1);
      const answers = await this.#askInParts(questions, longest, caller);
      this.#longest = Math.min(this.#longest, longest);
      return answers;
    }
  }

  async #askInParts(questions: readonly KeyQuestion[], longest: number, caller: Caller) {
    const size = Math.max(1, longest);
    const answers: (KeyAnswer | ChainError)[] = [];
    for (let from = 0; from < questions.length; from += size)
      answers.push(...(await this.#askPart(questions.slice(from, from + size), caller)));
    return answers;
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
