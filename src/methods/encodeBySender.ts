import type { PendingTransaction, SenderTransactions } from '../chain/mempool.js';
import { checksumAddress } from '../ethereum/checksum.js';
import type { EncodedJson } from '../json/encodedJson.js';
import type { JsonWriter } from '../json/jsonWriter.js';

/** The JSON text of one transaction. */
type EncodeTransaction = (transaction: PendingTransaction) => string;

/** `{"pending": …, "queued": …}` of all senders: by sender in EIP-55 case, then by nonce in decimal. */
export async function encodeBySender(
  senders: readonly SenderTransactions[],
  encode: EncodeTransaction,
  json: JsonWriter,
): Promise<EncodedJson> {
  for (const group of ['pending', 'queued'] as const) {
    const sendersOfGroup = senders.filter((sender) => sender[group].length > 0);
    await json.writeEach(OPENING[group], sendersOfGroup, '}', async (sender) => {
      json.write(`"${checksumAddress(sender.sender)}":`);
      await writeByNonce(json, sender[group], encode);
    });
  }
  json.write('}');
  return json.end();
}

/** `{"pending": …, "queued": …}` of one sender: by nonce in decimal. */
export async function encodeByNonce(
  sender: SenderTransactions,
  encode: EncodeTransaction,
  json: JsonWriter,
): Promise<EncodedJson> {
  json.write('{"pending":');
  await writeByNonce(json, sender.pending, encode);
  json.write(',"queued":');
  await writeByNonce(json, sender.queued, encode);
  json.write('}');
  return json.end();
}

const OPENING = { pending: '{"pending":{', queued: ',"queued":{' };

function writeByNonce(json: JsonWriter, transactions: PendingTransaction[], encode: EncodeTransaction): Promise<void> {
  return json.writeEach('{', transactions, '}', (pending) => {
    json.write(`"${pending.transaction.nonce}":`);
    json.write(encode(pending));
  });
}
