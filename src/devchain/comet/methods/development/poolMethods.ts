import { decodeData, encodeData } from '../../../../ethereum/hex.js';
import { hasApplicationMempool, type NodeParts } from '../../nodeParts.js';
import { txHash } from '../../blocks/blockStore.js';
import { offer } from '../transactionMethods.js';
import {
  isMissing,
  optional,
  readAddress,
  readBase64,
  readBytes,
  readFault,
  readFaultName,
  readFlag,
  readHash,
  readJson,
} from './developmentArguments.js';
import { devMethod, type DevelopmentMethods } from './developmentTable.js';

/** The refusal of CometBFT's cache, with the code that the SDK's client gives it. */
const SEEN = { code: 19, codespace: 'sdk', log: 'tx already exists in cache' };

const FAULT = {
  fault: readJson,
  off: readFlag,
  ms: readJson,
  methods: readJson,
  times: readJson,
  from: readJson,
  to: readJson,
  below: readJson,
};

/** The table of these methods. */
export function poolMethods(parts: NodeParts) {
  const { application, producer, miner, txCache, blocks, options, faults } = parts;
  const { editor } = application;
  return {
    dev_broadcast: devMethod({ tx: readBase64 }, async ({ tx }) => {
      // The cache would also refuse what the mempool of an application takes again.
      const isCached = !hasApplicationMempool(options);
      if (isCached && txCache.has(txHash(tx))) return { ...SEEN, height: blocks.height };
      const { code, codespace, log } = await (isCached ? offer(parts, tx) : application.checkTx(tx));
      if (code === 0) await miner.settled();
      return { code, codespace, log, height: blocks.height };
    }),
    dev_dropTransaction: devMethod({ hash: readHash }, ({ hash }) =>
      producer.exclusive(() => {
        const dropped = editor.dropTransaction(hash);
        // The cache holds CometBFT's hash, which is not known here; without the cache the transaction can be sent
        // again.
        if (dropped) txCache.clear();
        return { dropped };
      }),
    ),
    dev_dropTransactions: devMethod({ address: optional(readAddress) }, ({ address }) =>
      producer.exclusive(() => {
        if (address === null) editor.dropAllTransactions();
        else editor.dropTransactionsOf(address);
        txCache.clear();
        return {};
      }),
    ),
    dev_sendUnsignedTransaction: devMethod(
      { from: readAddress, raw: readBytes, anybody: readFlag },
      async ({ from, raw, anybody }) => {
        const result = await application.submitUnsigned(from, raw, anybody);
        if (result.code === 0) await miner.settled();
        const { code, log, codespace, hash } = result;
        return { code, log, codespace, hash, raw: encodeData(result.raw), height: blocks.height };
      },
    ),
    dev_signHash: devMethod({ address: readAddress, hash: readHash }, ({ address, hash }) => {
      const signature = application.signHash(address, decodeData(hash));
      return {
        signature: signature && encodeData(Buffer.concat([signature.compact, Uint8Array.of(signature.recovery)])),
        impersonated: editor.impersonated.includes(address),
      };
    }),
    dev_fault: devMethod(FAULT, ({ off, ...fault }) => {
      if (!off) {
        if (!isMissing(fault.fault)) faults.set(readFault(fault));
      } else if (isMissing(fault.fault)) faults.endAll();
      else faults.end(readFaultName('fault', fault.fault));
      return { faults: faults.list() };
    }),
  } satisfies Partial<DevelopmentMethods>;
}
