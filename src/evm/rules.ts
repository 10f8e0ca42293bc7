/** The rules by which the engine runs code: those of a fork, or those of a node as calls have shown them. */
import type { Address } from '../../generated/types.js';
import { ZERO_ADDRESS } from '../ethereum/address.js';
import { P256_ADDRESS, precompileAddress } from '../ethereum/precompileNames.js';
import { MAX_INIT_CODE_BYTES } from '../ethereum/transaction/initCode.js';
import { scheduledEips, type Hardfork } from './hardfork.js';
import type { WireWriter } from './wire.js';

/** What a chain changes of the rules of its fork. */
export interface RuleChanges {
  /** Instructions at which the node's EVM fails, with its reason. */
  failing: readonly { opcode: number; name: string; reason: string }[];
  /** Instructions that cost more than on Ethereum, and how much more. */
  surcharges: readonly { name: string; gas: number }[];
  /** Standard precompiles that the node lacks. */
  absent: readonly Address[];
  /** Standard precompiles that the node refuses to run, with its reason. */
  refused: readonly { address: Address; reason: string }[];
}

/** Rules as plain values. */
export interface EvmRules extends RuleChanges {
  chainId: bigint;
  hardfork: Hardfork;
  eips: ReadonlySet<number>;
  /** Accounts that are warm from the start (EIP-2929), besides sender and recipient. */
  warm: readonly Address[];
  /** Whether the floor of EIP-7623 is billed. With 7623 active and this false, only gas limits must cover it. */
  billsFloor: boolean;
  /** Most bytes of a contract's code; null for no limit. */
  maxCodeBytes: number | null;
  /** Most bytes of init code of CREATE and CREATE2; null for no limit. */
  maxInitCodeBytes: number | null;
  /** Most bytes of init code of a transaction or a call; null for no limit. */
  maxCreationBytes: number | null;
}

/** Most bytes of a contract's code (EIP-170). */
const MAX_CODE_BYTES = 24_576;
/** Warm here instead of the fee recipient (EIP-3651), as the gas figures of these chains show. */
const WARM_FEE_RECIPIENT = ZERO_ADDRESS;
const NO_LIMIT = 0xffff_ffff;

/** Numbers of precompiles by which the engine knows them; `engine/src/precompiles.rs` has the same. */
const MODEXP = 0x05;
const MODEXP_REPRICED = 0x0505;
const POINT_EVALUATION = 0x0a;
const FIRST_BLS = 0x0b;
const LAST_BLS = 0x11;
const P256 = 0x100;
/** P256VERIFY at the price of RIP-7212. */
const P256_OF_CHAIN = 0x0101;
/** A precompile that exists and does not run here. */
export const REFUSED = 0;

const OPCODES: Readonly<Record<string, number>> = {
  EXP: 0x0a,
  KECCAK256: 0x20,
  EXTCODESIZE: 0x3b,
  EXTCODECOPY: 0x3c,
  EXTCODEHASH: 0x3f,
  SLOAD: 0x54,
  SSTORE: 0x55,
  CREATE: 0xf0,
  CALL: 0xf1,
  CALLCODE: 0xf2,
  DELEGATECALL: 0xf4,
  CREATE2: 0xf5,
  STATICCALL: 0xfa,
};

/** What stands at the address of a precompile. */
export interface PlacedPrecompile {
  /** By which the engine knows it. */
  number: number;
  /** Its own address, which is another where an override moved it. */
  origin: Address;
}

/** Precompiles by the addresses at which they are called. */
export type Precompiles = Map<Address, PlacedPrecompile>;

/** The rules of a fork. `maxCodeBytes` replaces the limit of EIP-170, and twice as much that of EIP-3860. */
export function rulesOfFork(chainId: bigint, hardfork: Hardfork, maxCodeBytes: number | null = null): EvmRules {
  const eips = scheduledEips(hardfork);
  const limit = maxCodeBytes === null ? MAX_INIT_CODE_BYTES : maxCodeBytes * 2;
  const maxInitCodeBytes = eips.has(3860) ? limit : null;
  const rules: EvmRules = {
    ...{ chainId, hardfork, eips, failing: [], surcharges: [], absent: [], refused: [] },
    ...{ warm: [], billsFloor: true, maxCodeBytes: maxCodeBytes ?? MAX_CODE_BYTES },
    ...{ maxInitCodeBytes, maxCreationBytes: maxInitCodeBytes },
  };
  return { ...rules, warm: [...standardPrecompiles(rules).keys(), WARM_FEE_RECIPIENT] };
}

const STANDARD = new WeakMap<EvmRules, Precompiles>();

/** Ethereum's precompiles under these rules, without the chain's own. The caller does not change them. */
export function standardPrecompiles(rules: EvmRules): ReadonlyMap<Address, PlacedPrecompile> {
  const known = STANDARD.get(rules) ?? findStandard(rules);
  STANDARD.set(rules, known);
  return known;
}

function findStandard({ eips, absent, refused }: EvmRules): Precompiles {
  const numbers = Array.from({ length: LAST_BLS }, (_, index) => index + 1);
  if (eips.has(7951)) numbers.push(P256);
  const precompiles: Precompiles = new Map();
  for (const number of numbers) {
    if (number === POINT_EVALUATION && !eips.has(4844)) continue;
    if (number >= FIRST_BLS && number <= LAST_BLS && !eips.has(2537)) continue;
    place(precompiles, precompileAddress(number), number === MODEXP && eips.has(7883) ? MODEXP_REPRICED : number);
  }
  for (const address of absent) precompiles.delete(address);
  for (const { address } of refused) place(precompiles, address, REFUSED);
  return precompiles;
}

/** All precompiles of a chain: its own replace Ethereum's. Of its own, only P256VERIFY runs here. */
export function allPrecompiles(rules: EvmRules, chainPrecompiles: readonly Address[]): Precompiles {
  const precompiles = new Map(standardPrecompiles(rules));
  for (const address of chainPrecompiles)
    place(precompiles, address, address === P256_ADDRESS ? P256_OF_CHAIN : REFUSED);
  return precompiles;
}

function place(precompiles: Precompiles, origin: Address, number: number): void {
  precompiles.set(origin, { number, origin });
}

/** Writes the rules as the engine reads them. */
export function writeRules(writer: WireWriter, rules: EvmRules): void {
  writer
    .u64(rules.chainId)
    .u32(rules.maxCodeBytes ?? NO_LIMIT)
    .u32(rules.maxInitCodeBytes ?? NO_LIMIT)
    .list([...rules.eips], (eip) => writer.u16(eip))
    .list(rules.failing, ({ opcode }) => writer.u8(opcode))
    .list(rules.surcharges, ({ name, gas }) => writer.u8(OPCODES[name] ?? 0).u32(gas))
    .list(rules.warm, (address) => writer.hex(address));
}

/** Writes precompiles as the engine reads them. */
export function writePrecompiles(writer: WireWriter, precompiles: Precompiles): void {
  writer.list([...precompiles], ([address, { number }]) => writer.hex(address).u16(number));
}
