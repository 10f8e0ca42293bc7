/**
 * Decides whether the gateway or the node runs a call, and checks some of the calls that ran here against the node. A
 * contract for which the two differ goes to the node from then on.
 */
import { LRUCache } from 'lru-cache';
import { ownWork } from '../caller/caller.js';
import type { Address, CallObject, Hash } from '../../generated/types.js';
import { MalformedAnswer, NodeUnavailable, QueryFailed } from '../chain/chainErrors.js';
import type { CallOperations, CallOutcome, CallOutcomes, EstimateOutcome, State } from '../chain/state.js';
import { GETH_MESSAGES } from '../ethereum/gethMessages.js';
import { encodeQuantity, normalizeAddress } from '../ethereum/hex.js';
import { EMPTY_CODE_HASH, keccakHash } from '../ethereum/keccak.js';
import { isOfCall } from './goCode.js';
import { CALLS_WAITING, ExecutionError, NodeFailure, TooLongHere } from './refusals/executionError.js';
import { STATE_READS } from './state/values.js';

/** A call on the state of a height. */
export interface PlacedCall {
  call: CallObject;
  height: number;
}

/** What the places are decided with. */
export interface CallPlacesParts {
  state: Pick<State, 'knownAt' | 'call' | 'estimateGas'>;
  /** False where the node runs all calls that it can. Default: true. */
  runsHere?: boolean;
  /** False for a node with the same EVM, whose state may be edited between two runs. Default: true. */
  compares?: boolean;
  /** Whether the node runs what takes long. Default: false. */
  leavesLong?: boolean;
  /** Called with a contract whose calls differ, for other processes. Default: nothing. */
  onDifferent?: (contract: Address) => void;
  log: Record<'error', (fields: object, message: string) => void>;
}

/** Calls by where they ran, and the checks, since the start. */
export interface PlaceCounts {
  /** Ran in the gateway. */
  here: number;
  /** Were begun in the gateway, which had to leave them to the node. */
  left: number;
  /** Were compared with the node. */
  sampled: number;
  /** Differed from the node. */
  different: number;
}

/** One of this many calls is run by the node as well. */
const SAMPLED_SHARE = 1_000;
/** Most comparisons at a time; what comes meanwhile is not compared. */
const MOST_SAMPLES = 2;
const MOST_CODES = 10_000;
/** How long a contract is taken to have the code that it had, milliseconds. */
const SAME_CODE_MS = 600_000;
const MOST_DISTRUSTED = 100_000;
/** Longer data is named by its hash, characters. */
const MOST_NAMED = 200;
/** Calls that the gateway cannot run: how many, and for how long, milliseconds. */
const MOST_LEFT = 10_000;
const LEFT_MS = 60_000;
/** A function that took too long here this often goes to the node at once. */
const MOST_LONG = 3;
/** 0x and four bytes. */
const SELECTOR_DIGITS = 10;
/** The node may stop its search for a gas limit this near to the lowest, as geth does: 1.5 %. */
const [ESTIMATE_SHARE, ESTIMATE_WHOLE] = [15n, 1_000n];

/** One for all calls. */
export class CallPlaces {
  readonly counts: PlaceCounts = { here: 0, left: 0, sampled: 0, different: 0 };
  readonly #parts: CallPlacesParts;
  readonly #distrusted = new LRUCache<Address, true>({ max: MOST_DISTRUSTED });
  readonly #left = new LRUCache<string, true>({ max: MOST_LEFT, ttl: LEFT_MS });
  /** How often they took too long here. */
  readonly #long = new LRUCache<string, number>({ max: MOST_LEFT, ttl: LEFT_MS });
  readonly #seenCodes = new LRUCache<Hash, true>({ max: MOST_CODES });
  /** The code of contracts that were seen, as clients write them. */
  readonly #seenContracts = new LRUCache<string, Hash>({ max: MOST_CODES, ttl: SAME_CODE_MS });
  readonly #stopping = new AbortController();
  #sampling = 0;
  #untilSample = SAMPLED_SHARE;

  constructor(parts: CallPlacesParts) {
    this.#parts = parts;
  }

  stop(): void {
    this.#stopping.abort();
  }

  /** Whether the state of the height is known here, and nothing speaks against running the call here. */
  runsHere({ call, height }: PlacedCall): boolean {
    const { state, runsHere = true } = this.#parts;
    if (!runsHere || (state.knownAt?.(height) ?? null) === null) return false;
    const { to } = call;
    if (typeof to !== 'string') return true;
    if (this.#distrusted.size > 0 && this.#distrusted.has(normalizeAddress(to))) return false;
    if (this.#long.size > 0 && (this.#long.get(functionOf(call)) ?? 0) >= MOST_LONG) return false;
    return this.#left.size === 0 || !this.#left.has(nameOf(call));
  }

  /** Notes a call that ran here, or was refused (null), and compares it with the node if it is its turn. */
  ran<K extends keyof CallOutcomes>(operation: K, placed: PlacedCall, outcome: CallOutcomes[K] | null): void {
    this.counts.here += 1;
    if (this.#parts.compares === false) return;
    const isDue = --this.#untilSample <= 0;
    if (!isDue && !this.#isNewCode(placed)) return;
    if (this.#sampling >= MOST_SAMPLES) return;
    if (isDue) this.#untilSample = SAMPLED_SHARE;
    this.#sampling += 1;
    void this.#compare(operation, placed, outcome).finally(() => (this.#sampling -= 1));
  }

  /** From now on, the node runs the calls of a contract. */
  distrust(contract: Address): void {
    this.#distrusted.set(contract, true);
  }

  get leavesLong(): boolean {
    return this.#parts.leavesLong ?? false;
  }

  /** Notes that the node has to run a call that was begun here; while the gateway is busy, that says nothing of it. */
  left({ call }: PlacedCall, why: LeftReason): void {
    this.counts.left += 1;
    if (typeof call.to !== 'string' || why === 'busy') return;
    if (why === 'unsupported') {
      this.#left.set(nameOf(call), true);
      return;
    }
    // A process that is new or busy takes long for any call.
    const name = functionOf(call);
    this.#long.set(name, (this.#long.get(name) ?? 0) + 1);
  }

  #isNewCode({ call, height }: PlacedCall): boolean {
    const { to } = call;
    if (typeof to !== 'string' || this.#seenContracts.has(to) || this.#sampling >= MOST_SAMPLES) return false;
    const codeHash = this.#parts.state.knownAt?.(height)?.account(normalizeAddress(to))?.codeHash;
    if (codeHash === undefined) return false;
    this.#seenContracts.set(to, codeHash);
    if (codeHash === EMPTY_CODE_HASH || this.#seenCodes.has(codeHash)) return false;
    this.#seenCodes.set(codeHash, true);
    return true;
  }

  /** The next call of the contract is compared instead. */
  #forgetCode({ to }: CallObject): void {
    const codeHash = typeof to === 'string' ? this.#seenContracts.get(to) : undefined;
    if (codeHash === undefined) return;
    this.#seenContracts.delete(String(to));
    this.#seenCodes.delete(codeHash);
  }

  async #compare<K extends keyof CallOutcomes>(
    operation: K,
    { call, height }: PlacedCall,
    here: CallOutcomes[K] | null,
  ): Promise<void> {
    const operations: CallOperations = this.#parts.state;
    let node: CallOutcomes[K] | null;
    try {
      node = await operations[operation](call, height, null, ownWork(this.#stopping.signal));
    } catch (error) {
      // It is gone, busy or has pruned the height: that says nothing of the outcome.
      if (error instanceof NodeUnavailable) this.#forgetCode(call);
      if (!isOfCall(error)) return;
      node = null;
    }
    this.counts.sampled += 1;
    if (isSame(here, node) || (await this.#haveTwoLimits({ call, height }, [here, node]))) return;
    this.counts.different += 1;
    const to = typeof call.to === 'string' ? normalizeAddress(call.to) : null;
    if (to !== null) this.distrust(to);
    if (to !== null) this.#parts.onDifferent?.(to);
    this.#parts.log.error(
      {
        operation,
        to,
        input: String(call.input ?? '0x').slice(0, SELECTOR_DIGITS),
        height,
        here: shown(here),
        node: shown(node),
      },
      'a call in the gateway differs from the node; the node runs calls of this contract from now on',
    );
  }

  /**
   * Whether each of two estimates is enough, for something else: as for a contract that continues where a call of its
   * own runs out of gas. The search here begins with the gas that is used where there is plenty, as geth's does; older
   * nodes begin with the least.
   */
  async #haveTwoLimits({ call, height }: PlacedCall, estimates: readonly Ended[]): Promise<boolean> {
    const { state } = this.#parts;
    const caller = ownWork(this.#stopping.signal);
    try {
      const outcomes = await Promise.all(
        estimates.map(async (estimate) => {
          if (estimate === null || !('gas' in estimate)) return null;
          return state.call({ ...call, gas: encodeQuantity(estimate.gas) }, height, null, caller);
        }),
      );
      const [here, node] = outcomes;
      if (!here || !node || here.vmError !== '' || node.vmError !== '') return false;
      // Old releases do not tell the gas, and then nothing says that the two are for the same.
      return here.gasUsed === null || here.gasUsed !== node.gasUsed || here.returnData !== node.returnData;
    } catch {
      return false;
    }
  }
}

/** Why a call is left to the node: the gateway cannot run it, it takes too long here, or the gateway is busy. */
export type LeftReason = 'unsupported' | 'long' | 'busy';

/** Null for a failure of the call itself. */
export function whyLeftToNode(error: unknown): LeftReason | null {
  if (error instanceof TooLongHere) return 'long';
  if (error instanceof NodeFailure) return 'unsupported';
  // Values that the gateway cannot read, or not understand.
  if (error instanceof MalformedAnswer || error instanceof QueryFailed) return 'unsupported';
  if (!(error instanceof ExecutionError)) return null;
  const { name, arguments: args } = error.rpc;
  if (name === 'featureNotSupported') return 'unsupported';
  if (name !== 'limitExceeded' || !('what' in args)) return null;
  // The node reads its own values, and has a queue.
  if (args.what === STATE_READS) return 'unsupported';
  return args.what === CALLS_WAITING ? 'busy' : null;
}

/** A contract and one of its functions. */
function functionOf({ to, input }: CallObject): string {
  return `${String(to).toLowerCase()} ${String(input ?? '0x').slice(0, SELECTOR_DIGITS)}`;
}

/** Names a call. Another call of the same function may reach nothing but what runs here. */
function nameOf({ to, input }: CallObject): string {
  const data = String(input ?? '0x');
  return `${String(to).toLowerCase()} ${data.length > MOST_NAMED ? keccakHash(Buffer.from(data)) : data}`;
}

/** The outcome of a call or an estimate; null for one that was refused. */
type Ended = CallOutcome | EstimateOutcome | null;

/** Whether a call ended because it may not run at all. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ExecutionError && error.rpc.name === 'executionFailed';
}

function isSame(here: Ended, node: Ended): boolean {
  // Refusals have other words in the node, and some are failures there.
  if (here === null || node === null) return isFailure(here) && isFailure(node);
  return 'gas' in here || 'gas' in node ? isSameEstimate(here, node) : isSameCall(here, node);
}

function isFailure(ended: Ended): boolean {
  return ended === null || ('vmError' in ended && ended.vmError !== '');
}

function isSameCall(here: CallOutcome | EstimateOutcome, node: CallOutcome | EstimateOutcome): boolean {
  if ('gas' in here || 'gas' in node) return false;
  if (here.vmError !== node.vmError) return false;
  // Of other failures clients get the error alone: nodes keep the code of a creation that cannot pay for it.
  const hasData = here.vmError === '' || here.vmError === GETH_MESSAGES.executionReverted;
  if (hasData && here.returnData !== node.returnData) return false;
  // Old releases do not say it.
  return !('gasUsed' in here && 'gasUsed' in node) || node.gasUsed === null || here.gasUsed === node.gasUsed;
}

function isSameEstimate(here: CallOutcome | EstimateOutcome, node: CallOutcome | EstimateOutcome): boolean {
  if (!('gas' in here) || !('gas' in node)) return false;
  const apart = node.gas - here.gas;
  return apart >= 0n && apart * ESTIMATE_WHOLE <= here.gas * ESTIMATE_SHARE;
}

const MOST_SHOWN = 200;

function shown(outcome: Ended): object {
  if (outcome === null) return { refused: true };
  if ('gas' in outcome) return { gas: String(outcome.gas) };
  const { vmError, returnData } = outcome;
  const gasUsed = 'gasUsed' in outcome && outcome.gasUsed !== null ? String(outcome.gasUsed) : null;
  return { vmError, returnData: returnData.slice(0, MOST_SHOWN), gasUsed };
}
