/**
 * `State` of a development chain that may be a fork: requests about blocks below the fork go to the origin, which also
 * executes calls there, by its own rules. The chain itself serves the forked block and those after it.
 */
import type { Caller } from '../../caller/caller.js';
import type { Address, CallObject, Data, StateOverrides } from '../../../generated/types.js';
import { QueryFailed } from '../../chain/chainErrors.js';
import type { Account, CallOutcome, EstimateOutcome, State } from '../../chain/state.js';
import { decodeData, encodeData, encodeQuantity, NO_BYTES, storageSlot } from '../../ethereum/hex.js';
import { EMPTY_CODE_HASH, keccakHash } from '../../ethereum/keccak.js';
import type { OriginError, OriginMethod } from '../../chain/development/developmentProtocol.js';
import { malformed, type ForkOrigin } from './forkOrigin.js';
import { dataOf } from './originObjects.js';

/** Code of JSON-RPC errors for calls that reverted; `data` holds the bytes. */
const REVERTED = 3;

/** Reads the origin below the fork, and the chain from there on. */
export function createForkedState({ own, origin }: { own: State; origin: ForkOrigin }): State {
  /** The forked block itself is the chain's first: its accounts are funded there. */
  function isBelow(height: number): boolean {
    const { blockNumber } = origin;
    return blockNumber !== null && height >= 0 && (height < blockNumber || height === 0);
  }

  function ownHeight(height: number): number {
    const { blockNumber } = origin;
    return blockNumber === null || height < 0 ? height : Math.max(height, blockNumber, 1);
  }

  async function askQuantity(method: OriginMethod, params: unknown[], caller: Caller): Promise<bigint> {
    return readQuantity((await origin.request(method, params, caller)).value, method);
  }

  async function askData(method: OriginMethod, params: unknown[], caller: Caller): Promise<Data> {
    return readData((await origin.request(method, params, caller)).value, method);
  }

  async function accountOfOrigin(address: Address, height: number, caller: Caller): Promise<Account> {
    const block = encodeQuantity(height);
    const [balance, nonce, code] = await Promise.all([
      askQuantity('eth_getBalance', [address, block], caller),
      askQuantity('eth_getTransactionCount', [address, block], caller),
      askData('eth_getCode', [address, block], caller),
    ]);
    const bytes = decodeData(code);
    return { balance, nonce, codeHash: bytes.length === 0 ? EMPTY_CODE_HASH : keccakHash(bytes) };
  }

  async function callOrigin(params: unknown[], caller: Caller): Promise<CallOutcome> {
    const answer = await origin.ask('eth_call', params, caller);
    if ('error' in answer) return { ...failedCall(answer.error), gasUsed: null };
    return { returnData: readData(answer.value, 'eth_call'), vmError: '', gasUsed: null };
  }

  async function estimateInOrigin(params: unknown[], caller: Caller): Promise<EstimateOutcome> {
    const answer = await origin.ask('eth_estimateGas', params, caller);
    return 'error' in answer ? failedCall(answer.error) : { gas: readQuantity(answer.value, 'eth_estimateGas') };
  }

  return {
    knownAt: (height) => (isBelow(height) ? null : (own.knownAt?.(height) ?? null)),
    account: (address, height, caller) =>
      isBelow(height) ? accountOfOrigin(address, height, caller) : own.account(address, height, caller),
    code: (address, height, caller) =>
      isBelow(height)
        ? askData('eth_getCode', [address, encodeQuantity(height)], caller)
        : own.code(address, height, caller),
    storage(address, slot, height, caller) {
      if (!isBelow(height)) return own.storage(address, slot, height, caller);
      const word = askQuantity('eth_getStorageAt', [address, slot, encodeQuantity(height)], caller);
      return word.then((value) => storageSlot(encodeQuantity(value)));
    },
    proof: (address, slots, height, caller) =>
      origin.blockNumber === null
        ? own.proof(address, slots, height, caller)
        : Promise.reject(new QueryFailed('a fork has no proofs: its state is only in part its own', 0, 'fork')),
    call: (call, height, overrides, caller) =>
      isBelow(height)
        ? callOrigin(callParams(call, height, overrides), caller)
        : own.call(call, height, overrides, caller),
    estimateGas: (call, height, overrides, caller) =>
      isBelow(height)
        ? estimateInOrigin(callParams(call, height, overrides), caller)
        : own.estimateGas(call, height, overrides, caller),
    /** The origin alone knows which states it still has. */
    earliestHeight: (caller) => (origin.blockNumber === null ? own.earliestHeight(caller) : Promise.resolve(null)),
    supportsOverrides: () => own.supportsOverrides(),
    supportsAuthorizations: () => own.supportsAuthorizations(),
    chainPrecompiles: (height, caller) => own.chainPrecompiles(ownHeight(height), caller),
    hasGoCode: (height, caller) => own.hasGoCode(ownHeight(height), caller),
    isErc20Precompile: (address, height, caller) => own.isErc20Precompile(address, ownHeight(height), caller),
    evmParameters: (height, caller) => own.evmParameters(ownHeight(height), caller),
    feeMarket: (height, caller) => own.feeMarket(ownHeight(height), caller),
    maxGasAfter: (height, caller) => own.maxGasAfter(ownHeight(height), caller),
    globalMinGasPrice: (height, caller) => own.globalMinGasPrice(ownHeight(height), caller),
    nodeMinGasPrice: (caller) => own.nodeMinGasPrice(caller),
    operatorOf: (address, height, caller) => own.operatorOf(address, ownHeight(height), caller),
    forks: () => own.forks(),
  };
}

function callParams(call: CallObject, height: number, overrides: StateOverrides | null): unknown[] {
  return [call, encodeQuantity(height), ...(overrides === null ? [] : [overrides])];
}

/** Throws QueryFailed unless the error is a revert. */
function failedCall({ code, message, data }: OriginError): { vmError: string; returnData: Data } {
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
