import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { BinaryReader } from '@bufbuild/protobuf/wire';
import type { Any } from '@bufbuild/protobuf/wkt';
import { TxMsgDataSchema } from '../../../generated/proto/cosmos/base/abci/v1beta1/abci_pb.js';
import { MsgEthereumTxResponseSchema } from '../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import { TxBodySchema, TxRawSchema } from '../../../generated/proto/cosmos/tx/v1beta1/tx_pb.js';
import { decodeEthereumMessage } from '../../chain/tx/ethereumMessage.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { tryMessage } from '../../execution/call.js';
import { billedGas } from '../app/state/blockRecord.js';
import { gasCap, onMachine } from './callQueries.js';
import type { QueryContext } from './queryHandler.js';
import { QueryFailure } from '../queryFailure.js';

const MESSAGE = '/cosmos.evm.vm.v1.MsgEthereumTx';

/** Fields of MsgEthereumTx, by dialect. */
const FIELDS = { cosmosEvm03: [1, 2, 3, 4], cosmosEvm04: [5, 6] } as const;

const WIRE_TYPES = ['varint', 'fixed64', 'bytes', 'start_group', 'end_group', 'fixed32'];

/**
 * `/app/simulate`: runs a transaction without checks, and keeps none of its changes. The answer is JSON text.
 * Gateways find out with it how the chain wraps its transactions: any other form does not parse, in the SDK's words.
 */
export async function simulateTx(tx: Uint8Array, context: QueryContext): Promise<Uint8Array> {
  const transactions = decodeTransactions(tx, context.chain.config.dialect);
  const results = [];
  for (const transaction of transactions) results.push(await run(transaction, context));
  const gasWanted = transactions.reduce((sum, { gas }) => sum + gas, 0n);
  const gasUsed = results.reduce((sum, result) => sum + result.gasUsed, 0n);
  const msgResponses = results.map((result) => ({
    typeUrl: `${MESSAGE}Response`,
    value: toBinary(MsgEthereumTxResponseSchema, result),
  }));
  const data = toBinary(TxMsgDataSchema, create(TxMsgDataSchema, { msgResponses }));
  const answer = {
    gas_info: { gas_wanted: gasWanted.toString(), gas_used: gasUsed.toString() },
    result: { data: Buffer.from(data).toString('base64'), log: '', events: [] },
  };
  return new TextEncoder().encode(JSON.stringify(answer));
}

async function run(transaction: SignedTransaction, context: QueryContext) {
  const { chain, blockContext } = context;
  const { from, to, nonce, gas, value, input, accessList, authorizationList, hash } = transaction;
  const fees = { legacy: true, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n };
  const message = { from, to, nonce, gas, fees, value, data: input, accessList, authorizationList };
  const most = gasCap({ gasCap: 0n }, chain);
  if (gas > most) throw failed('out of gas', 11, `tx gas (${gas}) exceeds block gas limit (${most})`);
  const outcome = await onMachine(context, (machine) => {
    machine.setBlock(blockContext);
    return tryMessage(machine, blockContext, message);
  });
  return create(MsgEthereumTxResponseSchema, {
    hash,
    ret: outcome.returnData,
    vmError: outcome.vmError,
    gasUsed: billedGas(outcome.gasUsed, gas, chain.config),
  });
}

function decodeTransactions(tx: Uint8Array, dialect: 'cosmosEvm03' | 'cosmosEvm04'): SignedTransaction[] {
  const messages = orParseError(() => fromBinary(TxBodySchema, fromBinary(TxRawSchema, tx).bodyBytes).messages);
  if (messages.length === 0) throw failed('invalid request', 18, 'must contain at least one message');
  return messages.map((message) => {
    assertKnown(message, dialect);
    return orParseError(() => decodeEthereumMessage(message, null));
  });
}

/** Throws for types that the application has not registered, and for fields that their messages do not have. */
function assertKnown({ typeUrl, value }: Any, dialect: 'cosmosEvm03' | 'cosmosEvm04'): void {
  if (typeUrl !== MESSAGE) throw parseError(`unable to resolve type URL ${typeUrl.slice(0, 200)}`);
  const known: readonly number[] = FIELDS[dialect];
  const reader = new BinaryReader(value);
  orParseError(() => {
    while (reader.pos < reader.len) {
      const [field, wireType] = reader.tag();
      if (!known.includes(field)) {
        const type = WIRE_TYPES[wireType] ?? 'unknown';
        throw parseError(`errUnknownField "*types.MsgEthereumTx": {TagNum: ${field}, WireType:"${type}"}`);
      }
      reader.skip(wireType);
    }
  });
}

function orParseError<T>(decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    if (error instanceof QueryFailure) throw error;
    throw parseError(error instanceof Error ? error.message : String(error));
  }
}

/** The class of the error is repeated: the SDK's decoder adds it, and so does the decoder's caller. */
function parseError(reason: string): QueryFailure {
  return failed('tx parse error: tx parse error', 2, reason);
}

function failed(errorClass: string, code: number, reason: string): QueryFailure {
  return new QueryFailure(code, 'sdk', `failed to simulate tx: ${reason}: ${errorClass}`, true);
}
