/** The transactions of one block. Pure, so that two chains get the same ones. */
import {
  encodeFunctionData,
  parseAbi,
  parseGwei,
  toHex,
  type AccessList,
  type Address,
  type Hex,
  type TransactionSerializable,
} from 'viem';
import { TRANSFER_GAS } from '../src/ethereum/transaction/intrinsicGas.js';

export interface PlannedTransaction {
  /** Without a nonce. */
  request: TransactionSerializable;
  /** Number of logs that it emits. */
  logs: number;
  /** The value that is a topic of its log. It differs in every transaction. */
  storedValue?: number;
}

export const probeAbi = parseAbi([
  'function store(uint256 next, string note)',
  'function count(uint256 logs)',
  'function failWithReason()',
  'function value() view returns (uint256)',
  'function balances(address) view returns (uint256)',
  'event Stored(address indexed by, uint256 indexed value, string note)',
]);

/** Init code of a contract whose whole code is STOP. */
const TINY_CONTRACT: Hex = '0x600160005360016000f3';

/** Above every base fee of a run and below every cap. */
const FEE = parseGwei('20');

const dynamicFee = (chainId: number) =>
  ({ type: 'eip1559', chainId, maxFeePerGas: FEE, maxPriorityFeePerGas: parseGwei('1') }) as const;

export interface PlanTarget {
  chainId: number;
  probe: Address;
  /** Recipients of the plain transfers. */
  recipients: Address[];
}

/** Creates the contract that the other transactions write to. Its constructor takes one number. */
export function deployment(chainId: number, bytecode: Hex): PlannedTransaction {
  return { request: { ...dynamicFee(chainId), gas: 2_000_000n, data: `${bytecode}${'0'.repeat(64)}` }, logs: 1 };
}

/**
 * Half of the transactions are token-like writes with one log each. The others are transfers of types 0, 1 and 2, one
 * transaction with eight logs, one that fails and one creation.
 */
export function blockPlan(
  blockIndex: number,
  size: number,
  { chainId, probe, recipients }: PlanTarget,
): PlannedTransaction[] {
  const fees = dynamicFee(chainId);
  const written = (data: Hex, gas: bigint) => ({ ...fees, to: probe, data, gas });
  const count = encodeFunctionData({ abi: probeAbi, functionName: 'count', args: [8n] });
  const fail = encodeFunctionData({ abi: probeAbi, functionName: 'failWithReason' });
  return Array.from({ length: size }, (_, index): PlannedTransaction => {
    const serial = blockIndex * size + index;
    const to = recipients[serial % recipients.length] as Address;
    if (index === 0) return { request: written(count, 80_000n), logs: 8 };
    if (index === 1) return { request: written(fail, 60_000n), logs: 0 };
    if (index === 2) return { request: { ...fees, gas: 100_000n, data: TINY_CONTRACT }, logs: 0 };
    if (index % 2 === 0) {
      const storedValue = serial + 1;
      const args = [BigInt(storedValue), `note ${serial}`] as const;
      const store = encodeFunctionData({ abi: probeAbi, functionName: 'store', args });
      return { request: written(store, 120_000n), logs: 1, storedValue };
    }
    return { request: transfer(index, to, chainId), logs: 0 };
  });
}

function transfer(index: number, to: Address, chainId: number): TransactionSerializable {
  const sent = { to, value: 1_000_000_000n + BigInt(index), chainId };
  if (index % 3 === 0) return { ...sent, type: 'legacy', gas: TRANSFER_GAS, gasPrice: FEE };
  if (index % 3 === 1) return { ...sent, ...dynamicFee(chainId), gas: TRANSFER_GAS };
  const accessList: AccessList = [{ address: to, storageKeys: [toHex(0, { size: 32 })] }];
  return { ...sent, type: 'eip2930', gas: 30_000n, gasPrice: FEE, accessList };
}
