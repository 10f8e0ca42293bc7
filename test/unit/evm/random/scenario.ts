/** Cases of random calls: a world of accounts, a block, and three messages that follow one another. */
import type { Address } from '../../../../generated/types.js';
import { contractAddress } from '../../../../src/ethereum/receipt.js';
import { precompileAddress } from '../../../../src/ethereum/precompileNames.js';
import type { AccessListEntry } from '../../../../src/ethereum/transaction/transaction.js';
import { encodeWord, NO_BYTES } from '../../../../src/ethereum/hex.js';
import { includes, type Hardfork } from '../../../../src/evm/hardfork.js';
import type { BlockContext } from '../../../../src/evm/blockContext.js';
import type { MachineMessage } from '../../../../src/evm/messages.js';
import { Chance } from './chance.js';
import * as op from './opcodes.js';
import { PRECOMPILE_NUMBERS, precompileInput } from './precompileInputs.js';
import { randomInitCode, randomProgram, type Surroundings } from './programs.js';
import type { AccountState, State } from './states.js';

/** A change of an account from outside, as by a state override. What it does not name stays. */
export interface Edit {
  address: Address;
  account?: Pick<AccountState, 'nonce' | 'balance'>;
  code?: Uint8Array;
  storage?: AccountState['storage'];
  /** Whether all other slots become zero. */
  wipes: boolean;
}

/** A message, and what changes before it. */
export interface RandomMessage extends Omit<MachineMessage, 'refund' | 'wantsWords'> {
  /** Made before it runs, and undone with it. They wipe no storage. */
  edits: Edit[];
}

/** One case. */
export interface Scenario {
  hardfork: Hardfork;
  world: State;
  block: BlockContext;
  /** Made before the first message, and kept. */
  edits: Edit[];
  /** Each sees what those before it changed. */
  messages: readonly [RandomMessage, RandomMessage, RandomMessage];
}

export const CHAIN_ID = 9001n;
const MOST_GAS = 2_000_000;
const MAX_NONCE = 2n ** 64n - 1n;

const named = (byte: string): Address => `0x${byte.repeat(20)}` as Address;
const SENDER = named('a1');
const CONTRACTS = ['c0', 'c1', 'c2', 'c3', 'c4'].map(named);
const [FIRST = named('c0'), SECOND = named('c1')] = CONTRACTS;
const TO_CONTRACT = named('d0');
const TO_PRECOMPILE = named('d1');
const TO_DELEGATION = named('d2');
const TO_NOTHING = named('d3');
const DELEGATIONS = [TO_CONTRACT, TO_PRECOMPILE, TO_DELEGATION, TO_NOTHING];
const RICH = named('e0');
const NOBODY = named('f0');
const COINBASE = named('f1');

/** Instructions that forks after Berlin brought. */
const BROUGHT: readonly (readonly [Hardfork, readonly number[]])[] = [
  ['london', [0x48]],
  ['shanghai', [0x5f]],
  ['cancun', [op.BLOBHASH, 0x4a, op.TLOAD, op.TSTORE, op.MCOPY]],
  ['osaka', [0x1e]],
];

/** The case with this number; always the same. */
export function scenario(hardfork: Hardfork, index: number): Scenario {
  const chance = new Chance(`${hardfork} ${index}`);
  const lacks = new Set(BROUGHT.flatMap(([fork, codes]) => (includes(hardfork, fork) ? [] : codes)));
  const others = [...DELEGATIONS, RICH, NOBODY, SENDER, contractAddress(FIRST, 1n)];
  const surroundings: Surroundings = { contracts: CONTRACTS, others, nesting: 2, lacks };
  const world = randomWorld(chance, surroundings);
  const message = (): RandomMessage => randomMessage(chance, surroundings);
  const edits = chance.happens(0.2) ? randomEdits(chance, surroundings, true) : [];
  return { hardfork, world, block: randomBlock(chance), edits, messages: [message(), message(), message()] };
}

function randomWorld(chance: Chance, surroundings: Surroundings): State {
  const world: State = new Map();
  const add = (address: Address, account: Partial<AccountState>): void =>
    void world.set(address, { nonce: 0n, balance: 0n, code: NO_BYTES, storage: new Map(), ...account });
  const code = chance.happens(0.1) ? delegation(chance.pick(CONTRACTS)) : NO_BYTES;
  add(SENDER, { nonce: 3n, balance: 10n ** 24n, code });
  add(RICH, { balance: 10n ** 24n });
  for (const [index, address] of CONTRACTS.entries()) {
    // Most call only those behind them, so that not all calls end without gas.
    const later = CONTRACTS.slice(index + 1);
    const contracts = later.length === 0 || chance.happens(0.2) ? CONTRACTS : later;
    add(address, {
      nonce: chance.happens(0.02) ? MAX_NONCE - BigInt(chance.below(2)) : 1n,
      balance: chance.pick([0n, 1n, 1000n]),
      code: randomProgram(chance, { ...surroundings, contracts }),
      storage: randomStorage(chance),
    });
  }
  // Before Prague these are code that fails.
  add(TO_CONTRACT, { nonce: 1n, code: delegation(chance.pick(CONTRACTS)), storage: randomStorage(chance) });
  add(TO_PRECOMPILE, { balance: 7n, code: delegation(precompileAddress(2)) });
  add(TO_DELEGATION, { nonce: 1n, code: delegation(chance.pick([TO_CONTRACT, TO_DELEGATION])) });
  add(TO_NOTHING, { nonce: 1n, code: delegation(NOBODY) });
  if (chance.happens(0.3)) add(precompileAddress(chance.pick(PRECOMPILE_NUMBERS)), { balance: 1n });
  // Where the first creations of a contract go.
  if (chance.happens(0.3))
    add(
      contractAddress(chance.pick([FIRST, SECOND]), 1n),
      chance.pick([{ balance: 5n }, { nonce: 1n }, { code: Uint8Array.of(0), nonce: 1n }]),
    );
  return world;
}

function randomStorage(chance: Chance): Map<bigint, bigint> {
  const slots = [0n, 1n, 2n].filter(() => chance.happens(0.6));
  return new Map(slots.map((slot) => [slot, chance.pick([0n, 1n, 2n, 2n ** 256n - 1n])]));
}

function delegation(address: Address): Uint8Array {
  return Buffer.from(`ef0100${address.slice(2)}`, 'hex');
}

function randomBlock(chance: Chance): BlockContext {
  return {
    number: BigInt(chance.pick([1, 300, 20_000_000])),
    timestamp: 1_700_000_001n,
    gasLimit: 30_000_000n,
    coinbase: chance.happens(0.9) ? COINBASE : FIRST,
    prevRandao: chance.bytes(32),
    difficulty: 131_072n,
    baseFeePerGas: 7n,
    blobBaseFee: 3n,
  };
}

function randomMessage(chance: Chance, surroundings: Surroundings): RandomMessage {
  const common = {
    edits: chance.happens(0.15) ? randomEdits(chance, surroundings, false) : [],
    from: SENDER,
    gas: randomGas(chance),
    gasPrice: 11n,
    value: chance.pick([0n, 0n, 1n, 10n ** 18n]),
    accessList: chance.happens(0.2) ? randomAccessList(chance, surroundings) : [],
  };
  const { contracts, others } = surroundings;
  const number = chance.pick(PRECOMPILE_NUMBERS);
  return chance.weighted<() => RandomMessage>([
    [20, () => ({ ...common, to: chance.pick(contracts), data: chance.bytes(chance.pick([0, 1, 4, 32, 68])) })],
    [2, () => ({ ...common, to: chance.pick(others), data: chance.bytes(chance.below(5)) })],
    [2, () => ({ ...common, to: precompileAddress(number), data: precompileInput(number, chance) })],
    [4, () => ({ ...common, to: null, data: randomInitCode(chance, surroundings) })],
  ])();
}

/** From 0 to two millions; many are small enough for most programs to run out of gas. */
function randomGas(chance: Chance): bigint {
  const most = chance.pick([3_000, 30_000, 100_000, 300_000, 1_000_000, MOST_GAS, MOST_GAS]);
  return BigInt(chance.below(most + 1));
}

function randomEdits(chance: Chance, surroundings: Surroundings, mayWipe: boolean): Edit[] {
  const { contracts, others } = surroundings;
  return Array.from({ length: chance.between(1, 3) }, () => ({
    // Others stay without storage: a creation would not find it.
    address: chance.pick(contracts),
    ...(chance.happens(0.5) && { account: { nonce: chance.bits(8), balance: chance.pick([0n, 5n, 10n ** 20n]) } }),
    ...(chance.happens(0.3) && {
      code: chance.happens(0.2) ? delegation(chance.pick(others)) : randomCode(chance, surroundings),
    }),
    ...(chance.happens(0.6) && { storage: randomStorage(chance) }),
    wipes: mayWipe && chance.happens(0.5),
  }));
}

function randomCode(chance: Chance, surroundings: Surroundings): Uint8Array {
  return chance.happens(0.2) ? NO_BYTES : randomProgram(chance, surroundings);
}

function randomAccessList(chance: Chance, { contracts, others }: Surroundings): AccessListEntry[] {
  return Array.from({ length: chance.between(1, 3) }, () => ({
    address: chance.pick([...contracts, ...others]),
    storageKeys: [0n, 1n, 2n].filter(() => chance.happens(0.5)).map(encodeWord),
  }));
}
