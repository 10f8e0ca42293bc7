/**
 * Programs have the outcome that the execution specification (ethereum-execution of PyPI) says: gas, output, failure,
 * logs, accounts and storage. `specification/generate.py` made the programs and recorded the outcomes.
 */
import { describe, expect, test } from '@jest/globals';
import type { Address, BlockOverrides, CallObject, Data, Hash, SimulatedCall } from '../../../generated/types.js';
import type { ForkSchedule } from '../../../src/chain/state.js';
import { decodeData, encodeData, encodeQuantity, encodeWord } from '../../../src/ethereum/hex.js';
import { keccakHash } from '../../../src/ethereum/keccak.js';
import { recording } from '../../support/recordings.js';
import { FakeChain, hashOf, headBlock, type FakeAccount } from '../execution/fakeChain.js';
import { simulateCall, traceCalls, valueOf, type Stage } from './engine.js';

/** When the forks after Berlin begin. */
const SCHEDULES = {
  berlin: { londonBlock: null, shanghaiTime: null, cancunTime: null, pragueTime: null },
  paris: { shanghaiTime: null, cancunTime: null, pragueTime: null },
  shanghai: { cancunTime: null, pragueTime: null },
  cancun: { pragueTime: null },
  prague: {},
  osaka: { osakaTime: 0n },
} satisfies Record<string, Partial<ForkSchedule>>;

/** Halley's words, which are geth's, for the exceptions of the specification: it has fewer of them. */
const WORDS: Record<string, RegExp> = {
  AddressCollision: /^contract address collision$/,
  InvalidContractPrefix: /^invalid code: must not begin with 0xef$/,
  InvalidJumpDestError: /^invalid jump destination$/,
  InvalidOpcode: /^invalid opcode: (INVALID|opcode 0x[0-9a-f]+ not defined)$/,
  InvalidParameter: /^invalid input length$/,
  KZGProofError: /^invalid input length$/,
  OutOfBoundsRead: /^return data out of bounds$/,
  OutOfGasError: new RegExp(
    [
      /^out of gas(: (out of gas|gas uint64 overflow|not enough gas for reentrancy sentry))?$/,
      /^out of gas: max initcode size exceeded: size \d+$/,
      /^gas uint64 overflow$/,
      /^contract creation code storage out of gas$/,
      /^max (code|initcode) size exceeded$/,
      // Precompiles.
      /^(invalid fp.Element encoding|bad elliptic curve pairing size)$/,
      // The specification takes gas before it misses an operand.
      /^stack underflow/,
    ]
      .map(({ source }) => source)
      .join('|'),
  ),
  Revert: /^execution reverted$/,
  StackOverflowError: /^stack limit reached 1024 \(1023\)$/,
  StackUnderflowError: /^stack underflow \(\d+ <=> \d+\)$/,
};

/** What a file of `fixtures/specification` holds. Balances and values of storage are hex, slots decimal. */
interface Recording {
  chainId: number;
  block: Record<'number' | 'timestamp' | 'gasLimit' | 'baseFee' | 'blobBaseFee', number> & {
    coinbase: Address;
    prevRandao: Hash;
  };
  sender: Address;
  gasPrice: number;
  /** The accounts of all cases. */
  accounts: Record<string, Required<RecordedAccount>>;
  cases: RecordedCase[];
}

interface RecordedAccount {
  balance?: string;
  nonce?: number;
  code?: Data;
  storage?: Record<string, string>;
}

interface RecordedCase extends Pick<CallObject, 'value' | 'data' | 'accessList' | 'authorizationList'> {
  name: string;
  /** Accounts that are otherwise in this case. */
  accounts: Record<string, Required<RecordedAccount>>;
  to: Address | null;
  runs: RecordedRun[];
}

/** The outcome with this much gas. */
interface RecordedRun {
  gas: number;
  /** The name of the specification's exception; empty on success. */
  error: string;
  gasUsed: number;
  /** Before refunds. */
  spentGas: number;
  output: Data;
  logs: [address: Address, topics: Hash[], data: Data][];
  /** What is otherwise afterwards; null for an account that is no longer there. */
  changes: Record<string, RecordedAccount | null>;
}

describe.each(Object.entries(SCHEDULES))('%s', (fork, schedule) => {
  const { cases, ...common } = recording<Recording>('specification', `${fork}.json`);

  test.each(cases.map((each) => [each.name, each] as const))('%s', async (_, each) => {
    const accounts = { ...common.accounts, ...each.accounts };
    const stage = stageOf(accounts, schedule, common.chainId);
    for (const run of each.runs) {
      const call = callOf(each, run, common);
      const simulated = await simulateCall(stage, blockOf(common), call);
      expect({ gas: run.gas, ...outcomeOf(simulated) }).toEqual(expectedOutcome(run));
      if (run.error !== '') expect(simulated.error?.message).toMatch(WORDS[run.error] ?? run.error);
      const state = stateAfter(accounts, run);
      await expect(runAndRead(stage, blockOf(common), call, state)).resolves.toEqual({ gasUsed: run.gasUsed, state });
    }
  });
});

/** Accounts by address: balance, nonce, hash of the code, and values of slots. */
type ShownState = Record<string, { balance: bigint; nonce: number; codeHash: Hash; storage: Record<string, bigint> }>;

const NOTHING: RecordedAccount = {};

/** The accounts of the case and those that change, as they should be after the run. */
function stateAfter(accounts: Recording['accounts'], { changes }: RecordedRun): ShownState {
  const names = [...new Set([...Object.keys(accounts), ...Object.keys(changes)])];
  return Object.fromEntries(
    names.map((name) => {
      const change = changes[name] === null ? NOTHING : { ...accounts[name], ...changes[name] };
      const { balance = '0x0', nonce = 0, code = '0x' } = change;
      const storage = changes[name] === null ? {} : { ...accounts[name]?.storage, ...changes[name]?.storage };
      return [
        name,
        {
          balance: BigInt(balance),
          nonce,
          codeHash: keccakHash(decodeData(code)),
          storage: Object.fromEntries(Object.entries(storage).map(([slot, value]) => [slot, BigInt(value)])),
        },
      ];
    }),
  );
}

const READER = `0x${'ee'.repeat(20)}` as Address;

/** Runs the call, and then two calls that read the accounts and slots of `wanted`. */
async function runAndRead(
  stage: Stage,
  block: BlockOverrides,
  call: CallObject,
  wanted: ShownState,
): Promise<{ gasUsed: number; state: ShownState }> {
  const names = Object.keys(wanted) as Address[];
  const slots = names.flatMap((name) => Object.keys(wanted[name]?.storage ?? {}).map((slot) => ({ name, slot })));
  const reader = { from: READER, to: READER, gas: encodeQuantity(10_000_000n) };
  const [ran, accounts, storage] = await traceCalls(stage, block, [
    { call },
    {
      call: reader,
      tracer: { tracer: 'prestateTracer', tracerConfig: { includeEmpty: true } },
      stateOverrides: { [READER]: { code: touchingCode(names) } },
    },
    {
      call: reader,
      stateOverrides: {
        ...Object.fromEntries(slots.map(({ name }) => [name, { code: SLOT_READER }])),
        [READER]: { code: readingCode(slots) },
      },
    },
  ]);
  if (ran === undefined || accounts === undefined || storage === undefined) throw new Error('each call has a trace');
  const touched = valueOf(accounts) as Record<string, { balance: string; nonce?: number; codeHash?: Hash }>;
  const state = names.map((name): [string, ShownState[string]] => {
    const { balance = '0x0', nonce = 0, codeHash = keccakHash(new Uint8Array()) } = touched[name] ?? {};
    return [name, { balance: BigInt(balance), nonce, codeHash, storage: {} }];
  });
  const shown = Object.fromEntries(state);
  for (const [index, { name, slot }] of slots.entries()) {
    const account = shown[name];
    if (account) account.storage[slot] = BigInt(encodeData(storage.output.subarray(index * 32, index * 32 + 32)));
  }
  return { gasUsed: Number(ran.gasUsed), state: shown };
}

/** Code that looks at the balances of accounts. */
function touchingCode(names: string[]): Data {
  return hex(names.map((name) => `73${name.slice(2)}3150`).join(''));
}

/** Returns the value of the slot that its call data names. */
const SLOT_READER = hex('60003554' + '600052' + '60206000f3');

/** Code that asks accounts with the code above for their slots, and returns the values. */
function readingCode(slots: readonly { name: string; slot: string }[]): Data {
  const push = (value: number): string => `61${value.toString(16).padStart(4, '0')}`;
  const reads = slots.map(({ name, slot }, index) => {
    const input = `7f${encodeWord(BigInt(slot)).slice(2)}${push(index * 32)}52`;
    const place = `6020${push(index * 32)}`;
    return `${input}${place}${place}600073${name.slice(2)}5af150`;
  });
  return hex(`${reads.join('')}${push(slots.length * 32)}6000f3`);
}

function hex(digits: string): Data {
  return `0x${digits}` as Data;
}

function outcomeOf({ status, gasUsed, maxUsedGas, returnData, error, logs }: SimulatedCall) {
  return {
    succeeds: status === '0x1',
    gasUsed: Number(gasUsed),
    spentGas: Number(maxUsedGas),
    output: status === '0x1' ? returnData : (error?.data ?? '0x'),
    logs: logs.map(({ address, topics, data }) => [address, topics, data]),
    reverts: error?.code === 3,
  };
}

function expectedOutcome({ gas, error, gasUsed, spentGas, output, logs }: RecordedRun) {
  return { gas, succeeds: error === '', gasUsed, spentGas, output, logs, reverts: error === 'Revert' };
}

function callOf(
  each: RecordedCase,
  { gas }: RecordedRun,
  { sender, gasPrice }: Pick<Recording, 'sender' | 'gasPrice'>,
): CallObject {
  const { to, value, data, accessList, authorizationList } = each;
  const price = encodeQuantity(BigInt(gasPrice));
  return {
    from: sender,
    ...(to !== null && { to }),
    gas: encodeQuantity(BigInt(gas)),
    ...(value !== undefined && { value }),
    ...(data !== undefined && { input: data }),
    ...(accessList !== undefined && { accessList }),
    ...(authorizationList === undefined
      ? { gasPrice: price }
      : { authorizationList, maxFeePerGas: price, maxPriorityFeePerGas: '0x0' }),
  };
}

/** The block that code sees. */
function blockOf({ block }: Pick<Recording, 'block'>): BlockOverrides {
  const quantity = (value: number) => encodeQuantity(BigInt(value));
  return {
    number: quantity(block.number),
    time: quantity(block.timestamp),
    gasLimit: quantity(block.gasLimit),
    feeRecipient: block.coinbase,
    prevRandao: block.prevRandao,
    // What code sees in its place before Paris.
    difficulty: encodeQuantity(BigInt(block.prevRandao)),
    baseFeePerGas: quantity(block.baseFee),
    blobBaseFee: quantity(block.blobBaseFee),
  };
}

/** The state after the block before. */
function stageOf(accounts: Recording['accounts'], schedule: Partial<ForkSchedule>, chainId: number): Stage {
  const chain = new FakeChain(
    Object.fromEntries(
      Object.entries(accounts).map(([name, { balance, nonce, code, storage }]): [string, FakeAccount] => {
        const slots = Object.entries(storage).map(([slot, value]) => [slot, BigInt(value)] as const);
        return [name, { balance: BigInt(balance), nonce: BigInt(nonce), code, storage: Object.fromEntries(slots) }];
      }),
    ),
  );
  chain.schedule = schedule;
  chain.chainId = BigInt(chainId);
  return { chain, block: headBlock({ number: 999, hash: hashOf(999), timestamp: 1_699_999_000 }) };
}
