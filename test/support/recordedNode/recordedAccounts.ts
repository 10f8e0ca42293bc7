/**
 * Accounts that no query was recorded for: the sender of the pending transactions, and the senders whose nonce or
 * balance the node's own server named when it refused a transaction.
 */
import { decodeTransaction } from '../../../src/ethereum/transaction/transactionDecoding.js';
import { fromHex } from '../../../src/ethereum/hex.js';
import type { RecordedNode } from '../../unit/cosmos/recordings.js';
import { recording } from '../recordings.js';

export interface RecordedAccount {
  nonce: bigint;
  /** Wei; 0 where it was not recorded. */
  balance: bigint;
}

interface MempoolRecording {
  eth_getTransactionByHash: { result: { from: string } | null };
  committed_nonce_before_sending?: string;
  eth_getTransactionCount_latest?: { result: string };
}

interface SendRecording {
  eth_raw_tx?: string;
  eth_sendRawTransaction?: { error?: { message: string } };
}

/** By lower-case address. */
export function recordedAccounts(chain: RecordedNode): ReadonlyMap<string, RecordedAccount> {
  const accounts = new Map<string, RecordedAccount>();
  for (const { eth_raw_tx: raw, eth_sendRawTransaction: answer } of recording<SendRecording[]>(
    chain,
    'tx',
    'send_results.json',
  )) {
    const refusal = answer?.error?.message ?? '';
    const nonce = /(?:next nonce|^invalid nonce; got \d+, expected) (\d+)/.exec(refusal)?.[1];
    const balance = /balance (\d+)/.exec(refusal)?.[1];
    if (raw === undefined || isCut(raw) || (nonce ?? balance) === undefined) continue;
    const { from } = decodeTransaction(fromHex(raw.slice(2)));
    const known = accounts.get(from) ?? { nonce: 0n, balance: 0n };
    accounts.set(from, { nonce: BigInt(nonce ?? known.nonce), balance: BigInt(balance ?? known.balance) });
  }
  const waiting = recording<MempoolRecording>(chain, 'comet', 'mempool_with_pending.json');
  const sender = waiting.eth_getTransactionByHash.result?.from;
  const nonce = waiting.committed_nonce_before_sending ?? waiting.eth_getTransactionCount_latest?.result;
  if (sender !== undefined && nonce !== undefined)
    accounts.set(sender.toLowerCase(), { nonce: BigInt(nonce), balance: 0n });
  return accounts;
}

/** Large transactions were recorded by their beginning only. */
function isCut(raw: string): boolean {
  return raw.endsWith('…');
}
