/** `dev_*` methods that only answer. */
import type { Quantity } from '../../../../../generated/types.js';
import { encodeQuantity, normalizeAddress, normalizeHash } from '../../../../ethereum/hex.js';
import type { NodeParts } from '../../nodeParts.js';
import { invalidParams } from '../../server/cometRpcError.js';
import { rpcMethod } from '../../server/rpcMethod.js';
import { blockAnswer } from '../blockMethods.js';
import { isMissing, readAddress, readCount, readWord } from './developmentArguments.js';
import { miningState, type DevelopmentMethods } from './developmentTable.js';
import { storageRange } from './storageRange.js';
import { transactionOutputs } from './transactionOutputs.js';

type InfoMethod =
  | 'dev_info'
  | 'dev_accounts'
  | 'dev_pendingBlock'
  | 'dev_originRequest'
  | 'dev_originRest'
  | 'dev_outputs'
  | 'dev_storageRange';

/** The table of these methods. */
export function infoMethods(parts: NodeParts): DevelopmentMethods<InfoMethod> {
  const { options, application, producer, blocks, faults, snapshots, pendingBlock } = parts;
  const { editor } = application;
  return {
    dev_info: rpcMethod({}, () => ({
      name: 'halley',
      version: options.version,
      chainId: encodeQuantity(application.chainId),
      nextBaseFee: quantityOrNull(application.setByHand.nextBaseFee),
      coinbase: application.setByHand.coinbase,
      gasLimit: encodeQuantity(application.gasLimitAt(blocks.height + 1)),
      hardfork: options.hardfork,
      order: options.order,
      snapshots: snapshots.list().map(({ id, height }) => ({ id: encodeQuantity(id), height })),
      cometChainId: producer.options.cometChainId,
      accounts: [...options.accounts],
      height: blocks.height,
      ...miningState(parts),
      faults: faults.list(),
      fork: producer.options.fork?.info ?? null,
    })),
    dev_pendingBlock: rpcMethod({ known: 'json' }, async ({ known }) => {
      const { stored, execution } = await pendingBlock.current();
      const { state, gasLimit, coinbase } = execution;
      if (!isMissing(known) && readCount('known', known) === state) return { state, block: null };
      const shown = { block: blockAnswer(stored), results: stored.results };
      return { state, block: { ...shown, gasLimit: encodeQuantity(gasLimit), coinbase } };
    }),
    dev_originRequest: rpcMethod({ method: 'json', params: 'json' }, ({ method, params }) => {
      if (typeof method !== 'string') throw invalidParams('method: expected text');
      if (!Array.isArray(params)) throw invalidParams('params: expected a list');
      const { fork } = producer.options;
      if (fork === null) throw invalidParams('the chain is no fork');
      return fork.request(method, params);
    }),
    dev_outputs: rpcMethod({ height: 'json' }, ({ height }) => {
      const block = blocks.at(readCount('height', height));
      if (block === null) throw invalidParams(`height: expected a block up to ${blocks.height}`);
      return { outputs: transactionOutputs(block) };
    }),
    dev_storageRange: rpcMethod(
      { height: 'json', count: 'json', address: 'json', start: 'json', limit: 'json' },
      ({ height, count, address, start, limit }) =>
        storageRange(parts, readCount('height', height), {
          count: readCount('count', count),
          address: normalizeAddress(readAddress(address)),
          start: normalizeHash(readWord('start', start)),
          limit: readCount('limit', limit),
        }),
    ),
    dev_originRest: rpcMethod({ rest: 'json' }, ({ rest }) => {
      const { fork } = producer.options;
      if (fork === null) throw invalidParams('the chain is no fork');
      return fork.rest(readCount('rest', rest));
    }),
    dev_accounts: rpcMethod({}, () => ({
      withKey: [...options.accounts],
      impersonated: editor.impersonated.filter((account) => !options.accounts.includes(account)),
      everybody: editor.autoImpersonate,
    })),
  };
}

function quantityOrNull(value: bigint | null): Quantity | null {
  return value === null ? null : encodeQuantity(value);
}
