/** A simulated call: the transaction that it stands for, its result, and the receipt that it would have. */
import type { Data, SimulatedCall } from '../../../generated/types.js';
import { errorCatalogue } from '../../../generated/errors.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import type { HeaderFields } from '../../ethereum/header.js';
import { encodeData, encodeQuantity, NO_BYTES, normalizeAddress } from '../../ethereum/hex.js';
import { logObject, type EmittedLog } from '../../ethereum/log.js';
import { logsBloom, type Outcome } from '../../ethereum/receipt.js';
import { revertReason } from '../../ethereum/revertReason.js';
import { keccakHash } from '../../ethereum/keccak.js';
import type { SignedTransaction, TransactionFields } from '../../ethereum/transaction/transaction.js';
import { encodeTransaction } from '../../ethereum/transaction/transactionEncoding.js';
import type { GasBoundMessage } from '../transition/message.js';
import type { MachineLog } from '../../evm/messages.js';
import type { Transition } from '../transition/transition.js';

/** Error code of a failure that is not a revert (execution-apis, eth_simulateV1). */
const EXECUTION_ERROR_CODE = -32015;

/** The address of logs for transfers of value (ERC-7528), which no contract can have. */
const NATIVE_COIN = normalizeAddress(`0x${'ee'.repeat(20)}`);

/** A call that was run, as the transaction that it stands for. */
export interface CallRun {
  transaction: SignedTransaction;
  transition: Transition;
  outcome: Outcome;
}

/** The transaction that a simulated call stands for. It has no signature: v, r and s are zero. */
export function simulatedTransaction(message: GasBoundMessage, nonce: bigint, chainId: bigint): SignedTransaction {
  const { from, to, gas, value, data } = message;
  const unsigned = { chainId, nonce, gas, to, value, input: data, v: 0n, r: 0n, s: 0n };
  const fields: TransactionFields = { ...unsigned, ...typedFields(message) };
  const raw = encodeTransaction(fields);
  return { ...fields, from, raw, hash: keccakHash(raw) };
}

type TypedFields = Pick<
  TransactionFields,
  'type' | 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas' | 'accessList' | 'authorizationList'
>;

/** The type follows from the fields: 4 with authorizations, 0 or 1 (with an access list) for a legacy price, else 2. */
function typedFields({ fees, accessList, authorizationList }: GasBoundMessage): TypedFields {
  const { maxFeePerGas, maxPriorityFeePerGas } = fees;
  if (authorizationList === null && fees.legacy) {
    const caps = { gasPrice: maxFeePerGas, maxFeePerGas: null, maxPriorityFeePerGas: null };
    return { type: accessList === null ? 0 : 1, accessList, authorizationList, ...caps };
  }
  const type = authorizationList === null ? 2 : 4;
  const caps = { gasPrice: null, maxFeePerGas, maxPriorityFeePerGas };
  return { type, ...caps, accessList: accessList ?? [], authorizationList };
}

/** The receipt's content, without transfer logs, which only calls show: no contract emitted them. */
export function outcomeOf({ vmError, gasUsed, logs }: Transition, gasUsedBefore: bigint): Pick<CallRun, 'outcome'> {
  const emitted = logs.filter(({ address }) => address !== NATIVE_COIN).map(emittedLog);
  const status = vmError === '' ? 1 : 0;
  const cumulativeGasUsed = gasUsedBefore + gasUsed;
  return { outcome: { status, gasUsed, cumulativeGasUsed, logs: emitted, bloom: logsBloom(emitted) } };
}

/** The wire object of a call. `firstLogIndex` counts through the block and includes transfer logs. */
export function callObject(
  { transaction, transition }: CallRun,
  header: HeaderFields,
  transactionIndex: number,
  firstLogIndex: number,
): SimulatedCall {
  const { vmError, returnData, gasUsed, maxUsedGas, logs } = transition;
  const { hash: blockHash, number: blockNumber, timestamp } = header;
  const place = { blockHash, blockNumber, transactionIndex, transactionHash: transaction.hash, timestamp };
  return {
    returnData: encodeData(vmError === '' ? returnData : NO_BYTES),
    logs: logs.map((log, index) => logObject(emittedLog(log), place, firstLogIndex + index)),
    gasUsed: encodeQuantity(gasUsed),
    maxUsedGas: encodeQuantity(maxUsedGas),
    status: vmError === '' ? '0x1' : '0x0',
    ...(vmError === '' ? {} : { error: callError(vmError, encodeData(returnData)) }),
  };
}

function callError(vmError: string, data: Data): NonNullable<SimulatedCall['error']> {
  if (vmError !== GETH_MESSAGES.executionReverted) return { message: vmError, code: EXECUTION_ERROR_CODE };
  const reason = revertReason(data);
  const message = reason === null ? GETH_MESSAGES.executionReverted : `${GETH_MESSAGES.executionReverted}: ${reason}`;
  return { message, code: errorCatalogue.executionReverted.code, data };
}

function emittedLog({ address, topics, data }: MachineLog): EmittedLog {
  return { address, topics, data: encodeData(data) };
}
