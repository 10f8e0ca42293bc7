import { scaledNextBaseFee, WEI, WEI_UNIT } from '../../../chain/fees/feeMarket.js';
import { EMPTY_CODE_HASH, keccakHash } from '../../../ethereum/keccak.js';
import { bigIntToBytes, bytesToBigInt, decodeData } from '../../../ethereum/hex.js';
import { MAX_GAS_LIMIT } from '../../constants.js';
import type { ReadState } from '../../application.js';
import type { ChainHistory } from '../state/chainHistory.js';
import { noChanges, storageKey, type StateChanges } from '../state/worldState.js';
import { decodeState, type DecodedState, type DumpedBlock } from './anvilState.js';

/** Reads a dump. `amend` applies its accounts to the newest state. Rejects with InvalidState. */
export async function readState(
  bytes: Uint8Array,
  history: LoadingHistory,
  amend: (changes: StateChanges) => void,
): Promise<ReadState> {
  const decoded = await decodeState(bytes);
  const { block } = decoded;
  return {
    blockNumber: block === null ? null : block.number,
    timestamp: block === null ? null : block.timestamp,
    nextBaseFee: block === null ? null : baseFeeAfter(block, history),
    apply: () => amend(loadedChanges(decoded, history)),
  };
}

/** What loading reads of the chain. */
export type LoadingHistory = Pick<ChainHistory, 'newest' | 'nextAccountNumber' | 'config' | 'settings'>;

/**
 * The accounts of a dump as changes of the newest state, as anvil loads them: accounts and words that the dump does not
 * name stay, and a nonce does not fall. Coinbase and gas limit are those of the dumped block.
 */
function loadedChanges({ accounts, block }: DecodedState, history: LoadingHistory): StateChanges {
  const { newest, settings } = history;
  const changes = noChanges();
  for (const [address, { nonce, balance, code, storage }] of accounts) {
    const before = newest.account(address);
    const codeHash = code.length === 0 ? EMPTY_CODE_HASH : keccakHash(code);
    if (code.length > 0) changes.codes.set(codeHash, code);
    changes.accounts.set(address, {
      nonce: before !== null && before.nonce > nonce ? before.nonce : nonce,
      balance,
      codeHash,
      accountNumber: before?.accountNumber ?? history.nextAccountNumber(),
    });
    const wipes = newest.wipes(address);
    for (const [slot, word] of storage) {
      const bytes = bigIntToBytes(bytesToBigInt(decodeData(word)));
      changes.slots.set(storageKey(address, wipes, slot.slice(2)), bytes);
    }
  }
  if (block === null) return changes;
  const gasLimit = block.gasLimit > MAX_GAS_LIMIT ? MAX_GAS_LIMIT : block.gasLimit;
  return { ...changes, settings: { ...settings, coinbase: block.coinbase, gasLimit } };
}

/** The base fee of the block after the dumped one, wei; null where the dump does not tell. */
function baseFeeAfter(block: DumpedBlock, { config }: Pick<LoadingHistory, 'config'>): bigint | null {
  const { baseFeePerGas, gasUsed, gasLimit } = block;
  if (baseFeePerGas === null || gasUsed === null) return null;
  const { elasticityMultiplier, baseFeeChangeDenominator, minGasPriceScaled } = config;
  const market = { unit: WEI_UNIT, noBaseFee: false, elasticityMultiplier, baseFeeChangeDenominator, enableHeight: 0 };
  const baseFeeScaled = baseFeePerGas * WEI;
  return scaledNextBaseFee({ ...market, baseFeeScaled, minGasPriceScaled }, gasLimit, gasUsed) / WEI;
}
