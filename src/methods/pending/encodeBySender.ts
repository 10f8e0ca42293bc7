import type { PendingTransaction, SenderTransactions } from '../../chain/mempool.js';
import { checksumAddress } from '../../evm/checksum.js';
import type { EncodedJson } from '../../evm/encodedJson.js';
import { JsonWriter } from './jsonWriter.js';

/** The JSON that stands for one transaction. */
type WriteTransaction = (transaction: PendingTransaction) => string;

export interface LongAnswer {
  /** Largest answer, bytes. */
  maxBytes: number;
  signal: AbortSignal;
}

/** `{"pending": …, "queued": …}` of all senders: sender in EIP-55 case, then nonce in decimal, then what `write` makes of the transaction. */
export async function encodeBySender(
  senders: readonly SenderTransactions[],
  write: WriteTransaction,
  { maxBytes, signal }: LongAnswer,
): Promise<EncodedJson> {
  const json = new JsonWriter(maxBytes, signal);
  for (const group of ['pending', 'queued'] as const) {
    const there = senders.filter((sender) => sender[group].length > 0);
    await json.writeEach(OPENING[group], there, '}', async (sender) => {
      json.write(`"${checksumAddress(sender.sender)}":`);
      await writeByNonce(json, sender[group], write);
    });
  }
  json.write('}');
  return json.end();
}

/** `{"pending": …, "queued": …}` of one sender: nonce in decimal, then what `write` makes of the transaction. */
export async function encodeByNonce(
  sender: SenderTransactions,
  write: WriteTransaction,
  { maxBytes, signal }: LongAnswer,
): Promise<EncodedJson> {
  const json = new JsonWriter(maxBytes, signal);
  json.write('{"pending":');
  await writeByNonce(json, sender.pending, write);
  json.write(',"queued":');
  await writeByNonce(json, sender.queued, write);
  json.write('}');
  return json.end();
}

const OPENING = { pending: '{"pending":{', queued: ',"queued":{' };

function writeByNonce(json: JsonWriter, transactions: PendingTransaction[], write: WriteTransaction): Promise<void> {
  return json.writeEach('{', transactions, '}', (pending) => {
    json.write(`"${pending.transaction.nonce}":`);
    json.write(write(pending));
  });
}
