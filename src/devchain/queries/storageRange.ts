/**
 * Lists the storage of a contract in the middle of a block, for `dev_storageRange`. Slots are sorted by their hashes,
 * as the tries of Ethereum have them.
 */
import type { Bytes32 } from '../../../generated/types.js';
import type { StorageRange } from '../../chain/development/developmentProtocol.js';
import { bytesToBigInt, decodeData, encodeWord, storageSlot } from '../../ethereum/hex.js';
import { keccakHash } from '../../ethereum/keccak.js';
import { STORAGE_RANGE_PATH, type StorageRangeRequest } from '../application.js';
import { decodeTx } from '../app/admission/decodeTx.js';
import { changesOf } from '../app/evm/stateChanges.js';
import { recordParentHash } from '../app/genesisContracts.js';
import type { StateChanges, WorldStateView } from '../app/state/worldState.js';
import { onMachine } from './callQueries.js';
import type { QueryContext, HandlerEntry } from './queryHandler.js';
import { plainFailure } from '../queryFailure.js';
import { replay } from './replay.js';

/** Slots that are looked at before other requests get a turn. */
const SLOTS_AT_ONCE = 1_000;

/** A slot key begins with the address. */
const ADDRESS_CHARACTERS = 42;

/** The handler of the query. */
export const storageRangeQueries: readonly HandlerEntry[] = [
  [
    STORAGE_RANGE_PATH,
    async (data, context) => {
      // Only `dev_storageRange` asks, which has checked what it was asked.
      const request = JSON.parse(Buffer.from(data).toString()) as StorageRangeRequest;
      if (context.state.hasBase) throw plainFailure('a fork does not know all storage of its origin');
      const range = await rangeOf(await stateWithin(request, context), request);
      return Buffer.from(JSON.stringify(range));
    },
  ],
];

/** The state before the block, with what its first transactions changed, and these changes. */
async function stateWithin(
  { txs, count }: StorageRangeRequest,
  context: QueryContext,
): Promise<{ state: WorldStateView; before: WorldStateView; changes: StateChanges }> {
  const { chain, height, state: before } = context;
  const number = height + 1;
  const [block, record] = [chain.blockContextAt(number), chain.blockRecord(number)];
  if (block === null || record === null) throw plainFailure(`no block ${number}`);
  const transactions = txs.flatMap((tx) => decodeTx(Buffer.from(tx, 'base64'), chain.config.dialect)).slice(0, count);
  const hash = record.parentHash ?? context.block.hash;
  const changed = await onMachine(context, function* (machine) {
    machine.setBlock(block);
    recordParentHash(machine, { height, hash });
    machine.keep();
    yield* replay(machine, { block, config: chain.config }, transactions);
    return machine.changes();
  });
  const changes = changesOf(before, changed, () => 0);
  return { state: before.afterBlock(changes), before, changes };
}

async function rangeOf(
  { state, before: earlier, changes }: Awaited<ReturnType<typeof stateWithin>>,
  { address, start, limit }: StorageRangeRequest,
): Promise<StorageRange> {
  const slots = new Set<Bytes32>();
  let looked = 0;
  for (const [account, slot] of earlier.slots()) {
    if (account === address) slots.add(slot);
    if (++looked % SLOTS_AT_ONCE === 0) await new Promise(setImmediate);
  }
  for (const key of changes.slots.keys()) {
    if (key.startsWith(address)) slots.add(storageSlot(`0x${key.slice(key.indexOf(':', ADDRESS_CHARACTERS) + 1)}`));
  }
  const listed: StorageRange['slots'] = [];
  for (const slot of slots) {
    const word = bytesToBigInt(state.word(address, slot));
    const hash = keccakHash(decodeData(slot));
    if (word !== 0n && hash >= start) listed.push({ hash, slot, word: encodeWord(word) });
    if (++looked % SLOTS_AT_ONCE === 0) await new Promise(setImmediate);
  }
  listed.sort((a, b) => (a.hash < b.hash ? -1 : 1));
  return { slots: listed.slice(0, limit), next: listed[limit]?.hash ?? null };
}
