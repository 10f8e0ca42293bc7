/** Rows of stored blocks. Lists are read member by member, because a block may have ten thousand transactions. */
import type { Block, Hash, Log, Receipt, Transaction } from '../../generated/types.js';
import type { LogCriteria } from '../chain/blocks.js';
import { CLOSE_BRACE, CLOSE_BRACKET, OPEN_BRACE, OPEN_BRACKET } from '../json/codes.js';
import { JsonCursor } from '../json/jsonCursor.js';
import { includesHeight } from '../store/heightRanges.js';
import type { StoreReader } from '../store/store.js';
import type { DataSetName, RowContext, RowSources } from './dataSets.js';
import { RolledBack, unreadableBlock } from './exportErrors.js';

/** The parts of a store that rows are made from. */
export type RowStore = Pick<StoreReader, 'identity' | 'ranges' | 'summary' | 'block' | 'receipts' | 'matchingLogs'>;

/** A block whose rows are read. */
export interface StoredBlock {
  number: number;
  hash: Hash;
  parentHash: Hash;
  /** Whole seconds since the epoch. */
  timestamp: number;
}

const ANY_LOG: LogCriteria = { addresses: [], topics: [] };

/** The block with this number. Throws RolledBack when it was removed, ExportError when it cannot be read. */
export async function storedBlock(store: RowStore, blockNumber: number): Promise<StoredBlock> {
  return (await store.summary(blockNumber)) ?? (await fail(store, blockNumber));
}

/** The rows of a block for a data set, in order. Throws as `storedBlock` does; RolledBack also for a replaced block. */
export function rowsOf<Name extends DataSetName>(
  store: RowStore,
  dataSet: Name,
  block: StoredBlock,
): AsyncIterable<RowSources[Name]> {
  const readers: { [Each in DataSetName]: (store: RowStore, block: StoredBlock) => AsyncIterable<RowSources[Each]> } =
    ROWS;
  return readers[dataSet](store, block);
}

const ROWS = {
  async *blocks(store: RowStore, stored: StoredBlock) {
    const bytes = (await store.block(stored.number, false)) ?? (await fail(store, stored.number));
    const block = parse<Omit<Block, 'transactions'>>(text(bytes));
    checkSame(stored, block.hash);
    yield { block, ...contextOf(store, stored) };
  },

  async *transactions(store: RowStore, stored: StoredBlock) {
    const bytes = (await store.block(stored.number, true)) ?? (await fail(store, stored.number));
    const receipts = ROWS.receipts(store, stored);
    for (const transaction of membersOf<Transaction>(text(bytes), 'transactions')) {
      checkSame(stored, transaction.blockHash);
      const { value } = await receipts.next();
      // Each transaction of a stored block has a receipt, so another one is missing only after a rollback.
      if (value?.receipt.transactionHash !== transaction.hash) throw new RolledBack(stored.number);
      const { receipt, chainId, timestamp } = value;
      yield { transaction, receipt, chainId, timestamp };
    }
  },

  async *receipts(store: RowStore, stored: StoredBlock): AsyncGenerator<RowSources['receipts'], undefined> {
    const bytes = (await store.receipts(stored.number)) ?? (await fail(store, stored.number));
    const { chainId, timestamp } = contextOf(store, stored);
    for (const receipt of membersOf<Receipt>(text(bytes))) {
      checkSame(stored, receipt.blockHash);
      yield { receipt, chainId, timestamp };
    }
  },

  async *logs(store: RowStore, stored: StoredBlock) {
    const logs = (await store.matchingLogs(stored.number, ANY_LOG)) ?? (await fail(store, stored.number));
    const { chainId, timestamp } = contextOf(store, stored);
    for (const bytes of logs) {
      const log = parse<Log>(text(bytes));
      checkSame(stored, log.blockHash);
      yield { log, chainId, timestamp };
    }
  },
};

/** What all rows of a block have besides. */
function contextOf({ identity }: RowStore, { timestamp }: StoredBlock): RowContext {
  return { chainId: identity.chainId, timestamp };
}

function checkSame({ number, hash }: StoredBlock, blockHash: Hash | null): void {
  if (blockHash !== hash) throw new RolledBack(number);
}

/** The members of a JSON list, or of the list with this name in an object, parsed one by one. */
function* membersOf<Item>(json: string, name?: string): Generator<Item> {
  const cursor = new JsonCursor(json);
  if (name !== undefined) {
    cursor.enter(OPEN_BRACE);
    while (cursor.next(CLOSE_BRACE)) {
      cursor.passKey();
      if (cursor.isKey(name)) break;
      cursor.skip();
    }
  }
  cursor.enter(OPEN_BRACKET);
  while (cursor.next(CLOSE_BRACKET)) {
    const start = cursor.at;
    cursor.skip();
    yield parse<Item>(json.slice(start, cursor.at));
  }
}

/** Records are ASCII, and hold what `encodeStoredBlock` wrote. */
function parse<Value>(json: string): Value {
  return JSON.parse(json) as Value;
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

/** Says why a block that was stored at the start is not there. */
async function fail(store: RowStore, blockNumber: number): Promise<never> {
  // Block 0 is stored with block 1.
  const isStored = includesHeight(await store.ranges(), Math.max(blockNumber, 1));
  throw isStored ? unreadableBlock(blockNumber) : new RolledBack(blockNumber);
}
