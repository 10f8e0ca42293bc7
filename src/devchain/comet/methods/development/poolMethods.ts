/** `dev_*` methods for waiting transactions. */
import { decodeData, encodeData } from '../../../../evm/hex.js';
import type { NodeParts } from '../../nodeParts.js';
import { rpcMethod } from '../../server/rpcMethod.js';
import { isMissing, readAddress, readHex } from './developmentArguments.js';
import type { DevelopmentMethods } from './developmentTable.js';

type PoolMethod = 'dev_dropTransaction' | 'dev_dropTransactions' | 'dev_sendUnsignedTransaction';

/** The table of these methods. */
export function poolMethods({ application, producer, miner, txCache }: NodeParts): DevelopmentMethods<PoolMethod> {
  const { editor } = application;
  return {
    dev_dropTransaction: rpcMethod({ hash: 'json' }, ({ hash }) => {
      const text = readHex('hash', hash, 32);
      return producer.exclusive(() => {
        const dropped = editor.dropTransaction(text);
        // The cache holds CometBFT's hash, which is not known here; without the cache the transaction can be sent
        // again.
        if (dropped) txCache.clear();
        return { dropped };
      });
    }),
    dev_dropTransactions: rpcMethod({ address: 'json' }, ({ address }) => {
      const sender = isMissing(address) ? null : readAddress(address);
      return producer.exclusive(() => {
        if (sender === null) editor.dropAllTransactions();
        else editor.dropTransactionsOf(sender);
        txCache.clear();
        return {};
      });
    }),
    dev_sendUnsignedTransaction: rpcMethod({ from: 'json', raw: 'json' }, async ({ from, raw }) => {
      const sender = readHex('from', from, 20);
      const result = await application.submitUnsigned(sender, decodeData(readHex('raw', raw)));
      if (result.code === 0) await miner.settled();
      const { code, log, codespace, hash } = result;
      return { code, log, codespace, hash, raw: encodeData(result.raw) };
    }),
  };
}
