/**
 * `Development` over the `dev_*` methods of the embedded chain's RPC port. After each change it waits until the index
 * has followed, and forgets what was remembered of the chain before, so that the next question of a client sees the
 * change.
 */
import { errorCatalogue } from '../../generated/errors.js';
import type { Address, Bytes32, Hash } from '../../generated/types.js';
import type { Development, MineOptions } from '../chain/development.js';
import { CallRefused, ChainError, MalformedAnswer, type RpcDescription } from '../chain/errors.js';
import type { SharedExclusiveLock } from '../concurrency/sharedExclusiveLock.js';
import { encodeData, encodeQuantity } from '../evm/hex.js';

/** Any JSON-RPC caller; `CometRpc` is one. */
export interface DevelopmentRpc {
  call(method: string, params: object, signal?: AbortSignal): Promise<unknown>;
}

export interface DevelopmentParts {
  rpc: DevelopmentRpc;
  /**
   * What sets the chain back runs alone: whoever follows the chain up meanwhile would wait for a height that is no
   * more.
   */
  turns: SharedExclusiveLock;
  index: {
    /** Resolves when the block of this height is served. */
    reached(height: number): Promise<void>;
    /** Removes what the chain does not have any more, now that it went back to a height. */
    wentBackTo(height: number): Promise<void>;
  };
  /** Drops everything remembered of the chain: answered questions, waiting transactions, which are asked for again. */
  forget: () => Promise<void>;
  /** Drops, of what waited, what the chain put off with the blocks that it made. */
  review: () => Promise<void>;
}

/**
 * Most blocks that the chain is asked for at one time: as many take seconds at most, also on a busy machine, and each
 * call has a time limit.
 */
const BLOCKS_PER_CALL = 500;

export class DevelopmentClient implements Development {
  readonly #parts: DevelopmentParts;

  constructor(parts: DevelopmentParts) {
    this.#parts = parts;
  }

  async mine({ blocks, intervalSeconds, timestamp }: MineOptions): Promise<void> {
    await this.#goOn(async () => {
      let answer = {};
      for (let asked = 0; asked === 0 || asked < blocks; asked += BLOCKS_PER_CALL) {
        const first = timestamp !== null && asked === 0 && { timestamp };
        const times = { interval: intervalSeconds, continued: asked > 0, ...first };
        answer = await this.#call('dev_mine', { blocks: Math.min(blocks - asked, BLOCKS_PER_CALL), ...times });
      }
      return answer;
    });
  }

  async setAutomine(enabled: boolean): Promise<void> {
    await this.#goOn(() => this.#call('dev_setAutomine', { enabled }));
  }

  async automine(): Promise<boolean> {
    return field(await this.#call('dev_getAutomine', {}), 'automine', 'boolean');
  }

  async setIntervalMining(seconds: number): Promise<void> {
    await this.#call('dev_setIntervalMining', { seconds });
  }

  async snapshot(): Promise<bigint> {
    return BigInt(field(await this.#call('dev_snapshot', {}), 'id', 'string'));
  }

  async revert(snapshotId: bigint): Promise<boolean> {
    return field(await this.#goBack('dev_revert', { id: encodeQuantity(snapshotId) }), 'reverted', 'boolean');
  }

  async increaseTime(seconds: number): Promise<number> {
    return field(await this.#edit('dev_increaseTime', { seconds }), 'offset', 'number');
  }

  async setNextBlockTimestamp(seconds: number): Promise<void> {
    await this.#edit('dev_setNextBlockTimestamp', { timestamp: seconds });
  }

  async reset(): Promise<void> {
    await this.#goBack('dev_reset', {});
  }

  async setBalance(address: Address, wei: bigint): Promise<void> {
    await this.#edit('dev_setBalance', { address, balance: encodeQuantity(wei) });
  }

  async setNonce(address: Address, nonce: bigint): Promise<void> {
    await this.#edit('dev_setNonce', { address, nonce: encodeQuantity(nonce) });
  }

  async setCode(address: Address, code: Uint8Array): Promise<void> {
    await this.#edit('dev_setCode', { address, code: encodeData(code) });
  }

  async setStorageAt(address: Address, slot: Bytes32, word: Bytes32): Promise<void> {
    await this.#edit('dev_setStorageAt', { address, slot, value: word });
  }

  async impersonate(address: Address): Promise<void> {
    await this.#call('dev_impersonateAccount', { address });
  }

  async stopImpersonating(address: Address): Promise<void> {
    await this.#call('dev_stopImpersonatingAccount', { address });
  }

  async dropTransaction(hash: Hash): Promise<boolean> {
    const dropped = field(await this.#call('dev_dropTransaction', { hash }), 'dropped', 'boolean');
    await this.#parts.forget();
    return dropped;
  }

  async #edit(method: string, params: object): Promise<object> {
    const answer = await this.#call(method, params);
    await this.#parts.forget();
    return answer;
  }

  /** What may make blocks. */
  #goOn(act: () => Promise<object>): Promise<void> {
    return this.#parts.turns.shared(async () => {
      const answer = await act();
      if (!('height' in answer)) return;
      await this.#parts.index.reached(field(answer, 'height', 'number'));
      await this.#parts.review();
    });
  }

  /** What may set the chain back; `reverted` false says that it did not. */
  #goBack(method: string, params: object): Promise<object> {
    const { turns, index, forget } = this.#parts;
    return turns.exclusive(async () => {
      const answer = await this.#call(method, params);
      if ('reverted' in answer && !field(answer, 'reverted', 'boolean')) return answer;
      const height = field(answer, 'height', 'number');
      await index.wentBackTo(height);
      await forget();
      await index.reached(height);
      return answer;
    });
  }

  async #call(method: string, params: object): Promise<object> {
    const answer = await this.#parts.rpc.call(method, params).catch(asRefusal);
    if (typeof answer !== 'object' || answer === null) throw new MalformedAnswer(`${method}: expected an object`);
    return answer;
  }
}

/** A value of the right form that the chain does not take as it is now, such as a time before the newest block. */
class ChangeRefused extends ChainError {
  override readonly name = 'ChangeRefused';
  readonly rpc: RpcDescription;

  constructor(reason: string, options: ErrorOptions) {
    super(reason, options);
    this.rpc = { name: 'invalidParams', arguments: { reason } };
  }
}

function asRefusal(error: unknown): never {
  if (error instanceof CallRefused && error.code === errorCatalogue.invalidParams.code)
    throw new ChangeRefused(error.detail, { cause: error });
  throw error;
}

interface FieldTypes {
  string: string;
  number: number;
  boolean: boolean;
}

/** A field of an answer; the chain is ours, but the port it answers on may be anybody's. */
export function field<T extends keyof FieldTypes>(answer: object, name: string, type: T): FieldTypes[T] {
  const value = (answer as Record<string, unknown>)[name];
  if (typeof value !== type) throw new MalformedAnswer(`${name}: expected ${type}`);
  return value as FieldTypes[T];
}
