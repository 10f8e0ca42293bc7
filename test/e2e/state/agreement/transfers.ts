/** Transfers of a token at a steady rate, each of which changes two balances. */
import { setTimeout as pause } from 'node:timers/promises';
import { Wallet } from 'ethers';
import { dataOf } from '../../../../bench/state/deploymentPlan.js';
import { post, rpc, type RpcAnswer } from '../../../support/rpc.js';
import type { TrafficPlace } from './traffic.js';

export type TransfersPlace = Pick<TrafficPlace, 'chain' | 'deployment' | 'price' | 'random'>;

/** Accounts that send nothing else. */
const SENDERS = [7, 8, 9] as const;
const ROUND_MS = 400;
const GAS = 100_000;
const COINS = 10n ** 18n;

/** Sends until it is stopped, whatever happens to the node meanwhile. */
export class Transfers {
  /** Those that the node took. */
  taken = 0;
  readonly #place: TransfersPlace;
  readonly #each: number;
  readonly #stopping = new AbortController();
  #running: Promise<unknown> = Promise.resolve();

  constructor(place: TransfersPlace, perSecond: number) {
    this.#place = place;
    this.#each = Math.ceil((perSecond * ROUND_MS) / 1_000 / SENDERS.length);
  }

  start(): void {
    this.#running = Promise.all(SENDERS.map((index) => this.#send(index)));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #send(index: (typeof SENDERS)[number]): Promise<void> {
    const { chain, deployment, random } = this.#place;
    const { wrapped } = deployment.addresses;
    const wallet = new Wallet(chain.accounts[index]?.privateKey ?? '');
    const { signal } = this.#stopping;
    let isFirst = true;
    let nonce: number | null = null;
    while (!signal.aborted) {
      const begun = Date.now();
      try {
        nonce ??= Number(await rpc<string>(chain.evmRpcUrl, 'eth_getTransactionCount', wallet.address, 'latest'));
        const deposit = isFirst ? [{ data: dataOf(deployment, 'wrapped', 'deposit', []), value: COINS }] : [];
        const transfers = Array.from({ length: this.#each }, () => ({
          data: dataOf(deployment, 'wrapped', 'transfer', [random.of(deployment.holders), BigInt(1 + random.below(9))]),
          value: 0n,
        }));
        const first: number = nonce;
        const all = [...deposit, ...transfers].map(({ data, value }, count) =>
          wallet.signTransaction({
            type: 0,
            to: wrapped,
            data,
            value,
            nonce: first + count,
            gasPrice: this.#place.price,
            gasLimit: GAS,
            chainId: chain.chainId,
          }),
        );
        const taken = await this.#post(await Promise.all(all));
        this.taken += taken;
        isFirst &&= taken === 0;
        // What is left out may never come: the node says what it has.
        nonce = taken === all.length ? nonce + taken : null;
      } catch {
        // The node is away.
        nonce = null;
      }
      const rest = (nonce === null ? 4 : 1) * ROUND_MS - (Date.now() - begun);
      await pause(Math.max(0, rest), undefined, { signal }).catch(() => undefined);
    }
  }

  /** How many the node took. */
  async #post(raw: readonly string[]): Promise<number> {
    const requests = raw.map((one, id) => ({ jsonrpc: '2.0', id, method: 'eth_sendRawTransaction', params: [one] }));
    const answers = await post<RpcAnswer[]>(this.#place.chain.evmRpcUrl, requests);
    return answers.filter(({ error }) => error === undefined).length;
  }
}
