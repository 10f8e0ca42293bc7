/** `dev_*` methods for waiting transactions. */
import { decodeData, encodeData } from '../../../../ethereum/hex.js';
import { hasApplicationMempool, type NodeParts } from '../../nodeParts.js';
import { isInCache, offer } from '../../offerTx.js';
import { rpcMethod } from '../../server/rpcMethod.js';
import { isMissing, readAddress, readBase64, readBoolean, readHex } from './developmentArguments.js';
import type { DevelopmentMethods } from './developmentTable.js';

type PoolMethod = 'dev_dropTransaction' | 'dev_dropTransactions' | 'dev_broadcast' | 'dev_sendUnsignedTransaction';

/** The refusal of CometBFT's cache, with the code that the SDK's client gives it. */
const SEEN = { code: 19, codespace: 'sdk', log: 'tx already exists in cache' };

/** The table of these methods. */
export function poolMethods(parts: NodeParts): DevelopmentMethods<PoolMethod> {
  const { application, producer, miner, txCache, blocks, options } = parts;
  const { editor } = application;
  return {
    dev_broadcast: rpcMethod({ tx: 'json' }, async ({ tx }) => {
      const bytes = readBase64('tx', tx);
      // The cache would also refuse what the mempool of an application takes again.
      const isCached = !hasApplicationMempool(options);
      if (isCached && isInCache(parts, bytes)) return { ...SEEN, height: blocks.height };
      const { code, codespace, log } = await (isCached ? offer(parts, bytes) : application.checkTx(bytes));
      if (code === 0) await miner.settled();
      return { code, codespace, log, height: blocks.height };
    }),
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
    dev_sendUnsignedTransaction: rpcMethod({ from: 'json', raw: 'json', anybody: 'json' }, async (args) => {
      const sender = readHex('from', args.from, 20);
      const anybody = isMissing(args.anybody) ? false : readBoolean('anybody', args.anybody);
      const result = await application.submitUnsigned(sender, decodeData(readHex('raw', args.raw)), anybody);
      if (result.code === 0) await miner.settled();
      const { code, log, codespace, hash } = result;
      return { code, log, codespace, hash, raw: encodeData(result.raw), height: blocks.height };
    }),
  };
}
