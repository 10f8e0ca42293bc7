/** `dev_*` methods that only answer. */
import { encodeQuantity } from '../../../../evm/hex.js';
import type { NodeParts } from '../../nodeParts.js';
import { rpcMethod } from '../../server/rpcMethod.js';
import { miningState, type DevelopmentMethods } from './developmentTable.js';

/** The table of these methods. */
export function infoMethods(parts: NodeParts): DevelopmentMethods<'dev_info' | 'dev_accounts'> {
  const { options, application, producer, blocks, faults, snapshots } = parts;
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
    dev_accounts: rpcMethod({}, () => ({ accounts: [...new Set([...options.accounts, ...editor.impersonated])] })),
  };
}
