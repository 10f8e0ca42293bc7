/**
 * Twenty contracts as chains have them, and the transactions that create them and give many accounts something in each.
 * Pure, so that two chains get the same ones.
 */
import {
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  encodePacked,
  getContractAddress,
  keccak256,
  parseAbiParameters,
  toBytes,
  toHex,
  type Address,
  type Hex,
} from 'viem';
import type { CompiledContract } from './compile.js';

/** How many accounts the contracts know. */
export interface DeploymentSizes {
  /** Accounts that have some of the chain's coin. */
  accounts: number;
  /** The first of them have a balance of every token. */
  holders: number;
  /** The first of those also have a position, a loan, a name and a thing of the collection. */
  members: number;
}

const SIZES: DeploymentSizes = { accounts: 4_000, holders: 2_048, members: 256 };

const COIN = 10n ** 18n;
/** What the deployer gets of each token, for pools and positions. */
const STOCK = 10n ** 27n;

/** Below the limit of a transaction since Osaka (EIP-7825), so that two of them fill a block. */
const BATCH_GAS = 15_000_000n;

/** Rounds that the oracle has of each token. */
const PRICE_ROUNDS = 5;

const NAME_PREFIX = 'account-';
const PROPOSAL = 'Change the fee of the token';

/** The contracts by what they are in the deployment. `stable` is the proxy. */
export type ContractName = (typeof CREATIONS)[number][0] | 'pairOne' | 'pairTwo';

/** What is deployed, and as which contract, in the order of nonces. The two pairs come later. */
export const CREATIONS = [
  ['stableCode', 'StableToken'],
  ['stable', 'Proxy'],
  ['votes', 'VotesToken'],
  ['wrapped', 'WrappedToken'],
  ['rebasing', 'RebasingToken'],
  ['fee', 'FeeToken'],
  ['bridged', 'BridgedToken'],
  ['factory', 'Factory'],
  ['router', 'Router'],
  ['collection', 'Collection'],
  ['oracle', 'Oracle'],
  ['lending', 'Lending'],
  ['registry', 'Registry'],
  ['governor', 'Governor'],
  ['wallet', 'SharedWallet'],
  ['multicall', 'Multicall'],
  ['vault', 'Vault'],
  ['staking', 'Staking'],
] as const;

/** The tokens of which every holder has a balance. */
export const TOKENS = ['stable', 'votes', 'wrapped', 'rebasing', 'fee', 'bridged', 'vault'] as const;

/** Contracts on a chain, and the accounts that they know. */
export interface Deployment {
  addresses: Readonly<Record<ContractName, Address>>;
  /** The ABI of each contract; that of the proxy is the token's behind it. */
  compiled: Readonly<Record<ContractName, CompiledContract>>;
  /** Accounts with some of the chain's coin. Holders and members are the first of them. */
  accounts: Address[];
  holders: Address[];
  members: Address[];
  owners: Address[];
  /** Nodes of the members' names in the registry. */
  names: Hex[];
  proposal: bigint;
  /** Slots of the holders' balances, in every token. */
  balanceSlots: Hex[];
}

/** A transaction without nonce and fees. */
export interface Step {
  to?: Address;
  data: Hex;
  value?: bigint;
  gas: bigint;
}

export interface DeploymentPlan {
  deployment: Deployment;
  steps: Step[];
}

export interface PlanOptions {
  contracts: ReadonlyMap<string, CompiledContract>;
  deployer: Address;
  /** Nonce of the deployer's next transaction. */
  nonce: number;
  /** Default: enough that no benchmark asks twice for the same. */
  sizes?: DeploymentSizes | undefined;
}

/** The transactions of the deployer in order, and what the chain has after them. */
export function deploymentPlan(options: PlanOptions): DeploymentPlan {
  const deployment = deploymentOf(options);
  return { deployment, steps: [...creations(options, deployment), ...endowments(options, deployment)] };
}

function deploymentOf({ contracts, deployer, nonce, sizes = SIZES }: PlanOptions): Deployment {
  const created = CREATIONS.map(([name], index) => {
    return [name, getContractAddress({ from: deployer, nonce: BigInt(nonce + index) })] as const;
  });
  const addresses = Object.fromEntries(created) as Record<ContractName, Address>;
  const pairCode = contractNamed(contracts, 'Pair').bytecode;
  addresses.pairOne = pairOf(addresses.factory, pairCode, addresses.bridged, addresses.wrapped);
  addresses.pairTwo = pairOf(addresses.factory, pairCode, addresses.wrapped, addresses.stable);
  const compiled = Object.fromEntries(
    CREATIONS.map(([name, contract]) => [name, contractNamed(contracts, contract)]),
  ) as Record<ContractName, CompiledContract>;
  compiled.stable = compiled.stableCode;
  compiled.pairOne = compiled.pairTwo = contractNamed(contracts, 'Pair');

  const accounts = Array.from(
    { length: sizes.accounts },
    (_, n) => keccak256(toHex(`account ${n}`)).slice(0, 42) as Address,
  );
  const holders = accounts.slice(0, sizes.holders);
  const members = holders.slice(0, sizes.members);
  const balances = compiled.stable.slots.get('_balances') as number;
  return {
    addresses,
    compiled,
    accounts,
    holders,
    members,
    owners: [deployer, ...accounts.slice(0, 2)],
    names: members.map((_, n) => nameNode(`${NAME_PREFIX}${n}`)),
    proposal: proposalId(addresses.fee, PROPOSAL),
    balanceSlots: holders.map((holder) => mappingSlot(holder, balances)),
  };
}

/** The slot of an account's value in a mapping that is in this slot. */
export function mappingSlot(account: Address, slot: number): Hex {
  return keccak256(encodeAbiParameters(parseAbiParameters('address, uint256'), [account, BigInt(slot)]));
}

function creations({ contracts }: PlanOptions, { addresses, compiled, owners }: Deployment): Step[] {
  const initialize = encodeFunctionData({ abi: compiled.stable.abi, functionName: 'initialize' });
  const args: Partial<Record<ContractName, unknown[]>> = {
    stable: [addresses.stableCode, toHex(0xad317, { size: 20 }), initialize],
    router: [addresses.factory],
    lending: [addresses.oracle],
    governor: [addresses.votes],
    wallet: [owners, 2],
    vault: [addresses.bridged],
    staking: [addresses.votes],
  };
  return CREATIONS.map(([name, contract]) => {
    const { abi, bytecode, size } = contractNamed(contracts, contract);
    const data = encodeDeployData({ abi, bytecode, args: args[name] ?? [] });
    return { data, gas: 1_500_000n + 260n * BigInt(size) };
  });
}

/** Pools, balances, positions, prices and votes. */
function endowments({ deployer }: PlanOptions, deployment: Deployment): Step[] {
  const { addresses, accounts, holders, members } = deployment;
  const call = (name: ContractName, functionName: string, args: unknown[], gas = 500_000n): Step => ({
    to: addresses[name],
    data: dataOf(deployment, name, functionName, args),
    gas,
  });
  /** The same call for some of the accounts at a time. */
  const each = (list: Address[], gasEach: bigint, step: (some: Address[]) => Step): Step[] => {
    const size = Number(BATCH_GAS / gasEach);
    return chunks(list, size).map((some) => ({ ...step(some), gas: 200_000n + gasEach * BigInt(some.length) }));
  };
  const { bridged, wrapped, stable, votes } = addresses;
  const unlimited = 2n ** 256n - 1n;
  const spenders = ['router', 'lending', 'staking', 'vault'] as const;
  const poured = 10n ** 24n;
  const deadline = unlimited;
  return [
    call('factory', 'createPair', [bridged, wrapped], 5_500_000n),
    call('factory', 'createPair', [wrapped, stable], 5_500_000n),
    ...TOKENS.map((token) => call(token, 'mint', [deployer, STOCK])),
    ...(['bridged', 'wrapped', 'stable', 'votes'] as const).flatMap((token) =>
      spenders.map((spender) => call(token, 'approve', [addresses[spender], unlimited])),
    ),
    call('router', 'addLiquidity', [bridged, wrapped, poured, 2n * poured, deployer, deadline], 1_000_000n),
    call('router', 'addLiquidity', [wrapped, stable, poured, 3n * poured, deployer, deadline], 1_000_000n),
    call('votes', 'delegate', [deployer]),
    ...TOKENS.flatMap((token) => each(holders, 36_000n, (some) => call(token, 'airdrop', [some, 1_000n * COIN]))),
    ...each(accounts, 42_000n, (some) => ({
      ...call('multicall', 'disperse', [some]),
      value: COIN * BigInt(some.length),
    })),
    ...each(members, 150_000n, (some) => call('staking', 'stakeFor', [some, COIN])),
    ...each(members, 220_000n, (some) => call('collection', 'mintEach', [some])),
    ...each(members, 330_000n, (some) => call('registry', 'registerEach', [NAME_PREFIX, some])),
    ...[bridged, wrapped, stable, votes].flatMap((token, index) =>
      Array.from({ length: PRICE_ROUNDS }, (_, round) =>
        call('oracle', 'submit', [token, [0, 1, 2].map((n) => BigInt((index + 1) * 10 ** 8 + round * 1_000 + n))]),
      ),
    ),
    ...[bridged, wrapped].flatMap((token) => [
      call('lending', 'list', [token, 7_500]),
      ...each(members, 90_000n, (some) => call('lending', 'supplyFor', [token, some, 10n * COIN])),
      call('lending', 'supply', [token, 10_000n * COIN]),
      call('lending', 'borrow', [token, 100n * COIN], 700_000n),
    ]),
    call('governor', 'propose', [[addresses.fee], ['0x8456cb59'], PROPOSAL]),
    call('wallet', 'submit', [accounts[0], COIN, '0x']),
  ];
}

/** Calldata of a function of one of the contracts. */
export function dataOf({ compiled }: Deployment, name: ContractName, functionName: string, args: unknown[]): Hex {
  return encodeFunctionData({ abi: compiled[name].abi, functionName, args });
}

function contractNamed(contracts: ReadonlyMap<string, CompiledContract>, name: string): CompiledContract {
  const contract = contracts.get(name);
  if (contract === undefined) throw new Error(`there is no contract ${name}`);
  return contract;
}

/** The factory creates pairs with CREATE2; the salt is the two tokens in order. */
function pairOf(factory: Address, bytecode: Hex, a: Address, b: Address): Address {
  const tokens = BigInt(a) < BigInt(b) ? ([a, b] as const) : ([b, a] as const);
  const salt = keccak256(encodePacked(['address', 'address'], tokens));
  return getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecode });
}

function nameNode(name: string): Hex {
  return keccak256(encodePacked(['bytes32', 'bytes32'], [toHex(0, { size: 32 }), keccak256(toHex(name))]));
}

/** The proposal pauses a token. */
function proposalId(target: Address, description: string): bigint {
  const actions = keccak256(encodeAbiParameters(parseAbiParameters('address[], bytes[]'), [[target], ['0x8456cb59']]));
  const both = encodeAbiParameters(parseAbiParameters('bytes32, bytes32'), [actions, keccak256(toBytes(description))]);
  return BigInt(keccak256(both));
}

function chunks<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size));
}
