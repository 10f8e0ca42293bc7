import { createAddressFromString, eoaCode7702RecoverAuthority } from '@ethereumjs/util';
import type { Address, Hash } from '../../../../generated/types.js';
import { bigIntToBytes, encodeAddress, normalizeAddress } from '../../../evm/hex.js';
import type { AccessListEntry, Authorization } from '../../../evm/transaction/transaction.js';
import type { BlockContext } from '../../../execution/blockContext.js';
import { intrinsicGasOf } from '../../../execution/rules/messageGas.js';
import type { ChainEvm } from '../../app/evm/chainEvm.js';
import { createTracer } from '../../../execution/tracers/createTracer.js';
import { runTraced } from '../../../execution/tracers/events/runTraced.js';
import type { Deadline } from '../../../execution/tracers/traceLimits.js';
import { NO_FEES } from '../callQueries.js';
import type { QueriedChain } from '../queriedChain.js';
import type { TraceOptions } from './traceOptions.js';

/** What all executions of one trace query share. */
export interface TraceContext {
  host: ChainEvm;
  chain: QueriedChain;
  /** The block that code sees. */
  block: BlockContext;
  options: TraceOptions;
}

/** A transaction or call as tracers see it. */
export interface TracedExecution {
  from: Address;
  /** Null creates a contract. */
  to: Address | null;
  nonce: bigint;
  /** Gas limit. */
  gas: bigint;
  /** Effective price, wei. */
  gasPrice: bigint;
  value: bigint;
  input: Uint8Array;
  accessList: AccessListEntry[] | null;
  authorizationList: Authorization[] | null;
  /** Null for a call. */
  hash: Hash | null;
  /** Index among the Ethereum transactions of the block. */
  index: number;
  /** Null when the query names no block hash. */
  blockHash: Hash | null;
}

/**
 * Runs an execution with the tracer that the options name, and resolves with the trace as JSON text. `run` resolves
 * with the gas that the trace shows. Throws TraceFailed.
 */
export async function traceExecution(
  { host, block, options }: TraceContext,
  execution: TracedExecution,
  deadline: Deadline,
  run: () => Promise<bigint>,
): Promise<string> {
  const precompiles = new Set([...host.evm.precompiles.keys()].map((key) => normalizeAddress(`0x${key}`)));
  const tracer = await createTracer(options, { precompiles, deadline });
  const { from, to, nonce, gas, gasPrice, value, input, hash, index, blockHash } = execution;
  const transaction = {
    from,
    to,
    nonce,
    gas,
    gasPrice,
    value,
    input,
    intrinsicGas: intrinsicGasOf({ ...execution, data: input, fees: NO_FEES }, host.evm.common),
    authorities: (execution.authorizationList ?? []).flatMap(recoverAuthority),
    blockNumber: block.number,
    coinbase: block.coinbase,
    transactionHash: hash,
    transactionIndex: index,
    blockHash,
  };
  return runTraced(host, { tracer, transaction, deadline }, run);
}

/** The account that signed an authorization (EIP-7702); an empty list for an invalid signature. */
function recoverAuthority({ chainId, address, nonce, yParity, r, s }: Authorization): Address[] {
  const target = createAddressFromString(address).bytes;
  const signature = [bigIntToBytes(BigInt(yParity)), bigIntToBytes(r), bigIntToBytes(s)] as const;
  try {
    const authority = eoaCode7702RecoverAuthority([bigIntToBytes(chainId), target, bigIntToBytes(nonce), ...signature]);
    return [encodeAddress(authority.bytes)];
  } catch {
    // The library throws for an invalid signature; the transaction ignores such an authorization, too.
    return [];
  }
}
