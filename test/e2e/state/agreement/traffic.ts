/** Transactions that change what calls read: those of Ethereum, and messages of the Cosmos SDK. */
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Wallet, type TransactionRequest } from 'ethers';
import { encodeFunctionData, parseAbi } from 'viem';
import { accounts } from '../../../../scripts/testNode/accounts.mjs';
import type { Fields as MessageFields } from '../../../support/cosmosMessages.js';
import type { Deployment } from '../../../../bench/state/deploymentPlan.js';
import { dataOf } from '../../../../bench/state/deploymentPlan.js';
import { bech32Of, broadcast, coin, signMessage, type CosmosMessage } from '../../../support/cosmosMessages.js';
import type { GoChain } from '../../../support/goChain.js';
import { AUTHORITY, proposal, vote } from '../../../support/governance.js';
import { rpc, rpcAnswer } from '../../../support/rpc.js';
import type { Random } from '../../goCode/randomCalls.js';
import { RELAYS } from '../../goCode/randomCalls.js';
import { deploying, FACTORY, NOTEBOOK_INIT, notebookAddress, word } from './programs.js';

/** Where the traffic goes, and what it can do there. */
export interface TrafficPlace {
  chain: GoChain;
  deployment: Deployment;
  /** The chain's own coin. */
  denom: string;
  decimals: number;
  /** What is paid for gas, wei. */
  price: bigint;
  /** Whether accounts can delegate to code (EIP-7702). */
  delegates: boolean;
  /** Whether proposals are voted about for a second. */
  governs: boolean;
  /** Whether the coin has an ERC-20 contract. */
  hasTokens: boolean;
  random: Random;
}

/** What there is to be read, besides the contracts of the deployment; it grows. */
export interface Sights {
  /** Contracts that keep slots, also destroyed ones. */
  notebooks: string[];
  /** Where the factory creates and destroys. */
  salted: string[];
  /** Accounts with anything: keys, vesting accounts, modules, those that delegate. */
  accounts: string[];
  /** Accounts that have delegated to code. */
  delegating: string[];
  relays: string[];
}

/** The validator's operator. */
const OPERATOR = 'cosmosvaloper1hn2qgt0yn8g5u4gqrn9myjj4ruae2sykrh5v7h';
const STAKING = '0x0000000000000000000000000000000000000800';
const COIN_TOKEN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const TOKEN = 10n ** 18n;
const MINED_MS = 15_000;
const LOOK_MS = 50;
const BURST = 4;
const SALTS = 6;
const MOST_LISTED = 300;
/** Accounts that send: the first deploys and governs no traffic. */
const SENDERS = [1, 2, 3, 4, 5, 6] as const;
const MODULES = [
  'fee_collector',
  'distribution',
  'bonded_tokens_pool',
  'not_bonded_tokens_pool',
  'gov',
  'mint',
  'erc20',
  'evm',
  'precisebank',
];
const STAKING_ABI = parseAbi(['function delegate(address delegator, string validator, uint256 amount) returns (bool)']);
const ERC20_ABI = parseAbi([
  'function transfer(address to, uint256 amount) returns (bool)',
  'function deposit() payable',
  'function withdraw(uint256 amount)',
]);

/** The address of a module's account. */
export function moduleAddress(name: string): string {
  return `0x${createHash('sha256').update(name).digest('hex').slice(0, 40)}`;
}

type Fields = Pick<TransactionRequest, 'to' | 'data' | 'value' | 'gasLimit' | 'type' | 'authorizationList'>;

export class Traffic {
  readonly sights: Sights;
  /** What was sent, by kind, and how often the node refused it at once. */
  readonly sent: Record<string, { sent: number; refused: number; firstRefusal?: string }> = {};
  readonly #place: TrafficPlace;
  readonly #senders: Sender[];
  #factory = '';
  #delegated: Wallet[] = [];
  #proposals = 0;
  #rulesOn = false;
  #evmParameters: Record<string, unknown> = {};
  #running: Promise<unknown> = Promise.resolve();
  readonly #stopping = new AbortController();

  constructor(place: TrafficPlace) {
    this.#place = place;
    this.#senders = SENDERS.map((index) => new Sender(place, index));
    this.sights = {
      notebooks: [],
      salted: [],
      accounts: [
        ...accounts.funded.map(({ address }) => address),
        accounts.validator.address,
        accounts.vesting.address,
        ...MODULES.map(moduleAddress),
      ],
      delegating: [],
      relays: [],
    };
  }

  /** Deploys what the traffic needs. `parameters` are those of the EVM module in the genesis. */
  async prepare(parameters: Record<string, unknown>): Promise<void> {
    this.#evmParameters = parameters;
    const { deployment } = this.#place;
    const deployer = new Sender(this.#place, 0);
    const contract = async (data: string): Promise<string> => {
      const address = await deployer.nextContract();
      await deployer.send({ data, gasLimit: 2_000_000 });
      return address;
    };
    this.#factory = await contract(deploying(FACTORY));
    for (const relay of RELAYS) this.sights.relays.push(await contract(`0x${relay}`));
    for (let salt = 0; salt < SALTS; salt++) this.sights.salted.push(notebookAddress(this.#factory, BigInt(salt)));
    for (const relay of this.sights.relays.slice(0, 1))
      await deployer.send({ to: relay, value: 0n, data: '0x', gasLimit: 200_000 });
    await deployer.send({ to: accounts.validator.address, value: 1_000n * TOKEN, gasLimit: 100_000 });
    for (const { address } of this.#senders)
      for (const name of ['stable', 'votes', 'bridged', 'fee', 'rebasing'] as const)
        await deployer.send({
          to: deployment.addresses[name],
          data: dataOf(deployment, name, 'mint', [address, 10n ** 22n]),
          gasLimit: 300_000,
        });
    await deployer.mined();
    this.#delegated = Array.from({ length: 4 }, () => new Wallet(`0x${randomBytes(32).toString('hex')}`));
    this.sights.accounts.push(...this.#delegated.map(({ address }) => address));
    this.sights.delegating.push(...this.#delegated.map(({ address }) => address));
  }

  start(): void {
    const { signal } = this.#stopping;
    const loops = this.#senders.map(async (sender, index) => {
      while (!signal.aborted) {
        try {
          await this.#act(sender, index);
          await sender.mined();
        } catch (error) {
          if (signal.aborted) return;
          this.#note('failed', String(error));
          await pause(LOOK_MS);
        }
      }
    });
    if (this.#place.governs) loops.push(this.#govern(signal));
    this.#running = Promise.all(loops);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  #note(kind: string, refusal: string | null): void {
    const count = (this.sent[kind] ??= { sent: 0, refused: 0 });
    count.sent += 1;
    if (refusal === null) return;
    count.refused += 1;
    count.firstRefusal ??= refusal.slice(0, 200);
  }

  async #send(kind: string, sender: Sender, fields: Fields): Promise<void> {
    this.#note(kind, await sender.send(fields));
  }

  async #message(kind: string, sender: Sender, message: CosmosMessage): Promise<void> {
    this.#note(kind, await sender.message(message));
  }

  async #act(sender: Sender, index: number): Promise<void> {
    const { random, deployment, delegates, hasTokens, denom } = this.#place;
    const { sights } = this;
    const someone = (): string =>
      random.chance(70) ? random.of(deployment.holders) : random.of([...sights.accounts, ...sights.notebooks, fresh()]);
    const kind = random.below(100);
    if (kind < 30) {
      for (let count = 1 + random.below(BURST); count > 0; count--) {
        const token = random.of(['stable', 'votes', 'bridged', 'fee', 'rebasing'] as const);
        const data = dataOf(deployment, token, 'transfer', [someone(), BigInt(1 + random.below(10 ** 6))]);
        await this.#send('token transfer', sender, { to: deployment.addresses[token], data, gasLimit: 300_000 });
      }
    } else if (kind < 40) {
      const to = someone();
      await this.#send('transfer', sender, { to, value: BigInt(random.below(10 ** 9)), gasLimit: 100_000 });
    } else if (kind < 50) {
      const from = bech32Of(sender.address);
      const fields = { 1: from, 2: bech32Of(someone()), 3: [coin(denom, BigInt(1 + random.below(10 ** 6)))] };
      await this.#message('MsgSend', sender, { typeUrl: '/cosmos.bank.v1beta1.MsgSend', fields });
    } else if (kind < 57) {
      add(sights.notebooks, await sender.nextContract());
      await this.#send('creation', sender, { data: `0x${NOTEBOOK_INIT}`, gasLimit: 1_000_000 });
    } else if (kind < 67 && sights.notebooks.length > 0) {
      const to = random.of([...sights.notebooks, ...sights.salted, ...sights.delegating]);
      const data = `0x${word(BigInt(random.below(4)))}${word(BigInt(random.below(3) === 0 ? 0 : random.below(10 ** 9)))}`;
      await this.#send('note', sender, { to, data, value: BigInt(random.below(2)) * 0n, gasLimit: 200_000 });
    } else if (kind < 72 && sights.notebooks.length > 0) {
      const to = random.of([...sights.notebooks, ...sights.salted]);
      const data = `0x${word(someone())}00`;
      await this.#send('self-destruct', sender, { to, data, gasLimit: 200_000 });
    } else if (kind < 80) {
      const data = `0x${word(BigInt(random.below(SALTS)))}${NOTEBOOK_INIT}`;
      const value = random.chance(40) ? 1n : 0n;
      await this.#send('CREATE2', sender, { to: this.#factory, data, value, gasLimit: 1_000_000 });
    } else if (kind < 84) {
      const relay = sights.relays[0] as string;
      const amount = BigInt(1 + random.below(10 ** 6));
      const own = random.chance(50);
      const delegator = (own ? sender.address : relay) as `0x${string}`;
      const args = [delegator, OPERATOR, amount] as const;
      const call = encodeFunctionData({ abi: STAKING_ABI, functionName: 'delegate', args });
      const fields = own ? { to: STAKING, data: call } : { to: relay, data: `0x${word(STAKING)}${call.slice(2)}` };
      await this.#send(own ? 'delegation' : 'delegation in a contract', sender, { ...fields, gasLimit: 1_000_000 });
    } else if (kind < 87) {
      const fields = {
        1: bech32Of(sender.address),
        2: OPERATOR,
        3: coin(denom, BigInt(1 + random.below(10 ** 6))),
      };
      await this.#message('MsgDelegate', sender, { typeUrl: '/cosmos.staking.v1beta1.MsgDelegate', fields });
    } else if (kind < 90) {
      const address = fresh();
      add(sights.accounts, address);
      const end = BigInt(Math.floor(Date.now() / 1000) + 600);
      const fields: MessageFields = {
        1: bech32Of(sender.address),
        2: bech32Of(address),
        3: [coin(denom, 10n ** 6n)],
        4: end,
        5: BigInt(random.below(2)),
      };
      const typeUrl = '/cosmos.vesting.v1beta1.MsgCreateVestingAccount';
      await this.#message('vesting account', sender, { typeUrl, fields });
    } else if (kind < 95) await this.#convert(sender, index);
    else if (delegates && kind < 98) await this.#delegateCode(sender);
    else if (hasTokens) {
      const relay = sights.relays[0] as string;
      const amount = BigInt(random.below(10 ** 6));
      const transfer = encodeFunctionData({
        abi: ERC20_ABI,
        functionName: 'transfer',
        args: [someone() as `0x${string}`, amount],
      });
      if (random.chance(30))
        await this.#send('deposit', sender, { to: COIN_TOKEN, value: amount, data: '0xd0e30db0', gasLimit: 300_000 });
      else if (random.chance(50))
        await this.#send('coin as a token', sender, { to: COIN_TOKEN, data: transfer, gasLimit: 500_000 });
      else
        await this.#send('coin as a token, in a contract', sender, {
          to: relay,
          data: `0x${word(COIN_TOKEN)}${transfer.slice(2)}`,
          gasLimit: 500_000,
        });
    } else await this.#send('transfer', sender, { to: someone(), value: 1n, gasLimit: 100_000 });
  }

  /** Registers a token, and turns tokens into coins and back: the module runs the code of the token. */
  async #convert(sender: Sender, index: number): Promise<void> {
    const { random, deployment } = this.#place;
    const token = deployment.addresses.votes;
    const own = bech32Of(sender.address);
    if (index === 0 && random.chance(30))
      return this.#message('MsgRegisterERC20', sender, {
        typeUrl: '/cosmos.evm.erc20.v1.MsgRegisterERC20',
        fields: { 1: own, 2: [token] },
      });
    const amount = BigInt(1 + random.below(1_000));
    if (random.chance(70))
      return this.#message('MsgConvertERC20', sender, {
        typeUrl: '/cosmos.evm.erc20.v1.MsgConvertERC20',
        fields: { 1: token, 2: String(amount), 3: own, 4: sender.address },
      });
    return this.#message('MsgConvertCoin', sender, {
      typeUrl: '/cosmos.evm.erc20.v1.MsgConvertCoin',
      fields: { 1: coin(`erc20:${token}`, 1n + amount / 10n), 2: random.of(deployment.holders), 3: own },
    });
  }

  /** An account takes the code of a contract (EIP-7702), or gives it back. */
  async #delegateCode(sender: Sender): Promise<void> {
    const { random, chain, deployment } = this.#place;
    const wallet = random.of(this.#delegated);
    const nonce = Number(await rpc<string>(chain.evmRpcUrl, 'eth_getTransactionCount', wallet.address, 'latest'));
    const code = random.of([
      ...this.sights.notebooks,
      this.#factory,
      deployment.addresses.stable,
      `0x${'0'.repeat(40)}`,
    ]);
    const authorization = await wallet.authorize({ address: code, nonce, chainId: chain.chainId });
    const isWrite = random.chance(50);
    await this.#send('delegation of code', sender, {
      type: 4,
      to: isWrite ? wallet.address : random.of(deployment.holders),
      data: isWrite ? `0x${word(1n)}${word(BigInt(random.below(1_000)))}` : '0x',
      authorizationList: [authorization],
      gasLimit: 400_000,
    });
  }

  /** Changes what the chain's precompiles are and who may create, and changes it back. */
  async #govern(signal: AbortSignal): Promise<void> {
    const validator = new Sender(this.#place, 'validator');
    const staticOnes = this.#evmParameters['active_static_precompiles'] as string[];
    while (!signal.aborted) {
      try {
        this.#rulesOn = !this.#rulesOn;
        const create = {
          access_type: 'ACCESS_TYPE_PERMISSIONED',
          access_control_list: accounts.funded.slice(0, 4).map(({ address }) => address),
        };
        const changed = {
          ...this.#evmParameters,
          active_static_precompiles: staticOnes.filter(
            (address) => !this.#rulesOn || address.toLowerCase() !== STAKING,
          ),
          ...(this.#rulesOn && {
            access_control: { ...(this.#evmParameters['access_control'] as object), create },
          }),
        };
        const messages = [{ '@type': '/cosmos.evm.vm.v1.MsgUpdateParams', authority: AUTHORITY, params: changed }];
        this.#note('proposal', await validator.send({ ...proposal(messages), gasLimit: 3_000_000 }));
        await validator.mined();
        this.#note('vote', await validator.send({ ...vote(++this.#proposals), gasLimit: 1_000_000 }));
        await validator.mined();
        await pause(4_000, undefined, { signal });
      } catch (error) {
        if (signal.aborted) return;
        this.#note('governance failed', String(error));
        await pause(1_000, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}

function fresh(): string {
  return `0x${randomBytes(20).toString('hex')}`;
}

function add(list: string[], item: string): void {
  list.push(item);
  if (list.length > MOST_LISTED) list.splice(0, 50);
}

/** One account that sends, its transactions in order. */
class Sender {
  readonly address: string;
  readonly #place: TrafficPlace;
  readonly #wallet: Wallet;
  readonly #number: bigint;
  #nonce: number | null = null;

  constructor(place: TrafficPlace, index: number | 'validator') {
    const account = index === 'validator' ? accounts.validator : accounts.funded[index];
    if (account === undefined) throw new Error(`there is no account ${index}`);
    this.#place = place;
    this.#wallet = new Wallet(account.privateKey);
    this.address = account.address;
    this.#number = index === 'validator' ? 0n : BigInt(index);
  }

  async #next(): Promise<number> {
    this.#nonce ??= await this.#minedNonce();
    return this.#nonce;
  }

  async #minedNonce(): Promise<number> {
    return Number(await rpc<string>(this.#place.chain.evmRpcUrl, 'eth_getTransactionCount', this.address, 'latest'));
  }

  /** Where the next transaction creates a contract. */
  async nextContract(): Promise<string> {
    const { getCreateAddress } = await import('ethers');
    return getCreateAddress({ from: this.address, nonce: await this.#next() });
  }

  /** Resolves to null, or to why the node refuses it. */
  async send(fields: Fields): Promise<string | null> {
    const { chain, price } = this.#place;
    const nonce = await this.#next();
    const fees =
      fields.type === 4 ? { maxFeePerGas: price, maxPriorityFeePerGas: 10n ** 9n } : { type: 0, gasPrice: price };
    const raw = await this.#wallet.signTransaction({ ...fees, ...fields, nonce, chainId: chain.chainId });
    const { error } = await rpcAnswer(chain.evmRpcUrl, 'eth_sendRawTransaction', [raw]);
    return this.#taken(error === undefined ? null : error.message);
  }

  async message(message: CosmosMessage): Promise<string | null> {
    const { chain, denom, decimals, price } = this.#place;
    const gas = 2_000_000n;
    const sequence = BigInt(await this.#next());
    const signer = { privateKey: this.#wallet.privateKey, accountNumber: this.#number, sequence };
    const fee = { cometChainId: chain.cometChainId, gas, denom, amount: (gas * price) / 10n ** BigInt(18 - decimals) };
    const { code, log } = await broadcast(chain.rpcUrl, await signMessage(message, signer, fee));
    return this.#taken(code === 0 ? null : log);
  }

  #taken(refusal: string | null): string | null {
    if (refusal === null) this.#nonce = (this.#nonce ?? 0) + 1;
    else this.#nonce = null;
    return refusal;
  }

  /** Waits until all that was taken is in blocks; after some time what was lost is forgotten. */
  async mined(): Promise<void> {
    const deadline = Date.now() + MINED_MS;
    while (this.#nonce !== null && (await this.#minedNonce()) < this.#nonce) {
      if (Date.now() > deadline) {
        this.#nonce = null;
        return;
      }
      await pause(LOOK_MS);
    }
  }
}
