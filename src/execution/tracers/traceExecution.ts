import type { EVM } from '@ethereumjs/evm';
import { createAddressFromString, eoaCode7702RecoverAuthority } from '@ethereumjs/util';
import type { Address, Hash } from '../../../generated/types.js';
import { bigIntToBytes, encodeAddress, normalizeAddress } from '../../ethereum/hex.js';
import type { AccessListEntry, Authorization } from '../../ethereum/transaction/transaction.js';
import type { BlockContext } from '../blockContext.js';
import { intrinsicGasOf } from '../rules/messageGas.js';
import type { FeeCaps } from '../transition/message.js';
import { createTracer, type TracerChoice } from './createTracer.js';
import { runTraced } from './events/runTraced.js';
import type { TracedEvm } from './events/executionEvents.js';
import type { TraceEnd } from './tracer.js';
import type { Deadline, TraceSize } from './traceLimits.js';

/** The fees of a call that pays nothing. */
export const NO_FEES: FeeCaps = { legacy: true, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n };

/** What the executions of one request share. */
export interface TraceContext {
  host: TracedEvm;
  /** The block that code sees. */
  block: BlockContext;
  options: TracerChoice;
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

/** The limits of one trace. */
export interface ExecutionLimits {
  deadline: Deadline;
  size: TraceSize;
  /** Ends the execution when the trace fails. The EVM cannot be used again after that. */
  abandons?: boolean;
}

/**
 * Runs an execution with the tracer that the options name, and resolves with the trace as JSON in UTF-8. `run` resolves
 * with the gas and the failure that the trace shows. Throws TraceFailed.
 */
export async function traceExecution(
  { host, block, options }: TraceContext,
  execution: TracedExecution,
  limits: ExecutionLimits,
  run: () => Promise<TraceEnd>,
): Promise<Uint8Array> {
  const { deadline, size, abandons = false } = limits;
  const tracer = await createTracer(options, { precompiles: precompilesOf(host.evm), deadline, size });
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
    destroysOnlyNew: host.evm.common.isActivatedEIP(6780),
    authorities: (execution.authorizationList ?? []).flatMap(recoverAuthority),
    blockNumber: block.number,
    coinbase: block.coinbase,
    transactionHash: hash,
    transactionIndex: index,
    blockHash,
  };
  return runTraced(host, { tracer, transaction, deadline, abandons }, run);
}

function precompilesOf({ precompiles }: EVM): Set<Address> {
  return new Set([...precompiles.keys()].map((key) => normalizeAddress(`0x${key}`)));
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
