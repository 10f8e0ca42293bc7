/** `dev_*` methods that only answer. */
import { encodeQuantity } from '../../../../evm/hex.js';
import type { NodeParts } from '../../nodeParts.js';
import { rpcMethod } from '../../server/rpcMethod.js';
import { blockAnswer } from '../blockMethods.js';
import { isMissing, readCount } from './developmentArguments.js';
import { miningState, type DevelopmentMethods } from './developmentTable.js';

/** The table of these methods. */
export function infoMethods(parts: NodeParts): DevelopmentMethods<'dev_info' | 'dev_accounts' | 'dev_pendingBlock'> {
  const { options, application, producer, blocks, faults, snapshots, pendingBlock } = parts;
  const { editor } = application;
  return {
    dev_info: rpcMethod({}, () => ({
      name: 'halley',
      version: options.version,
      chainId: encodeQuantity(application.chainId),
      nextBaseFee: application.nextBaseFeeSet === null ? null : encodeQuantity(application.nextBaseFeeSet),
      coinbase: application.coinbaseSet,
      gasLimit: encodeQuantity(application.gasLimitAt(blocks.height + 1)),
      hardfork: options.hardfork,
      order: options.order,
      snapshots: snapshots.list().map(({ id, height }) => ({ id: encodeQuantity(id), height })),
      cometChainId: producer.options.cometChainId,
      accounts: [...options.accounts],
      height: blocks.height,
      ...miningState(parts),
      faults: faults.list(),
    })),
    dev_pendingBlock: rpcMethod({ known: 'json' }, async ({ known }) => {
      const { stored, execution } = await pendingBlock.current();
      const { state, gasLimit, coinbase } = execution;
      if (!isMissing(known) && readCount('known', known) === state) return { state, block: null };
      const shown = { block: blockAnswer(stored), results: stored.results };
      return { state, block: { ...shown, gasLimit: encodeQuantity(gasLimit), coinbase } };
    }),
    dev_accounts: rpcMethod({}, () => ({ accounts: [...new Set([...options.accounts, ...editor.impersonated])] })),
  };
}
