/**
 * Calls of the contracts of section State. Accounts in them are placeholders, which the load generator fills with those
 * that the contracts know.
 */
import type { Address, Hex } from 'viem';
import { UNIQUE_ADDRESS, UNIQUE_WORD, type Lists } from '../load.js';
import { PLACEHOLDER } from '../placeholders.js';
import { dataOf, TOKENS, type ContractName, type Deployment } from './deploymentPlan.js';

/** A call with placeholders in its data. */
export interface CallTemplate {
  to: Address;
  /** Hex with `0x`. */
  data: string;
}

/** Calls of a multicall. */
export const CALLS_AT_ONCE = 50;

const UNIQUE = { address: nameOf(UNIQUE_ADDRESS), word: nameOf(UNIQUE_WORD) };

/** The placeholders in the data of calls, with the number of bytes that each stands for. */
const BYTES: Readonly<Record<string, number>> = {
  holder: 20,
  member: 20,
  item: 32,
  name: 32,
  [UNIQUE.address]: 20,
  [UNIQUE.word]: 32,
};

/** While data is encoded, a placeholder is one byte repeated: no other data has that. */
const SENTINELS = new Map(
  Object.entries(BYTES).map(([name, bytes], index): [string, Hex] => [name, `0x${hex(0xa1 + index, 1).repeat(bytes)}`]),
);

const HOLDER = sentinel('holder');
const MEMBER = sentinel('member');
const ITEM = BigInt(sentinel('item'));
const NAME = sentinel('name');
const STRANGER = sentinel(UNIQUE.address);
const AMOUNT = BigInt(sentinel(UNIQUE.word));

/** What the placeholders of the calls stand for, as hex without `0x`. */
export function listsOf({ accounts, holders, members, names, balanceSlots }: Deployment): Lists {
  const bare = (list: readonly Hex[]) => list.map((text) => text.slice(2).toLowerCase());
  return {
    account: bare(accounts),
    holder: bare(holders),
    member: bare(members),
    item: members.map((_, index) => hex(index, 32)),
    name: bare(names),
    slot: bare(balanceSlots),
  };
}

/** The balance of a holder, in each token. */
export function balanceCalls(deployment: Deployment): CallTemplate[] {
  return TOKENS.map((token) => template(deployment, token, 'balanceOf', [HOLDER]));
}

/** The balance of an account that no request named before, in each token. */
export function strangerCalls(deployment: Deployment): CallTemplate[] {
  return TOKENS.map((token) => template(deployment, token, 'balanceOf', [STRANGER]));
}

/** A transfer to another holder, in each token but the shares of the vault. The sender is a holder, too. */
export function transferCalls(deployment: Deployment): (CallTemplate & { from: string })[] {
  return TOKENS.filter((token) => token !== 'vault').map((token) => ({
    from: '0x<<holder>>',
    ...template(deployment, token, 'transfer', [HOLDER, AMOUNT]),
  }));
}

/** The price of an amount along a path of two pairs. */
export function quoteCalls(deployment: Deployment): CallTemplate[] {
  const { bridged, wrapped, stable } = deployment.addresses;
  return [
    template(deployment, 'router', 'getAmountsOut', [AMOUNT, [bridged, wrapped, stable]]),
    template(deployment, 'router', 'getAmountsIn', [AMOUNT, [bridged, wrapped, stable]]),
    template(deployment, 'router', 'getAmountsOut', [AMOUNT, [stable, wrapped, bridged]]),
  ];
}

/** Reads of all other contracts. */
function otherCalls(deployment: Deployment): CallTemplate[] {
  const { addresses, proposal } = deployment;
  const { bridged, wrapped, votes } = addresses;
  const reads: [name: ContractName, functionName: string, args: unknown[]][] = [
    ['stableCode', 'isBlocked', [HOLDER]],
    ['votes', 'delegates', [HOLDER]],
    ['rebasing', 'sharesOf', [HOLDER]],
    ['bridged', 'allowance', [HOLDER, addresses.router]],
    ['factory', 'getPair', [bridged, wrapped]],
    ['pairOne', 'getReserves', []],
    ['pairTwo', 'getReserves', []],
    ['collection', 'ownerOf', [ITEM]],
    ['collection', 'tokensOf', [MEMBER]],
    ['collection', 'tokenURI', [ITEM]],
    ['oracle', 'price', [votes]],
    ['oracle', 'averagePrice', [bridged, 4]],
    ['lending', 'accountData', [MEMBER]],
    ['lending', 'borrowRate', [wrapped]],
    ['registry', 'entry', [NAME]],
    ['registry', 'nameOf', [MEMBER]],
    ['governor', 'outlook', [proposal, HOLDER]],
    ['wallet', 'remaining', [deployment.owners[1]]],
    ['vault', 'convertToAssets', [AMOUNT]],
    ['vault', 'maxWithdraw', [HOLDER]],
    ['staking', 'earned', [MEMBER]],
  ];
  return reads.map(([name, functionName, args]) => template(deployment, name, functionName, args));
}

/** Fifty balances in one call. Each of the requests begins with another token. */
export function multicalls(deployment: Deployment): CallTemplate[] {
  const single = balanceCalls(deployment);
  return single.map((_, first) =>
    multicallOf(
      deployment,
      Array.from({ length: CALLS_AT_ONCE }, (__, n) => single[(first + n) % single.length] as CallTemplate),
    ),
  );
}

/**
 * The calls of a day: all contracts, balances most of all. Behind the arguments each has a number that no other call
 * has, as front ends append a tag of theirs (ERC-8021): so none is equal to another.
 */
export function mixedCalls(deployment: Deployment): CallTemplate[] {
  const balances = balanceCalls(deployment);
  const calls = [
    ...[...balances, ...balances, ...balances],
    ...[...quoteCalls(deployment), ...quoteCalls(deployment)],
    ...otherCalls(deployment),
    ...multicalls(deployment).slice(0, 3),
  ];
  return calls.map(({ to, data }) => ({ to, data: data + UNIQUE_WORD }));
}

/** One call that makes all of these. Their placeholders stay. */
export function multicallOf(deployment: Deployment, calls: readonly CallTemplate[]): CallTemplate {
  // Placeholders are not hex: each is encoded as zeros of its length, and put back where its call begins.
  const encoded = calls.map(({ to, data }) => ({ target: to, allowFailure: false, callData: zeroed(data) }));
  let text: string = dataOf(deployment, 'multicall', 'tryAggregate', [encoded]);
  let from = 0;
  for (const { data } of calls) {
    const plain = zeroed(data).slice(2);
    const at = text.indexOf(plain, from);
    text = text.slice(0, at) + data.slice(2) + text.slice(at + plain.length);
    from = at + data.length - 2;
  }
  return { to: deployment.addresses.multicall, data: text };
}

/** Calls without placeholders that read every value that the others read, fifty at once. */
export function readAllCalls(deployment: Deployment): CallTemplate[] {
  const lists = listsOf(deployment);
  const filled = ({ to, data }: CallTemplate): CallTemplate[] => {
    const names = placeholdersOf(data);
    const length = Math.max(1, ...names.map((name) => lists[name]?.length ?? 1));
    const value = (name: string, n: number) => lists[name]?.[n] ?? hex(n + 1_000, BYTES[name] as number);
    return Array.from({ length }, (_, n) => ({
      to,
      data: data.replaceAll(PLACEHOLDER, (__, name: string) => value(name, n)),
    }));
  };
  const all = [...balanceCalls(deployment), ...quoteCalls(deployment), ...otherCalls(deployment)].flatMap(filled);
  return Array.from({ length: Math.ceil(all.length / CALLS_AT_ONCE) }, (_, n) =>
    multicallOf(deployment, all.slice(n * CALLS_AT_ONCE, (n + 1) * CALLS_AT_ONCE)),
  );
}

function template(deployment: Deployment, name: ContractName, functionName: string, args: unknown[]): CallTemplate {
  let data: string = dataOf(deployment, name, functionName, args);
  for (const [placeholder, text] of SENTINELS) data = data.replaceAll(text.slice(2), `<<${placeholder}>>`);
  return { to: deployment.addresses[name], data };
}

/** The data with zeros for placeholders. */
function zeroed(data: string): Hex {
  return data.replaceAll(PLACEHOLDER, (_, name: string) => hex(0, BYTES[name] as number)) as Hex;
}

function placeholdersOf(data: string): string[] {
  return [...data.matchAll(PLACEHOLDER)].map(([, name]) => name as string);
}

function sentinel(name: string): Address {
  return SENTINELS.get(name) as Address;
}

function nameOf(placeholder: string): string {
  return placeholder.slice(2, -2);
}

/** A number in this many bytes, without `0x`. */
function hex(value: number, bytes: number): string {
  return value.toString(16).padStart(2 * bytes, '0');
}
