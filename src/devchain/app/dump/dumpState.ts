import { WEI } from '../../../chain/fees/feeMarket.js';
import { createBloom } from '../../../ethereum/bloom.js';
import { headerObject } from '../../../ethereum/header.js';
import {
  encodeBloom,
  encodeData,
  encodeQuantity,
  encodeWord,
  bytesToBigInt,
  ZERO_HASH,
} from '../../../ethereum/hex.js';
import { EMPTY_ROOT } from '../../../ethereum/encoding/trie.js';
import type { ChainHistory } from '../state/chainHistory.js';
import type { StateDump } from './anvilState.js';

/** The history, as a dump reads it. */
export type DumpedHistory = Pick<ChainHistory, 'newest' | 'newestRecord' | 'gasLimitAt' | 'config'>;

const ENTRIES_AT_ONCE = 1_000;

/** The state after the newest block, with the header of that block. Older blocks and transactions are left out. */
export async function dumpState(history: DumpedHistory): Promise<StateDump> {
  const { newest, newestRecord } = history;
  const accounts: StateDump['accounts'] = {};
  let read = 0;
  for (const [address, { nonce, balance, codeHash }] of newest.accounts()) {
    const code = encodeData(newest.codeOf(codeHash));
    accounts[address] = { nonce, balance: encodeQuantity(balance), code, storage: {} };
    if (++read % ENTRIES_AT_ONCE === 0) await new Promise(setImmediate);
  }
  for (const [address, slot, word] of newest.slots()) {
    const account = accounts[address];
    if (account !== undefined) account.storage[slot] = encodeWord(bytesToBigInt(word));
    if (++read % ENTRIES_AT_ONCE === 0) await new Promise(setImmediate);
  }
  return {
    block: blockOf(history),
    accounts,
    best_block_number: newestRecord.height,
    blocks: [{ header: headerOf(history), transactions: [], ommers: [], withdrawals: null }],
    transactions: [],
    historical_states: null,
  };
}

function blockOf(history: DumpedHistory): StateDump['block'] {
  const { height, time, baseFeeScaled, coinbase, prevRandao } = history.newestRecord;
  return {
    number: encodeQuantity(height),
    beneficiary: coinbase ?? history.config.operator,
    timestamp: encodeQuantity(time.seconds),
    gas_limit: history.gasLimitAt(height),
    basefee: baseFeeScaled / WEI,
    difficulty: encodeQuantity(0),
    prevrandao: prevRandao ?? ZERO_HASH,
    blob_excess_gas_and_price: { excess_blob_gas: 0, blob_gasprice: 1 },
  };
}

function headerOf(history: DumpedHistory): object {
  const { height, time, baseFeeScaled, coinbase, prevRandao, gasUsed } = history.newestRecord;
  return headerObject({
    number: height,
    hash: ZERO_HASH,
    parentHash: ZERO_HASH,
    miner: coinbase ?? history.config.operator,
    stateRoot: ZERO_HASH,
    transactionsRoot: EMPTY_ROOT,
    receiptsRoot: EMPTY_ROOT,
    logsBloom: encodeBloom(createBloom()),
    gasLimit: history.gasLimitAt(height),
    gasUsed,
    timestamp: time.seconds,
    baseFeePerGas: baseFeeScaled / WEI,
    ...(prevRandao !== undefined && { mixHash: prevRandao }),
    forks: { shanghai: true, cancun: true, prague: true },
  });
}
