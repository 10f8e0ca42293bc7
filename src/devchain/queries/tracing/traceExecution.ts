import { eoaCode7702RecoverAuthority, createAddressFromString } from '@ethereumjs/util';
import type { Address, Hash } from '../../../../generated/types.js';
import { bigIntToBytes } from '../../../evm/hex.js';
import type { AccessListEntry, Authorization } from '../../../evm/transaction.js';
import type { BlockContext } from '../../../execution/blockContext.js';
import { intrinsicGas } from '../../../execution/intrinsicGas.js';
import type { ChainEvm } from '../../app/evmPool.js';
import { createTracer } from '../../tracers/createTracer.js';
import type { Deadline } from '../../tracers/traceLimits.js';
import { runTraced } from '../../tracers/runTraced.js';
import type { TraceOptions } from './traceOptions.js';

/** A transaction or call as tracers are told of it. */
export interface TracedExecution {
  from: Address;
  to: Address | null;
  nonce: bigint;
  gas: bigint;
  /** Effective, wei. */
  gasPrice: bigint;
  value: bigint;
  input: Uint8Array;
  accessList: AccessListEntry[] | null;
  authorizationList: Authorization[] | null;
  /** Null for a call. */
  hash: Hash | null;
  index: number;
  blockHash: Hash | null;
}

/** Runs something with the tracer of the options watching; `run` tells the gas that is shown. Throws TraceFailed. */
export async function traceExecution(
  machine: ChainEvm,
  block: BlockContext,
  execution: TracedExecution,
  options: TraceOptions,
  deadline: Deadline,
  run: () => Promise<bigint>,
): Promise<string> {
  const precompiles = new Set([...machine.evm.precompiles.keys()].map((key) => `0x${key}` as Address));
  const tracer = await createTracer(options, { precompiles, deadline });
  const { from, to, nonce, gas, gasPrice, value, input, hash, index, blockHash } = execution;
  const traced = {
    from,
    to,
    nonce,
    gas,
    gasPrice,
    value,
    input,
    intrinsicGas: intrinsicGas({ ...execution, data: input, fees: NO_FEES }, machine.evm.common),
    authorities: (execution.authorizationList ?? []).flatMap(authorityOf),
    blockNumber: block.number,
    coinbase: block.coinbase,
    transactionHash: hash,
    transactionIndex: index,
    blockHash,
  };
  return runTraced(machine, tracer, traced, deadline, run);
}

const NO_FEES = { legacy: true, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n };

/** Who signed an authorization (EIP-7702); none when nobody can have. */
function authorityOf({ chainId, address, nonce, yParity, r, s }: Authorization): Address[] {
  const target = createAddressFromString(address).bytes;
  const fields = [chainId, nonce, BigInt(yParity), r, s].map(bigIntToBytes);
  const [chainIdBytes, nonceBytes, parityBytes, rBytes, sBytes] = fields as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  try {
    const item = [chainIdBytes, target, nonceBytes, parityBytes, rBytes, sBytes] as const;
    return [eoaCode7702RecoverAuthority([...item]).toString() as Address];
  } catch {
    // The library throws for signatures that are none; the transaction passes over such an authorization too.
    return [];
  }
}
