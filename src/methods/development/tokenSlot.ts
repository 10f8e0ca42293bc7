/** Finds the storage slot that a view function of a token reads, by trying the slots that the function touches. */
import type { Caller } from '../../caller/caller.js';
import type { Address, Bytes32, Data } from '../../../generated/types.js';
import { encodeData, encodeWord } from '../../ethereum/hex.js';
import { rpcError } from '../../jsonrpc/errors.js';
import type { Services } from '../services.js';

/** A call of a token's view function that answers one number. */
export interface TokenQuestion {
  token: Address;
  /** Selector and arguments. */
  input: Data;
  /** What the number is, for the error. */
  what: string;
}

/** A word of storage. */
export interface StoragePlace {
  address: Address;
  slot: Bytes32;
}

/** Numbers that no token answers by chance. Two, in case the slot holds one of them already. */
const MARKERS = [0x51a7_c0de_b0a710adn, 0x51a7_c0de_b0a710aen].map(encodeWord);

/**
 * The slot whose word the function answers. A proxy keeps it in its own storage. Rejects where no single slot holds the
 * number, as with tokens that compute balances.
 */
export async function findTokenSlot(
  { token, input, what }: TokenQuestion,
  { blocks, executor }: Pick<Services, 'blocks' | 'executor'>,
  caller: Caller,
): Promise<StoragePlace> {
  const base = await blocks.summary(blocks.head(), caller);
  const call = { to: token, input };
  const request = { call, stateOverrides: null, blockOverrides: null };
  const touched = base === null ? [] : (await executor.createAccessList(request, base, caller)).accessList;
  for (const { address, storageKeys } of touched) {
    for (const slot of storageKeys) {
      const answers = await Promise.all(
        MARKERS.map(async (marker) => {
          const stateOverrides = { [address]: { stateDiff: { [slot]: marker } } };
          // There are slots, so there is a base.
          const { vmError, returnData } = await executor.call({ ...request, stateOverrides }, base!, caller);
          return vmError === '' && returnData.slice(0, marker.length) === marker;
        }),
      );
      if (answers.every(Boolean)) return { address, slot };
    }
  }
  throw rpcError('executionFailed', { reason: `no storage slot of ${token} holds the ${what}` });
}

/** The bytes of a call whose arguments are addresses. */
export function encodeCall(selector: string, ...addresses: Address[]): Data {
  const words = addresses.map((address) => encodeWord(BigInt(address)).slice(2));
  return encodeData(Buffer.from(`${selector.slice(2)}${words.join('')}`, 'hex'));
}
