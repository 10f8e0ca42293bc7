/** Questions about the state of a chain: those of the benchmark's contracts, and random ones. */
import { randomBytes } from 'node:crypto';
import { Placeholders } from '../../../../bench/placeholders.js';
import { listsOf, mixedCalls, strangerCalls, transferCalls, type CallTemplate } from '../../../../bench/state/calls.js';
import { TOKENS, type Deployment } from '../../../../bench/state/deploymentPlan.js';
import type { Lists } from '../../../../bench/load.js';
import { accounts } from '../../../../scripts/testNode/accounts.mjs';
import { hex } from '../../../support/rpc.js';
import { RandomCalls, type Random } from '../../goCode/randomCalls.js';
import { word } from './programs.js';
import type { Sights } from './traffic.js';

/** A request without its block; `BLOCK` stands where it belongs. */
export interface Question {
  method: string;
  params: unknown[];
  /** Whether it may reach Go code, which the node alone runs. */
  meetsGoCode: boolean;
}

export const BLOCK = '<<block>>';

/** What questions are made of. */
export interface QuestionParts {
  deployment: Deployment;
  sights: Sights;
  /** Contracts that are Go code. */
  goCode: readonly string[];
  random: Random;
  seed: number;
}

/** Where blocks keep the hashes of their ancestors (EIP-2935). */
const HISTORY = '0x0000f90827f1c53a10cb7a02335b175320002935';

export class Questions {
  readonly #parts: QuestionParts;
  readonly #placeholders = new Placeholders();
  readonly #lists: Lists;
  readonly #recorded: CallTemplate[];
  readonly #transfers: CallTemplate[];
  readonly #programs: RandomCalls;
  readonly #goPrograms: RandomCalls;

  constructor(parts: QuestionParts) {
    this.#parts = parts;
    const { deployment, goCode, sights, seed } = parts;
    this.#lists = listsOf(deployment);
    this.#recorded = [...mixedCalls(deployment), ...strangerCalls(deployment)];
    this.#transfers = transferCalls(deployment);
    const senders = accounts.funded.map(({ address }) => address.toLowerCase());
    const plain = Object.values(deployment.addresses).map((address) => address.toLowerCase());
    const others = [
      ...plain,
      ...senders,
      ...sights.salted,
      ...sights.accounts.map((address) => address.toLowerCase()),
      ...deployment.holders.slice(0, 40).map((address) => address.toLowerCase()),
      `0x${'0'.repeat(39)}4`,
      `0x${'de'.repeat(20)}`,
    ];
    const relays = sights.relays.map((address) => address.toLowerCase());
    this.#programs = new RandomCalls({ goCode: plain, others, relays, senders }, seed);
    this.#goPrograms = new RandomCalls(
      { goCode: goCode.length === 0 ? plain : goCode, others, relays, senders },
      seed + 1,
    );
  }

  next(): Question {
    const { random, deployment, sights, goCode } = this.#parts;
    const kind = random.below(1_000);
    if (kind < 330) return this.#call(this.#filled(random.of(this.#recorded)));
    if (kind < 470) return this.#call(this.#notes());
    if (kind < 600) return this.#call(this.#programs.next().call);
    if (kind < 660) return this.#other(this.#filled(random.of(this.#transfers)));
    if (kind < 690) return this.#other(this.#programs.next().call);
    if (kind < 700) return this.#other(this.#notes());
    if (kind < 715 && goCode.length > 0) return { ...this.#call(this.#goPrograms.next().call), meetsGoCode: true };
    if (kind < 730) {
      const slots = [hex(random.below(4)), random.of(deployment.balanceSlots)];
      return plain('eth_getProof', [this.#account(), slots, BLOCK]);
    }
    if (kind < 733) {
      const tracer = random.of([
        { tracer: 'callTracer' },
        { tracer: 'prestateTracer' },
        { tracer: 'prestateTracer', tracerConfig: { diffMode: true } },
      ]);
      return plain('debug_traceBlockByNumber', [BLOCK, tracer]);
    }
    if (kind < 740) return plain('eth_getStorageAt', [HISTORY, hex(random.below(400)), BLOCK]);
    if (kind < 820) {
      const address = random.of([...sights.notebooks, ...sights.salted, ...sights.delegating, fresh()]);
      return plain('eth_getStorageAt', [address, hex(random.below(4)), BLOCK]);
    }
    if (kind < 860) {
      const token = deployment.addresses[random.of(TOKENS)];
      return plain('eth_getStorageAt', [token, random.of(deployment.balanceSlots), BLOCK]);
    }
    const method = random.of(['eth_getBalance', 'eth_getBalance', 'eth_getTransactionCount', 'eth_getCode']);
    return plain(method, [this.#account(), BLOCK]);
  }

  #account(): string {
    const { random, deployment, sights } = this.#parts;
    const { holders, addresses } = deployment;
    const all = [...sights.accounts, ...sights.notebooks, ...sights.salted, ...Object.values(addresses), fresh()];
    return random.chance(50) ? random.of(holders) : random.of(all);
  }

  /** A call of a contract that transactions create, change and destroy, or of an account with its code. */
  #notes(): { to: string; data: string; from?: string } {
    const { random, sights } = this.#parts;
    const to = random.of([...sights.notebooks, ...sights.salted, ...sights.delegating, ...sights.salted]);
    const slot = word(BigInt(random.below(4)));
    const from = random.of(accounts.funded).address;
    const data = random.of([slot, slot, `${slot}${word(BigInt(random.below(10)))}`, `${word(from)}00`]);
    return { from, to, data: `0x${data}` };
  }

  #call(call: object): Question {
    const { random } = this.#parts;
    if (random.chance(4)) return plain('eth_call', [call, BLOCK, this.#overrides()]);
    if (random.chance(6)) return plain('eth_call', [{ ...call, ...this.#payment() }, BLOCK]);
    return random.chance(85) ? plain('eth_call', [call, BLOCK]) : this.#other(call);
  }

  /** What a sender offers for the gas, and what it gives, which it may not have. */
  #payment(): object {
    const { random } = this.#parts;
    const from = random.chance(60) ? random.of(accounts.funded).address : this.#account();
    return random.of([
      { from, gasPrice: hex(5n * 10n ** 13n) },
      { from, gasPrice: hex(1) },
      { from, maxFeePerGas: hex(5n * 10n ** 13n), maxPriorityFeePerGas: hex(1) },
      { from, value: hex(10n ** 30n) },
      { from, value: hex(1) },
    ]);
  }

  #overrides(): object {
    const { random, sights } = this.#parts;
    const one = random.of([
      { balance: hex(10n ** 20n) },
      { nonce: hex(7) },
      { code: '0x6001600055600054600052476020526040600060f3' },
      { stateDiff: { [`0x${word(0n)}`]: `0x${word(9n)}` } },
      { state: { [`0x${word(1n)}`]: `0x${word(3n)}` } },
    ]);
    return { [random.of([...sights.notebooks, ...sights.salted, random.of(accounts.funded).address])]: one };
  }

  #other(call: object): Question {
    const { random } = this.#parts;
    const method = random.of([
      'eth_estimateGas',
      'eth_estimateGas',
      'eth_createAccessList',
      'eth_simulateV1',
      'debug_traceCall',
    ]);
    if (method === 'debug_traceCall') return plain(method, [call, BLOCK, { tracer: 'callTracer' }]);
    if (method === 'eth_simulateV1') return plain(method, [{ blockStateCalls: [{ calls: [call, call] }] }, BLOCK]);
    return plain(method, [call, BLOCK]);
  }

  #filled(template: CallTemplate): object {
    return JSON.parse(this.#placeholders.fill(JSON.stringify(template), this.#lists)) as object;
  }
}

function plain(method: string, params: unknown[]): Question {
  return { method, params, meetsGoCode: false };
}

function fresh(): string {
  return `0x${randomBytes(20).toString('hex')}`;
}
