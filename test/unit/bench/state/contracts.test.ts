/** The contracts of section State: their sizes, their transactions and their calls. */
import { beforeAll, expect, test } from '@jest/globals';
import { decodeFunctionData, type Hex } from 'viem';
import { Placeholders } from '../../../../bench/placeholders.js';
import {
  CALLS_AT_ONCE,
  listsOf,
  mixedCalls,
  multicalls,
  quoteCalls,
  readAllCalls,
  strangerCalls,
  transferCalls,
} from '../../../../bench/state/calls.js';
import { compileContracts } from '../../../../bench/state/compile.js';
import { deploymentPlan, mappingSlot, TOKENS, type DeploymentPlan } from '../../../../bench/state/deploymentPlan.js';

/** Limits of the code of a contract (EIP-170) and of the gas of a transaction (EIP-7825). */
const MOST_CODE = 24_576;
const MOST_GAS = 16_777_216n;

const DEPLOYER = `0x${'11'.repeat(20)}` as const;

let plan: DeploymentPlan;
beforeAll(() => {
  plan = deploymentPlan({ contracts: compileContracts(), deployer: DEPLOYER, nonce: 7 });
});

test('twenty contracts have addresses of their own and the code of real ones', () => {
  const { addresses, compiled } = plan.deployment;
  expect(new Set(Object.values(addresses)).size).toBe(20);
  const sizes = Object.values(compiled).map(({ size }) => size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_CODE);
  expect(sizes.filter((size) => size > 5_000).length).toBeGreaterThanOrEqual(12);
});

test('no transaction has more gas than chains allow', () => {
  expect(plan.steps.every(({ gas }) => gas <= MOST_GAS)).toBe(true);
});

test('balances are in one slot of every token', () => {
  const slots = TOKENS.map((token) => plan.deployment.compiled[token].slots.get('_balances'));
  expect(new Set(slots).size).toBe(1);
  const [holder] = plan.deployment.holders as [Hex];
  expect(plan.deployment.balanceSlots[0]).toBe(mappingSlot(holder, slots[0] as number));
});

test('every placeholder has a list, and what it becomes is calldata', () => {
  const { deployment } = plan;
  const placeholders = new Placeholders();
  const lists = listsOf(deployment);
  const calls = [mixedCalls, multicalls, quoteCalls, strangerCalls, transferCalls].flatMap((of) => of(deployment));
  const filled = calls.map(({ data }) => placeholders.fill(data, lists));
  expect(filled.every((data) => /^0x(?:[0-9a-f]{2})+$/.test(data))).toBe(true);
});

test('mixed calls reach all contracts but those that are created through another, and none equals another', () => {
  const { deployment } = plan;
  const placeholders = new Placeholders();
  const lists = listsOf(deployment);
  const calls = mixedCalls(deployment);
  expect(new Set(calls.map(({ to }) => to))).toEqual(new Set(Object.values(deployment.addresses)));
  const sent = [...calls, ...calls].map(({ to, data }) => to + placeholders.fill(data, lists));
  expect(new Set(sent).size).toBe(2 * calls.length);
});

test('a multicall asks for fifty balances of fifty holders', () => {
  const { deployment } = plan;
  const [first] = multicalls(deployment);
  const data = new Placeholders().fill(String(first?.data), listsOf(deployment)) as Hex;
  const { args } = decodeFunctionData({ abi: deployment.compiled.multicall.abi, data });
  const calls = (args as [{ target: Hex; callData: Hex }[]])[0];
  expect(calls).toHaveLength(CALLS_AT_ONCE);
  expect(calls.map(({ callData }) => callData.slice(34))).toEqual(
    deployment.holders.slice(0, CALLS_AT_ONCE).map((holder) => holder.slice(2)),
  );
  expect(calls[0]?.target.toLowerCase()).toBe(deployment.addresses.stable.toLowerCase());
});

test('the first reads have no placeholders and reach the balance of every holder', () => {
  const { deployment } = plan;
  const all = readAllCalls(deployment)
    .map(({ data }) => data)
    .join();
  expect(all).not.toContain('<<');
  expect(deployment.holders.every((holder) => all.includes(holder.slice(2)))).toBe(true);
});
