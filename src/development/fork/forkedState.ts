/**
 * `State` of a development chain that may be a fork: questions about blocks below the fork go to the origin, which also
 * executes calls there, by its own rules. The chain itself answers from the forked block on.
 */
import type { Caller } from '../../caller/caller.js';
import type { Address, Bytes32, CallObject, Data, StateOverrides } from '../../../generated/types.js';
import { QueryFailed } from '../../chain/chainErrors.js';
import type {
  Account,
  AccountProof,
  CallOutcome,
  EstimateOutcome,
  EvmParameters,
  FeeMarket,
  ForkSchedule,
  State,
} from '../../chain/state.js';
import type { Awaitable } from '../../concurrency/awaitable.js';
import { decodeData, encodeData, encodeQuantity, NO_BYTES, storageSlot } from '../../ethereum/hex.js';
import { EMPTY_CODE_HASH, keccakHash } from '../../ethereum/keccak.js';
import type { OriginError, OriginMethod } from '../../chain/development/developmentProtocol.js';
import { malformed, type ForkOrigin } from './forkOrigin.js';
import { dataOf } from './originObjects.js';

/** Code of JSON-RPC errors for calls that reverted; `data` holds the bytes. */
const REVERTED = 3;

/** What answers. */
export interface ForkedStateParts {
  own: State;
  origin: ForkOrigin;
}

/** Reads the origin below the fork, and the chain from there on. */
export class ForkedState implements State {
  readonly #own: State;
  readonly #origin: ForkOrigin;

  constructor({ own, origin }: ForkedStateParts) {
    this.#own = own;
    this.#origin = origin;
  }

  account(address: Address, height: number, caller: Caller): Awaitable<Account> {
    return this.#isBelow(height)
      ? this.#accountOfOrigin(address, height, caller)
      : this.#own.account(address, height, caller);
  }

  code(address: Address, height: number, caller: Caller): Awaitable<Data> {
    return this.#isBelow(height)
      ? this.#data('eth_getCode', [address, encodeQuantity(height)], caller)
      : this.#own.code(address, height, caller);
  }

  storage(address: Address, slot: Bytes32, height: number, caller: Caller): Awaitable<Bytes32> {
    if (!this.#isBelow(height)) return this.#own.storage(address, slot, height, caller);
    const word = this.#quantity('eth_getStorageAt', [address, slot, encodeQuantity(height)], caller);
    return word.then((value) => storageSlot(encodeQuantity(value)));
  }

  proof(address: Address, slots: Bytes32[], height: number, caller: Caller): Promise<AccountProof> {
    if (this.#origin.blockNumber === null) return this.#own.proof(address, slots, height, caller);
    return Promise.reject(new QueryFailed('a fork has no proofs: its state is only in part its own', 0, 'fork'));
  }

  supportsOverrides(): boolean {
    return this.#own.supportsOverrides();
  }

  supportsAuthorizations(): boolean {
    return this.#own.supportsAuthorizations();
  }

  call(call: CallObject, height: number, overrides: StateOverrides | null, caller: Caller): Awaitable<CallOutcome> {
    return this.#isBelow(height)
      ? this.#callOfOrigin(callParams(call, height, overrides), caller)
      : this.#own.call(call, height, overrides, caller);
  }

  estimateGas(
    call: CallObject,
    height: number,
    overrides: StateOverrides | null,
    caller: Caller,
  ): Awaitable<EstimateOutcome> {
    return this.#isBelow(height)
      ? this.#estimateOfOrigin(callParams(call, height, overrides), caller)
      : this.#own.estimateGas(call, height, overrides, caller);
  }

  chainPrecompiles(height: number, caller: Caller): Promise<readonly Address[]> {
    return this.#own.chainPrecompiles(this.#ownHeight(height), caller);
  }

  hasGoCode(height: number, caller: Caller): Promise<boolean> {
    return this.#own.hasGoCode(this.#ownHeight(height), caller);
  }

  isErc20Precompile(address: Address, height: number, caller: Caller): Promise<boolean> {
    return this.#own.isErc20Precompile(address, this.#ownHeight(height), caller);
  }

  evmParameters(height: number, caller: Caller): Promise<EvmParameters> {
    return this.#own.evmParameters(this.#ownHeight(height), caller);
  }

  feeMarket(height: number, caller: Caller): Promise<FeeMarket> {
    return this.#own.feeMarket(this.#ownHeight(height), caller);
  }

  maxGasAfter(height: number, caller: Caller): Promise<bigint | null> {
    return this.#own.maxGasAfter(this.#ownHeight(height), caller);
  }

  globalMinGasPrice(height: number, caller: Caller): Promise<bigint> {
    return this.#own.globalMinGasPrice(this.#ownHeight(height), caller);
  }

  nodeMinGasPrice(caller: Caller): Awaitable<bigint> {
    return this.#own.nodeMinGasPrice(caller);
  }

  /** The origin alone knows which states it still has. */
  earliestHeight(caller: Caller): Promise<number | null> {
    return this.#origin.blockNumber === null ? this.#own.earliestHeight(caller) : Promise.resolve(null);
  }

  operatorOf(consensusAddress: Uint8Array, height: number, caller: Caller): Promise<Address | null> {
    return this.#own.operatorOf(consensusAddress, this.#ownHeight(height), caller);
  }

  forks(): ForkSchedule {
    return this.#own.forks();
  }

  /** The forked block itself is the chain's first: its accounts are funded there. */
  #isBelow(height: number): boolean {
    const { blockNumber } = this.#origin;
    return blockNumber !== null && height >= 0 && (height < blockNumber || height === 0);
  }

  #ownHeight(height: number): number {
    const { blockNumber } = this.#origin;
    return blockNumber === null || height < 0 ? height : Math.max(height, blockNumber, 1);
  }

  async #accountOfOrigin(address: Address, height: number, caller: Caller): Promise<Account> {
    const block = encodeQuantity(height);
    const [balance, nonce, code] = await Promise.all([
      this.#quantity('eth_getBalance', [address, block], caller),
      this.#quantity('eth_getTransactionCount', [address, block], caller),
      this.#data('eth_getCode', [address, block], caller),
    ]);
    const bytes = decodeData(code);
    const codeHash = bytes.length === 0 ? EMPTY_CODE_HASH : keccakHash(bytes);
    return { balance, nonce, codeHash };
  }

  async #callOfOrigin(params: unknown[], caller: Caller): Promise<CallOutcome> {
    const answer = await this.#origin.ask('eth_call', params, caller);
    if ('error' in answer) return { ...failedCall('eth_call', answer.error), gasUsed: null };
    return { returnData: readData(answer.value, 'eth_call'), vmError: '', gasUsed: null };
  }

  async #estimateOfOrigin(params: unknown[], caller: Caller): Promise<EstimateOutcome> {
    const answer = await this.#origin.ask('eth_estimateGas', params, caller);
    if ('error' in answer) return failedCall('eth_estimateGas', answer.error);
    return { gas: readQuantity(answer.value, 'eth_estimateGas') };
  }

  async #quantity(method: OriginMethod, params: unknown[], caller: Caller): Promise<bigint> {
    return readQuantity((await this.#origin.request(method, params, caller)).value, method);
  }

  async #data(method: OriginMethod, params: unknown[], caller: Caller): Promise<Data> {
    return readData((await this.#origin.request(method, params, caller)).value, method);
  }
}

function callParams(call: CallObject, height: number, overrides: StateOverrides | null): unknown[] {
  return [call, encodeQuantity(height), ...(overrides === null ? [] : [overrides])];
}

/** Throws QueryFailed for an error that is no outcome of the code. */
function failedCall(method: string, { code, message, data }: OriginError): { vmError: string; returnData: Data } {
  const reverted = code === REVERTED || /^execution reverted/.test(message);
  if (!reverted) throw new QueryFailed(message, code, 'fork');
  return { vmError: 'execution reverted', returnData: dataOf(data) ?? encodeData(NO_BYTES) };
}

function readQuantity(value: unknown, what: string): bigint {
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value)) return BigInt(value);
  throw malformed(`expected a quantity for ${what}`);
}

function readData(value: unknown, what: string): Data {
  const data = dataOf(value);
  if (data === null) throw malformed(`expected bytes for ${what}`);
  return data;
}
