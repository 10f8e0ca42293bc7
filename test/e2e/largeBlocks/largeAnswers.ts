/** The recorded answers about a block, enlarged: one of its transactions emits many more logs. */
import { fromBinary, toBinary } from '@bufbuild/protobuf';
import { TxMsgDataSchema } from '../../../generated/proto/cosmos/base/abci/v1beta1/abci_pb.js';
import { MsgEthereumTxResponseSchema } from '../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import { recording } from '../../support/recordings.js';

interface ResultsJson {
  height: string;
  txs_results: { data: string }[];
}

const BLOCK = ['head', 'blocks', '5247-all-types-and-7702'];

/** `result` of `block` and of `block_results`. */
export function answersWithLogs(count: number): { block: unknown; results: ResultsJson } {
  const block = recording<{ result: unknown }>(...BLOCK, 'comet_block.json').result;
  const results = recording<{ result: ResultsJson }>(...BLOCK, 'comet_block_results.json').result;
  for (const result of results.txs_results) result.data = withLogs(result.data, count);
  return { block, results };
}

/** The result data of a transaction whose first log is followed by other ones; unchanged when it has none. */
function withLogs(data: string, count: number): string {
  const message = fromBinary(TxMsgDataSchema, Buffer.from(data, 'base64'));
  for (const response of message.msgResponses) {
    const outcome = fromBinary(MsgEthereumTxResponseSchema, response.value);
    const [first] = outcome.logs;
    if (first === undefined) continue;
    outcome.logs = Array.from({ length: count }, (_, i) => ({
      ...first,
      topics: [first.topics[0]!, `0x${i.toString(16).padStart(64, '0')}`],
    }));
    response.value = toBinary(MsgEthereumTxResponseSchema, outcome);
  }
  return Buffer.from(toBinary(TxMsgDataSchema, message)).toString('base64');
}
