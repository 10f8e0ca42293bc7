/** A user of a chain, who asks Halley and holds each answer against that of the node's own server. */
import { createPublicClient, createWalletClient, defineChain, http, type Address, type Hash, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { hex, rpc, rpcAnswer, type RpcAnswer } from '../../support/rpc.js';
import { Expected } from './expected.js';
import { knownDifference, rightValue, type KnownDifference } from './knownDifferences.js';
import type { Difference, Place } from './place.js';
import { refusalOf } from './refusals.js';

/** Asking again because the node moved on: how often. */
const ATTEMPTS = 8;
const DEADLINE_MS = 20_000;
const LOOK_AGAIN_MS = 50;
const MAX_SHOWN = 300;
/** An account that no other step uses. */
const OFFERING = 5;
/** After so many blocks a transaction is in one, or in none. */
const BLOCKS_UNTIL_MINED = 3;
/** The code of a method that a server lacks. */
const METHOD_NOT_FOUND = -32_601;

/** An error answer of Halley. */
export class ErrorAnswer extends Error {
  constructor(
    readonly method: string,
    readonly code: number,
    readonly text: string,
  ) {
    super(`${method}: ${code} ${text}`);
  }
}

/** What is wrong with a step, one line each. */
export class WrongAnswer extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

/** What earlier steps have found out. */
export interface Found {
  transfer: Hash;
  legacyTransfer: Hash;
  contract: Address;
  deployment: Hash;
  write: Hash;
  /** Number of the block with `write`. */
  written: number;
  tokenTransfer: Hash;
}

export class User {
  /** The known differences that this run met. */
  readonly differences = new Set<KnownDifference>();
  /** What is right where the node's own server is not. */
  readonly expected: Expected;
  readonly address: Address;
  readonly #found: Partial<Found> = {};

  constructor(readonly place: Place) {
    this.expected = new Expected(place);
    this.address = this.account(0).address;
  }

  /** One of the funded accounts; the first may do everything. */
  account(index: number) {
    const { privateKey } = this.place.chain.accounts[index] ?? {};
    if (privateKey === undefined) throw new Error(`the chain has no account ${index}`);
    return privateKeyToAccount(privateKey);
  }

  /** viem, as users have it. */
  clients(privateKey?: Hex) {
    const { chain, halley } = this.place;
    const definition = defineChain({
      id: chain.chainId,
      name: 'a chain',
      nativeCurrency: { name: 'test', symbol: 'TEST', decimals: 18 },
      rpcUrls: { default: { http: [halley.httpUrl] } },
    });
    const account = privateKey === undefined ? this.account(0) : privateKeyToAccount(privateKey);
    const onFetchRequest = (_request: Request, { body }: RequestInit) => this.#noteSigned(body);
    const common = { chain: definition, transport: http(halley.httpUrl, { retryCount: 0, onFetchRequest }) };
    return {
      reader: createPublicClient({ ...common, pollingInterval: 100, cacheTime: 0 }),
      wallet: createWalletClient({ ...common, account }),
    };
  }

  #noteSigned(message: unknown): void {
    if (typeof message !== 'string') return;
    const { method, params } = JSON.parse(message) as { method: string; params: [Hex] };
    if (method === 'eth_sendRawTransaction') this.expected.signed(params[0]);
  }

  /** Whether the node takes a transaction with this price: newer ones drop it later without a word. */
  async isTaken(gasPrice: bigint): Promise<boolean> {
    const account = this.account(OFFERING);
    const nonces = () => this.node<string>('eth_getTransactionCount', account.address, 'latest').then(Number);
    const nonce = await nonces();
    const { chainId, evmRpcUrl } = this.place.chain;
    const to = account.address;
    const raw = await account.signTransaction({ type: 'legacy', chainId, nonce, gas: 21_000n, gasPrice, to });
    this.expected.signed(raw);
    const { error } = await rpcAnswer(evmRpcUrl, 'eth_sendRawTransaction', [raw]);
    if (error !== undefined) return false;
    await this.reach(Number(await this.node('eth_blockNumber')) + BLOCKS_UNTIL_MINED);
    return (await nonces()) > nonce;
  }

  /** Keeps what a later step needs. */
  keep<Key extends keyof Found>(key: Key, value: Found[Key]): void {
    this.#found[key] = value;
  }

  /** What an earlier step kept. */
  found<Key extends keyof Found>(key: Key): Found[Key] {
    const value = this.#found[key];
    if (value === undefined) throw new WrongAnswer([`an earlier step failed: there is no ${key}`]);
    // Only `keep` sets it, with a value of this type.
    return value;
  }

  /** Halley's answer; throws an ErrorAnswer. */
  async ask<T>(method: string, ...params: unknown[]): Promise<T> {
    const { result, error } = await rpcAnswer<T>(this.place.halley.httpUrl, method, params);
    if (error !== undefined) throw new ErrorAnswer(method, error.code, error.message);
    return result as T;
  }

  /** The answer of the node's own server; throws an error. */
  node<T>(method: string, ...params: unknown[]): Promise<T> {
    return rpc<T>(this.place.chain.evmRpcUrl, method, ...params);
  }

  /**
   * Halley's answer, which is that of the node but for the known differences. An error is as good where both have the
   * same; then the result is undefined.
   */
  async compare<T>(method: string, ...params: unknown[]): Promise<T> {
    const [ours, theirs] = await Promise.all([
      rpcAnswer<T>(this.place.halley.httpUrl, method, params),
      rpcAnswer<T>(this.place.chain.evmRpcUrl, method, params),
    ]);
    if (
      ours.error !== undefined &&
      (isOwnError(ours.error) || theirs.error === undefined || theirs.error.code === METHOD_NOT_FOUND)
    )
      throw new ErrorAnswer(method, ours.error.code, ours.error.message);
    await this.#check(method, params, differencesOf(ours, theirs));
    return ours.result as T;
  }

  /** `compare` for the state at the newest block. `params` lack the block, which goes to place `at`. */
  async compareState<T>(method: string, ...params: unknown[]): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const head = hex(await this.commonHead());
      try {
        return await this.compare<T>(method, ...params, head);
      } catch (error) {
        // The node may have pruned the state between two questions.
        if (this.place.configuration.prunes !== true || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** The newest block that both have. */
  async commonHead(): Promise<number> {
    const ours = Number(await this.ask<string>('eth_blockNumber'));
    await this.reach(ours);
    return ours;
  }

  /** Waits until the node's own server has a block. */
  async reach(number: number): Promise<void> {
    await this.until(`the node has block ${number}`, async () => Number(await this.node('eth_blockNumber')) >= number);
  }

  /** Waits until Halley has a block. */
  async follow(number: number): Promise<void> {
    await this.until(`Halley has block ${number}`, async () => Number(await this.ask('eth_blockNumber')) >= number);
  }

  /** Waits for something that must happen soon. */
  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + DEADLINE_MS;
    while (!(await holds())) {
      if (Date.now() > deadline) throw new WrongAnswer([`this did not happen: ${what}`]);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }

  /** Waits until both servers have the receipt; the result is Halley's. */
  async receipt(hash: Hash): Promise<{ blockNumber: string; blockHash: string; status: string; logs: unknown[] }> {
    const { reader } = this.clients();
    await reader.waitForTransactionReceipt({ hash, timeout: DEADLINE_MS });
    if (this.place.configuration.nodeKeepsResults !== false)
      await this.until(`the node has the receipt ${hash}`, async () => {
        const answer = await rpcAnswer(this.place.chain.evmRpcUrl, 'eth_getTransactionReceipt', [hash]);
        return answer.result !== undefined && answer.result !== null;
      });
    return this.ask('eth_getTransactionReceipt', hash);
  }

  /** Throws unless two values are the same. */
  same(what: string, ours: unknown, right: unknown): void {
    const wrong = valueDifferences(ours, right, []);
    if (wrong.length > 0) throw new WrongAnswer(wrong.map((one) => line(what, one, 'right is')));
  }

  /** Throws unless it holds. */
  holds(what: string, value: unknown, condition: boolean): void {
    if (!condition) throw new WrongAnswer([`${what}: Halley ${shown(value)}`]);
  }

  async #check(method: string, params: readonly unknown[], differences: readonly Difference[]): Promise<void> {
    const wrong: string[] = [];
    for (const difference of differences) {
      const known = knownDifference(this.place, method, difference);
      if (known === undefined) {
        wrong.push(line(method, difference, 'the node'));
        continue;
      }
      this.differences.add(known);
      const right = await rightValue(this, known, { ...difference, method, params });
      for (const one of valueDifferences(difference.ours, right, difference.keys))
        wrong.push(line(method, one, 'right is'));
    }
    if (wrong.length > 0) throw new WrongAnswer(wrong);
  }
}

function differencesOf(ours: RpcAnswer, theirs: RpcAnswer): Difference[] {
  if (theirs.error === undefined) return valueDifferences(ours.result, theirs.result, []);
  if (ours.error === undefined) return [{ keys: [], path: 'answer', ours: ours.result, theirs: theirs.error }];
  return valueDifferences(ours.error, theirs.error, ['error']);
}

function valueDifferences(ours: unknown, theirs: unknown, keys: Difference['keys']): Difference[] {
  if (Array.isArray(ours) && Array.isArray(theirs) && ours.length === theirs.length)
    return ours.flatMap((item, index) => valueDifferences(item, theirs[index], [...keys, index]));
  if (isObject(ours) && isObject(theirs))
    return [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].flatMap((key) =>
      valueDifferences(ours[key], theirs[key], [...keys, key]),
    );
  return lowerCase(ours) === lowerCase(theirs) ? [] : [{ keys, path: pathOf(keys), ours, theirs }];
}

function pathOf(keys: Difference['keys']): string {
  return keys
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

function line(what: string, { path, ours, theirs }: Difference, other: string): string {
  return `${what}${path === '' ? '' : ` ${path}`}: Halley ${shown(ours)}, ${other} ${shown(theirs)}`;
}

/** Addresses have a checksum in some answers. */
function lowerCase(value: unknown): string | undefined {
  const text = JSON.stringify(value);
  return /^"0x[0-9a-fA-F]{40}"$/.test(text ?? '') ? text?.toLowerCase() : text;
}

/** An error with a code that no server of a node has. */
function isOwnError({ code, message }: { code: number; message: string }): boolean {
  return refusalOf(code, message) !== null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
