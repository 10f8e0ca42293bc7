/**
 * A chain in memory: accounts at one height, and hashes of blocks. It refuses the
 * questions that executions never ask.
 */
import type { Address, Bytes32, CallObject, Data, Hash } from '../../../generated/types.js';
import type { ReadQuestion } from '../../../src/execution/questions.js';
import type { BlockSummary } from '../../../src/chain/blocks.js';
import { WEI_UNIT } from '../../../src/chain/fees/feeMarket.js';
import type {
  Account,
  CallOutcome,
  EstimateOutcome,
  EvmParameters,
  FeeMarket,
  ForkSchedule,
  State,
} from '../../../src/chain/state.js';
import { decodeData, encodeData, encodeWord, fromHex, normalizeAddress } from '../../../src/ethereum/hex.js';
import { keccakHash } from '../../../src/ethereum/keccak.js';

export interface FakeAccount {
  balance?: bigint;
  nonce?: bigint;
  code?: string;
  /** Where another than the hash of `code` is told. */
  codeHash?: string;
  storage?: Record<string, bigint>;
}

export const CHAIN_ID = 262144n;
export const HEAD = 100;

/** The questions of `State` that executions ask, so that a new question of `State` leaves this class alone. */
type AskedState = Pick<
  State,
  | 'account'
  | 'code'
  | 'storage'
  | 'forks'
  | 'feeMarket'
  | 'chainPrecompiles'
  | 'hasGoCode'
  | 'evmParameters'
  | 'isErc20Precompile'
  | 'supportsOverrides'
  | 'supportsAuthorizations'
  | 'call'
  | 'estimateGas'
>;

export class FakeChain implements AskedState {
  /** Questions asked of the chain, in order: `account 0x…`, `code 0x…`, `storage 0x… <slot>`. */
  readonly reads: string[] = [];
  readonly accounts = new Map<Address, FakeAccount>();
  chainId = CHAIN_ID;
  schedule: Partial<ForkSchedule> = {};
  /** Reads of this account fail with this error. */
  broken: { address: Address; error: Error } | null = null;

  constructor(accounts: Record<string, FakeAccount> = {}) {
    for (const [address, account] of Object.entries(accounts)) this.accounts.set(normalizeAddress(address), account);
  }

  async account(address: Address): Promise<Account> {
    return this.#account(address);
  }

  async code(address: Address): Promise<Data> {
    return this.#code(address);
  }

  async storage(address: Address, slot: Bytes32): Promise<Bytes32> {
    return this.#storage(address, slot);
  }

  #account(address: Address): Account {
    const { balance = 0n, nonce = 0n, code = '0x', codeHash } = this.#look('account', address);
    return { balance, nonce, codeHash: (codeHash as Hash | undefined) ?? keccakHash(decodeData(code)) };
  }

  #code(address: Address): Data {
    return (this.#look('code', address).code ?? '0x') as Data;
  }

  #storage(address: Address, slot: Bytes32): Bytes32 {
    const { storage = {} } = this.#look('storage', address, ` ${BigInt(slot)}`);
    return encodeWord(storage[BigInt(slot).toString()] ?? 0n);
  }

  /** Answers at once, as a worker thread gets it. */
  answerNow(question: ReadQuestion): unknown {
    switch (question.read) {
      case 'account':
        return this.#account(...question.of);
      case 'code':
        return this.#code(...question.of);
      case 'storage':
        return this.#storage(...question.of);
      case 'goCode':
        return null;
      case 'blockHash':
        return fakeBlocks.summary(...question.of)?.hash ?? null;
    }
  }

  forks(): ForkSchedule {
    const times = { shanghaiTime: 0n, cancunTime: 0n, pragueTime: 0n, osakaTime: null };
    return { chainId: this.chainId, denom: 'atest', decimals: 18, londonBlock: 0n, ...times, ...this.schedule };
  }

  async feeMarket(): Promise<FeeMarket> {
    return {
      unit: WEI_UNIT,
      noBaseFee: false,
      elasticityMultiplier: 2,
      baseFeeChangeDenominator: 8,
      enableHeight: 0,
      baseFeeScaled: 1_000_000_000n * 10n ** 18n,
      minGasPriceScaled: 0n,
    };
  }

  supportsOverrides(): boolean {
    return false;
  }

  supportsAuthorizations(): boolean {
    return false;
  }

  async chainPrecompiles(): Promise<readonly Address[]> {
    return [];
  }

  async hasGoCode(): Promise<boolean> {
    return this.tokens.size > 0;
  }

  async evmParameters(height: number): Promise<EvmParameters> {
    return { height, precompiles: [], permissions: null, fingerprint: '' };
  }

  /** The ERC-20 contracts that are Go code by the list of the module. */
  readonly tokens = new Set<Address>();

  async isErc20Precompile(address: Address): Promise<boolean> {
    this.reads.push(`token ${address}`);
    return this.tokens.has(address);
  }

  /** What a call without data to an address answers; elsewhere nothing is there. */
  readonly behind = new Map<Address, CallOutcome | Error>();

  /** What code sees of blocks, in answer to the calls that ask for it. Null where no such call is expected. */
  seen: { coinbase: string; prevRandao: bigint; blockHash: bigint } | null = null;

  async call({ to, data }: CallObject, height: number): Promise<CallOutcome> {
    if (typeof to === 'string' && data === undefined) return this.#probed(to);
    if (this.seen === null || typeof data !== 'string') throw notAsked();
    this.reads.push(`call ${data} at ${height}`);
    const { coinbase, prevRandao, blockHash } = this.seen;
    // COINBASE comes first, or PUSH8.
    const words = data.startsWith('0x41') ? [BigInt(coinbase), prevRandao, 0n, blockHash] : [0n, blockHash];
    const returnData = encodeData(fromHex(words.map((word) => encodeWord(word).slice(2)).join('')));
    return { returnData, vmError: '', gasUsed: 100n };
  }

  #probed(to: string): CallOutcome {
    this.reads.push(`probe ${to}`);
    const outcome = this.behind.get(normalizeAddress(to)) ?? {
      returnData: '0x' as Data,
      vmError: '',
      gasUsed: 21_000n,
    };
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  estimateGas(): Promise<EstimateOutcome> {
    throw notAsked();
  }

  #look(question: string, address: Address, detail = ''): FakeAccount {
    this.reads.push(`${question} ${address}${detail}`);
    if (this.broken?.address === address) throw this.broken.error;
    return this.accounts.get(address) ?? {};
  }
}

/** Hash of every real block of the fake chain. */
export function hashOf(blockNumber: number): Hash {
  return encodeWord(0xb10c0000n + BigInt(blockNumber)) as string as Hash;
}

export const fakeBlocks = {
  summary(blockNumber: number): BlockSummary | null {
    return blockNumber >= 1 && blockNumber <= HEAD
      ? { ...headBlock(), number: blockNumber, hash: hashOf(blockNumber) }
      : null;
  },
};

/** The block on top of which executions run. */
export function headBlock(changes: Partial<BlockSummary> = {}): BlockSummary {
  return {
    number: HEAD,
    hash: hashOf(HEAD),
    parentHash: hashOf(HEAD - 1),
    timestamp: 1_700_000_000,
    timestampNanos: 0,
    miner: `0x${'c0'.repeat(20)}` as Address,
    proposerAddress: `0x${'ab'.repeat(20)}` as Address,
    gasLimit: 40_000_000n,
    gasUsed: 0n,
    baseFeePerGas: 1_000_000_000n,
    nextBaseFeePerGas: null,
    blockGas: null,
    transactionCount: 0,
    rewards: [],
    ...changes,
  };
}

function notAsked(): Error {
  return new Error('an execution does not ask this');
}
