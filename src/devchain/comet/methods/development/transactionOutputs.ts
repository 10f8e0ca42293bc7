import { fromBinary } from '@bufbuild/protobuf';
import { TxMsgDataSchema } from '../../../../../generated/proto/cosmos/base/abci/v1beta1/abci_pb.js';
import { MsgEthereumTxResponseSchema } from '../../../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import type { TransactionOutput } from '../../../../chain/development/transactionOutput.js';
import { GETH_MESSAGES } from '../../../../ethereum/gethMessages.js';
import { encodeData, normalizeHash } from '../../../../ethereum/hex.js';
import { base64Bytes } from '../../blocks/blockJson.js';
import type { StoredBlock } from '../../blocks/storedBlock.js';

/** What the Ethereum transactions of a block returned, in block order. Those without an output are left out. */
export function transactionOutputs({ results }: StoredBlock): TransactionOutput[] {
  return (results.txs_results ?? []).flatMap(({ code, data }) => (code === 0 && data !== null ? outputsOf(data) : []));
}

function outputsOf(data: string): TransactionOutput[] {
  const { msgResponses } = fromBinary(TxMsgDataSchema, base64Bytes(data));
  return msgResponses.flatMap(({ value }) => {
    const { hash, ret, vmError } = fromBinary(MsgEthereumTxResponseSchema, value);
    const reverted = vmError === GETH_MESSAGES.executionReverted;
    // Any other failure has no output.
    if (vmError !== '' && !reverted) return [];
    return [{ hash: normalizeHash(hash), output: encodeData(ret), reverted }];
  });
}
