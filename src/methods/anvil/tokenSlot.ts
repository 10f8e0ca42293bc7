/** Sets a number of a token: finds the slot that its view function reads, by trying the slots that it touches. */
import type { Caller } from '../../caller/caller.js';
import type { Address, AddressInput, Bytes32, CallObject } from '../../../generated/types.js';
import { encodeData, encodeWord, normalizeAddress } from '../../ethereum/hex.js';
import { rpcError } from '../../jsonrpc/rpcErrors.js';
import type { Services } from '../services.js';

/** What sets a number in a token's storage. */
export type TokenParts = Pick<Services, 'development' | 'blocks' | 'executor'>;

/** A number that a view function of a token returns, and its new value. */
export interface TokenNumber {
  token: AddressInput;
  what: keyof typeof SELECTORS;
  /** The accounts that the function takes. */
  of: AddressInput[];
  value: bigint;
}

/** Selectors of balanceOf(address) and of allowance(address,address). */
const SELECTORS = { balance: '70a08231', allowance: 'dd62ed3e' };

/** Numbers that no token returns by chance. Two, in case the slot holds one of them already. */
const MARKERS = [0x51a7_c0de_b0a710adn, 0x51a7_c0de_b0a710aen].map(encodeWord);

/** Writes the number into the slot that the function reads. Rejects where no single slot holds the number. */
export async function setTokenNumber(
  { token: given, what, of, value }: TokenNumber,
  { development, ...parts }: TokenParts,
  caller: Caller,
): Promise<void> {
  const chain = development();
  const token = normalizeAddress(given);
  const words = of.map((account) => encodeWord(BigInt(account)).slice(2));
  const input = encodeData(Buffer.from(`${SELECTORS[what]}${words.join('')}`, 'hex'));
  const place = await slotBehind({ to: token, input }, parts, caller);
  if (place === null) throw rpcError('executionFailed', { reason: `no storage slot of ${token} holds the ${what}` });
  await chain.setStorageAt(place.address, place.slot, encodeWord(value));
}

/** The slot whose word the call returns; null when there is none. A proxy keeps it in its own storage. */
async function slotBehind(
  call: CallObject,
  { blocks, executor }: Pick<Services, 'blocks' | 'executor'>,
  caller: Caller,
): Promise<{ address: Address; slot: Bytes32 } | null> {
  const base = await blocks.summary(blocks.head(), caller);
  if (base === null) return null;
  const request = { call, stateOverrides: null, blockOverrides: null };
  const { accessList } = await executor.createAccessList(request, base, caller);
  for (const { address, storageKeys } of accessList) {
    for (const slot of storageKeys) {
      const areReturned = await Promise.all(
        MARKERS.map(async (marker) => {
          const stateOverrides = { [address]: { stateDiff: { [slot]: marker } } };
          const { vmError, returnData } = await executor.call({ ...request, stateOverrides }, base, caller);
          return vmError === '' && returnData.slice(0, marker.length) === marker;
        }),
      );
      if (areReturned.every(Boolean)) return { address, slot };
    }
  }
  return null;
}
