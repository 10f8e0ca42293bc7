import { fromBinary } from '@bufbuild/protobuf';
import { TxMsgDataSchema } from '../../../../../generated/proto/cosmos/base/abci/v1beta1/abci_pb.js';
import { MsgEthereumTxResponseSchema } from '../../../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import {
  GENESIS_QUERY_PREFIX,
  type StorageRange,
  type TransactionOutput,
} from '../../../../chain/development/developmentProtocol.js';
import { GETH_MESSAGES } from '../../../../ethereum/gethMessages.js';
import { encodeData, encodeQuantity, normalizeAddress, normalizeHash } from '../../../../ethereum/hex.js';
import { STORAGE_RANGE_PATH, type ForkAccess, type StorageRangeRequest } from '../../../application.js';
import { base64Bytes } from '../../blocks/blockJson.js';
import type { StoredBlock } from '../../blocks/blockStore.js';
import type { NodeParts } from '../../nodeParts.js';
import { invalidParams } from '../../server/cometRpcError.js';
import { blockAnswer } from '../blockMethods.js';
import { optional, readAddress, readCount, readJson, readWord } from './developmentArguments.js';
import { devMethod, miningState, type DevelopmentMethods } from './developmentTable.js';

/** The table of these methods. */
export function infoMethods(parts: NodeParts) {
  const { options, application, producer, blocks, faults, snapshots, pendingBlock } = parts;
  const { editor } = application;
  const blockAt = (height: number): StoredBlock => {
    const block = blocks.at(height);
    if (block === null) throw invalidParams(`height: expected a block up to ${blocks.height}`);
    return block;
  };
  const fork = (): ForkAccess => {
    if (producer.options.fork === null) throw invalidParams('the chain is no fork');
    return producer.options.fork;
  };
  return {
    dev_info: devMethod({}, () => {
      const { nextBaseFee, coinbase } = application.setByHand;
      return {
        name: 'halley',
        version: options.version,
        chainId: encodeQuantity(application.chainId),
        nextBaseFee: nextBaseFee === null ? null : encodeQuantity(nextBaseFee),
        coinbase,
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
      };
    }),
    dev_accounts: devMethod({}, () => ({
      withKey: [...options.accounts],
      impersonated: editor.impersonated.filter((account) => !options.accounts.includes(account)),
      all: editor.autoImpersonate,
    })),
    dev_pendingBlock: devMethod({ known: readJson }, async ({ known }) => {
      const { stored, execution } = await pendingBlock.current();
      const { state, gasLimit, coinbase } = execution;
      if (optional(readCount)('known', known) === state) return { state, block: null };
      const shown = { block: blockAnswer(stored), results: stored.results };
      return { state, block: { ...shown, gasLimit: encodeQuantity(gasLimit), coinbase } };
    }),
    dev_originRequest: devMethod({ method: readJson, params: readJson }, ({ method, params }) => {
      if (typeof method !== 'string') throw invalidParams('method: expected text');
      if (!Array.isArray(params)) throw invalidParams('params: expected a list');
      return fork().request(method, params);
    }),
    dev_originRest: devMethod({ rest: readJson }, ({ rest }) => fork().rest(readCount('rest', rest))),
    dev_outputs: devMethod({ height: readCount }, ({ height }) => ({ outputs: outputsOf(blockAt(height)) })),
    dev_storageRange: devMethod(
      { height: readCount, count: readCount, address: readAddress, start: readWord, limit: readCount },
      async ({ height, address, start, ...asked }) => {
        const { block, results } = blockAt(height);
        // Transactions that were refused in the block have no part in it.
        const txs = block.data.txs.filter((_tx, index) => results.txs_results?.[index]?.code === 0);
        const where = { address: normalizeAddress(address), start: normalizeHash(start) };
        return storageRange(parts, height - 1, { ...asked, ...where, txs });
      },
    ),
  } satisfies Partial<DevelopmentMethods>;
}

async function storageRange(
  { queries }: NodeParts,
  parent: number,
  request: StorageRangeRequest,
): Promise<StorageRange> {
  const path = parent === 0 ? `${GENESIS_QUERY_PREFIX}${STORAGE_RANGE_PATH}` : STORAGE_RANGE_PATH;
  const data = Buffer.from(JSON.stringify(request));
  const { code, log, value } = await queries.query(path, data, parent, { prove: false });
  if (code !== 0) throw invalidParams(`storage: ${log}`);
  // The application answers this query so.
  return JSON.parse(Buffer.from(value).toString()) as StorageRange;
}

/** What the Ethereum transactions of a block returned, in block order. Those without an output are left out. */
function outputsOf({ results }: StoredBlock): TransactionOutput[] {
  return (results.txs_results ?? []).flatMap(({ code, data }) => {
    if (code !== 0 || data === null) return [];
    return fromBinary(TxMsgDataSchema, base64Bytes(data)).msgResponses.flatMap(({ value }) => {
      const { hash, ret, vmError } = fromBinary(MsgEthereumTxResponseSchema, value);
      const reverted = vmError === GETH_MESSAGES.executionReverted;
      // Any other failure has no output.
      if (vmError !== '' && !reverted) return [];
      return [{ hash: normalizeHash(hash), output: encodeData(ret), reverted }];
    });
  });
}
