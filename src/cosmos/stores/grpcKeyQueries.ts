import type { Caller } from '../../caller/caller.js';
import { Service as NodeService } from '../../../generated/proto/cosmos/base/tendermint/v1beta1/query_pb.js';
import { ChainError } from '../../chain/chainErrors.js';
import type { Queries } from '../../chain/node.js';
import type { KeyAnswer, KeyQueries, KeyQuestion } from '../../chain/rawStore.js';
import { askProtobuf } from '../queries/applicationQueries.js';

/**
 * Keys of the application's stores over gRPC, each by a question of its own. They do not take the lock that block
 * production holds, and cost several times as much as those of a batch over CometBFT RPC.
 *
 * Without the lock, a key may look absent at height h while the node commits block h + 1, which deletes it: iavl looks
 * among the newest values first, and takes h for the newest height until the commit is over (`GetVersioned` of
 * mutable_tree.go, v1.2). So an absent key is asked for once more with a proof, which is made from the tree of height h
 * and fails where the key is in it.
 */
export class GrpcKeyQueries implements KeyQueries {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  async ask(questions: readonly KeyQuestion[], caller: Caller): Promise<(KeyAnswer | ChainError)[]> {
    return await Promise.all(questions.map((question) => this.#askSurely(question, caller).catch(asAnswer)));
  }

  async #askSurely(question: KeyQuestion, caller: Caller): Promise<KeyAnswer> {
    const answer = await this.#ask(question, false, caller);
    const looksAbsent = answer.abciCode === 0 && answer.log === '' && answer.value.length === 0;
    // There are no proofs at height 1.
    return looksAbsent && question.height > 1 ? await this.#ask(question, true, caller) : answer;
  }

  async #ask({ store, key, height }: KeyQuestion, prove: boolean, caller: Caller): Promise<KeyAnswer> {
    const fields = { path: `/store/${store}/key`, data: key, height: BigInt(height), prove };
    const query = { method: NodeService.method.aBCIQuery, fields, height: 0 };
    const answer = await askProtobuf(this.#queries, query, caller);
    return {
      abciCode: answer.code,
      codespace: answer.codespace,
      log: answer.log,
      key: answer.key,
      value: answer.value,
      height: Number(answer.height),
    };
  }
}

function asAnswer(error: unknown): ChainError {
  if (error instanceof ChainError) return error;
  throw error;
}
