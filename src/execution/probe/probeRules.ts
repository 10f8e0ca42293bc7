/**
 * Main thread: finds which rules a node's EVM has, by some 30 small calls. Releases and configured forks do not say it:
 * a chain adds single instructions by a parameter, and may configure forks that its EVM does not know.
 */
import { OWN_WORK } from '../../caller/caller.js';
import type { Address, CallObject, Data } from '../../../generated/types.js';
import type { EvmPermissions } from '../../chain/permissions.js';
import type { State } from '../../chain/state.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import { TRANSFER_GAS } from '../../ethereum/transaction/intrinsicGas.js';
import { MAX_INIT_CODE_BYTES } from '../../ethereum/transaction/initCode.js';
import { wordsOfNode } from '../goCode.js';
import { executionUnsupported } from '../refusals/executionError.js';
import { scheduledEips, type Hardfork } from '../../evm/hardfork.js';
import type { NodeRules } from '../rules/nodeRules.js';
import { effectivePermissions } from './effectivePermissions.js';
import { asking, probeFormOf, type AskedCall, type ProbeForm } from './probeForm.js';
import * as prices from './priceProbes.js';
import * as probes from './probes.js';

/** The outcome of a probe. `crashed` means that the node failed, not the code. */
type ProbeOutcome =
  { output: Data; gasUsed: bigint | null } | { reason: string; crashed: boolean; gasUsed: bigint | null };

/** Longest reason of a node that clients see, characters. */
const MAX_REASON = 200;

/** The rules at a height with this configured fork. Rejects with ExecutionError when the outcomes make no sense. */
export async function probeRules(
  state: Pick<State, 'call' | 'supportsOverrides'>,
  height: number,
  hardfork: Hardfork,
  written: EvmPermissions | null = null,
): Promise<NodeRules> {
  const permissions = written === null ? null : await effectivePermissions(state, height, written);
  const form = probeFormOf(permissions, state.supportsOverrides());
  // Then no code runs.
  if (permissions !== null && form.creator === null && form.caller === null)
    return { ...UNREACHABLE, hardfork, eips: [...scheduledEips(hardfork)].sort((a, b) => a - b), permissions };
  const node = new ProbedNode(state, height, form);
  const [opcodes, priced, precompiles, limits, warm, floor, modexp] = await Promise.all([
    node.opcodes(),
    node.prices(),
    node.precompiles(),
    node.limits(),
    node.warm(),
    node.floor(),
    node.modexp(),
  ]);
  const eips = new Set(scheduledEips(hardfork));
  const has = (eip: number, active: boolean): unknown => (active ? eips.add(eip) : eips.delete(eip));
  for (const [eip, active] of [...opcodes.eips, ...(precompiles?.eips ?? [])]) has(eip, active);
  has(3541, limits.refusesEf);
  has(3860, limits.chargesWords);
  has(7623, floor !== 'none');
  if (modexp !== null) {
    has(7823, modexp.limited);
    has(7883, modexp.repriced);
  }
  return {
    hardfork,
    eips: [...eips].sort((a, b) => a - b),
    failing: [...opcodes.failing, ...priced.failing],
    surcharges: priced.surcharges,
    absent: precompiles?.absent ?? [],
    refused: precompiles?.refused ?? [],
    warm,
    billsFloor: floor === 'billed',
    maxCodeBytes: limits.maxCodeBytes,
    maxInitCodeBytes: limits.maxInitCodeBytes,
    maxCreationBytes: limits.maxCreationBytes,
    ...(permissions !== null && { permissions }),
  };
}

/** The EVM module's error for refused creations, also in calls; a chain's module may have its own rules. */
const CREATION_REFUSED = /\bcreate operation\b|\bdeploy contracts\b/i;

/** The rules where no account may create contracts or make calls. */
const UNREACHABLE = {
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

type FailingOpcode = NodeRules['failing'][number];

class ProbedNode {
  readonly #state: Pick<State, 'call'>;
  readonly #height: number;
  readonly #form: ProbeForm;

  constructor(state: Pick<State, 'call'>, height: number, form: ProbeForm) {
    this.#state = state;
    this.#height = height;
    this.#form = form;
  }

  async opcodes(): Promise<{ eips: [number, boolean][]; failing: FailingOpcode[] }> {
    const eips: [number, boolean][] = [];
    const failing: FailingOpcode[] = [];
    const outcomes = await Promise.all(probes.PROBED_OPCODES.map(({ code }) => this.#run(probes.running(code))));
    for (const [index, { opcode, name, eips: belonging }] of probes.PROBED_OPCODES.entries()) {
      const outcome = outcomes[index];
      if (outcome === undefined) continue;
      const undefinedHere = 'reason' in outcome && !outcome.crashed && outcome.reason.startsWith('invalid opcode');
      if ('reason' in outcome && !undefinedHere) {
        if (!outcome.crashed) throw this.#senseless(name, outcome);
        failing.push({ opcode, name, reason: outcome.reason });
      }
      for (const eip of belonging) eips.push([eip, !undefinedHere]);
    }
    return { eips, failing };
  }

  /** Gas above Ethereum's rules. An instruction without a valid price fails, unless the chain refuses it anyway. */
  async prices(): Promise<Pick<NodeRules, 'failing' | 'surcharges'>> {
    const { creator, caller } = this.#form;
    const mayCall = caller !== null && (creator === null || creator === caller);
    const priced = mayCall ? [...prices.PRICED_OPCODES, ...prices.CALLING_OPCODES] : prices.PRICED_OPCODES;
    const [outcome, creations] = await Promise.all([
      this.#run(prices.readsPrices(priced)),
      creator === null ? null : this.#run(prices.READS_CREATION_PRICES),
    ]);
    const costs = 'output' in outcome ? probes.wordsOf(outcome.output, priced.length) : [];
    if (costs.length === 0) throw this.#senseless('what instructions cost', outcome);
    const failing: FailingOpcode[] = [];
    const surcharges: { name: string; gas: number }[] = [];
    const compare = ({ opcode, name, gas }: Omit<prices.PricedOpcode, 'code'>, cost: bigint): void => {
      if (cost > gas) surcharges.push({ name, gas: Number(cost - gas) });
      else if (cost < gas) failing.push({ opcode, name, reason: `it costs ${gas - cost} gas less than on Ethereum` });
    };
    priced.forEach((opcode, index) => compare(opcode, costs[index] ?? 0n));
    if (creations === null) return { failing, surcharges };
    const created = 'output' in creations ? probes.wordsOf(creations.output, 2 * prices.CREATING_OPCODES.length) : [];
    for (const [index, creating] of prices.CREATING_OPCODES.entries()) {
      const cost = created[index];
      if (cost !== undefined && created[index + prices.CREATING_OPCODES.length] !== 0n) compare(creating, cost);
      else {
        const { opcode, name } = creating;
        failing.push({ opcode, name, reason: 'reason' in creations ? creations.reason : 'it creates nothing' });
      }
    }
    return { failing, surcharges };
  }

  /** Null where no account may call, so that none reaches them. */
  async precompiles(): Promise<(Pick<NodeRules, 'absent' | 'refused'> & { eips: [number, boolean][] }) | null> {
    if (this.#form.caller === null) return null;
    const absent: Address[] = [];
    const refused: { address: Address; reason: string }[] = [];
    const present = new Set<number>();
    // With gas for the call alone, an existing one runs out of gas.
    const gas = encodeQuantity(TRANSFER_GAS);
    const outcomes = await Promise.all(probes.PROBED_PRECOMPILES.map(({ address: to }) => this.#call({ to, gas })));
    for (const [index, { address, eip }] of probes.PROBED_PRECOMPILES.entries()) {
      const outcome = outcomes[index];
      if (outcome === undefined) continue;
      if ('output' in outcome) absent.push(address);
      else if (/out of gas|input/.test(outcome.reason)) present.add(eip);
      else refused.push({ address, reason: outcome.reason });
    }
    // The instruction decides about EIP-4844, which a node may have without the precompile.
    const eips = [2537, 7951].map((eip): [number, boolean] => [eip, present.has(eip)]);
    return { absent, refused, eips };
  }

  async limits() {
    const [code, ef, inner, outer, gas] = await Promise.all([
      this.#create(probes.DEPLOYS_TOO_MUCH),
      this.#create(probes.DEPLOYS_EF),
      this.#run(probes.CREATES_WITH_TOO_MUCH),
      this.#create(probes.CREATION_WITH_TOO_MUCH),
      this.#create(probes.READS_FIRST_GAS),
    ]);
    const says = (outcome: ProbeOutcome, text: string): boolean => 'reason' in outcome && outcome.reason.includes(text);
    const intrinsic = this.#intrinsicGas(gas);
    if (![true, false].some((words) => intrinsic === probes.intrinsicByRules({ words })))
      throw this.#senseless('the intrinsic gas', { reason: `it is ${intrinsic}`, crashed: false, gasUsed: null });
    return {
      maxCodeBytes: says(code, 'max code size') ? probes.CODE_LIMIT : null,
      refusesEf: !('output' in ef),
      maxInitCodeBytes: 'output' in inner ? null : MAX_INIT_CODE_BYTES,
      maxCreationBytes: says(outer, 'initcode') ? MAX_INIT_CODE_BYTES : null,
      chargesWords: intrinsic === probes.intrinsicByRules({ words: true }),
    };
  }

  /** A refused creation uses only this gas. */
  #intrinsicGas(outcome: ProbeOutcome): bigint {
    if (this.#form.creator === null && outcome.gasUsed !== null) return outcome.gasUsed;
    const [seenGas] = 'output' in outcome ? probes.wordsOf(outcome.output, 1) : [];
    if (seenGas === undefined) throw this.#senseless('GAS', outcome);
    return probes.intrinsicOf(seenGas);
  }

  async warm(): Promise<Address[]> {
    const outcome = await this.#run(probes.READS_BALANCES);
    const costs = 'output' in outcome ? probes.wordsOf(outcome.output, probes.PROBED_ACCOUNTS.length) : [];
    const known: bigint[] = [probes.BALANCE_PROBE.warm, probes.BALANCE_PROBE.cold];
    if (costs.length === 0 || !costs.every((cost) => known.includes(cost)))
      throw this.#senseless('the gas of BALANCE', outcome);
    return probes.PROBED_ACCOUNTS.filter((_, index) => costs[index] === probes.BALANCE_PROBE.warm);
  }

  /** Whether gas limits must cover the floor of EIP-7623, and whether it is billed. */
  async floor(): Promise<'none' | 'checked' | 'billed'> {
    const [below, above] = await Promise.all([
      this.#call(probes.withDataAndGas(probes.FLOOR_PROBE.intrinsic)),
      this.#call(probes.withDataAndGas(probes.FLOOR_PROBE.floor)),
    ]);
    // The gas limit of a refused call was enough.
    const ran = (outcome: ProbeOutcome) => 'output' in outcome || (this.#form.caller === null && !outcome.crashed);
    if (ran(below)) return 'none';
    if (!ran(above)) throw this.#senseless('the gas of call data', above);
    // Releases that do not report the gas used have no floor.
    return above.gasUsed === null || above.gasUsed >= probes.FLOOR_PROBE.floor ? 'billed' : 'checked';
  }

  /** The price of MODEXP, and whether its operands have a limit; null where no account may call. */
  async modexp(): Promise<{ repriced: boolean; limited: boolean } | null> {
    const { caller, creator } = this.#form;
    if (caller === null) return null;
    if (creator !== null && creator !== caller) {
      // No account may both create contracts and call from them.
      const [long, few] = await Promise.all([
        this.#call(probes.CALLS_MODEXP_WITH_LONG_BASE),
        this.#call(probes.CALLS_MODEXP_WITH_FEW_GAS),
      ]);
      return { limited: !('output' in long), repriced: !('output' in few) };
    }
    const outcome = await this.#run(probes.CALLS_MODEXP);
    const [cost, succeeded] = 'output' in outcome ? probes.wordsOf(outcome.output, 2) : [];
    if (cost !== probes.MODEXP_PROBE.eip2565 && cost !== probes.MODEXP_PROBE.eip7883)
      throw this.#senseless('the gas of MODEXP', outcome);
    return { repriced: cost === probes.MODEXP_PROBE.eip7883, limited: succeeded === 0n };
  }

  #run(program: CallObject): Promise<ProbeOutcome> {
    return this.#ask(asking(this.#form, program));
  }

  /** Calls a creation, which fails where no account may create. */
  #create(creation: CallObject): Promise<ProbeOutcome> {
    const { creator, caller } = this.#form;
    return this.#ask({ call: { from: creator ?? caller, ...creation }, overrides: null });
  }

  #call(call: CallObject): Promise<ProbeOutcome> {
    const { creator, caller } = this.#form;
    return this.#ask({ call: { from: caller ?? creator, ...call }, overrides: null });
  }

  async #ask({ call, overrides }: AskedCall): Promise<ProbeOutcome> {
    try {
      const { returnData, vmError, gasUsed } = await this.#state.call(call, this.#height, overrides, OWN_WORK);
      if (vmError === '') return { output: returnData, gasUsed };
      return { reason: vmError.slice(0, MAX_REASON), crashed: false, gasUsed };
    } catch (error) {
      return { reason: wordsOfNode(error).slice(0, MAX_REASON), crashed: true, gasUsed: null };
    }
  }

  #senseless(what: string, outcome: ProbeOutcome): Error {
    const reason = 'reason' in outcome ? outcome.reason : 'an unexpected answer';
    const hint = CREATION_REFUSED.test(reason)
      ? '; it is asked by eth_call of creations, and the chain restricts who may create contracts'
      : '';
    return executionUnsupported(
      'an execution outside the node',
      `the node does not tell which rules its EVM has: ${what}: ${reason}${hint}`,
    );
  }
}
