/** Accounts for executions, code for them in hex, and their chain. */
import { expect } from '@jest/globals';
import type { NodeRules } from '../../../src/execution/rules/nodeRules.js';
import { FakeChain } from './fakeChain.js';
import { call, type RunOptions } from './run.js';

export const SENDER = '0xaa00000000000000000000000000000000000001';
export const CONTRACT = '0xcc00000000000000000000000000000000000001';
export const OTHER = '0xcc00000000000000000000000000000000000002';
/** Accounts that do not exist on the chain. */
export const ALICE = '0xc000000000000000000000000000000000000000';
export const BOB = '0xc100000000000000000000000000000000000000';
export const CAROL = '0xc200000000000000000000000000000000000000';
export const ETHER = 10n ** 18n;
/** Rules of a node that adds nothing to its configured fork. */
export const RULES: NodeRules = {
  hardfork: 'prague',
  eips: [],
  failing: [],
  surcharges: [],
  absent: [],
  refused: [],
  warm: [],
  billsFloor: false,
  maxCodeBytes: null,
  maxInitCodeBytes: null,
  maxCreationBytes: null,
};

/** Code that answers the word that these instructions leave on the stack. */
export function answering(instructions: string): string {
  return `0x${instructions}60005260206000f3`;
}

/** The instruction that pushes an address on the stack. */
export function push(address: string): string {
  return `73${address.slice(2)}`;
}

/** A word of 32 bytes, or the name of a slot. */
export function word(value: bigint | number | string): string {
  return `0x${BigInt(value).toString(16).padStart(64, '0')}`;
}

/** A sender that can pay, and a contract. */
export function chain(contract: { code?: string; storage?: Record<string, bigint> } = {}): FakeChain {
  return new FakeChain({ [SENDER]: { balance: ETHER, nonce: 3n }, [CONTRACT]: { nonce: 1n, ...contract } });
}

export function overriding(stateOverrides: object): RunOptions {
  return { stateOverrides };
}

/** Gives the contract this code. */
export function code(bytes: string): RunOptions {
  return overriding({ [CONTRACT]: { code: bytes } });
}

/** The answer of a call that must not fail. */
export async function answer(message: object, options: RunOptions = {}, fake = chain()): Promise<string> {
  const { vmError, returnData } = await call(fake, message, options);
  expect(vmError).toBe('');
  return returnData;
}

/** The error that clients get for a run without an outcome. */
export async function refusalOf(run: Promise<unknown>): Promise<unknown> {
  const error: unknown = await run.catch((reason: unknown) => reason);
  return (error as { rpc: unknown }).rpc;
}
