/** The jobs of executions as runs of a machine. */
import { LRUCache } from 'lru-cache';
import type { CallObject, Hash } from '../../generated/types.js';
import { encodeData, normalizeAddress, storageSlot } from '../ethereum/hex.js';
import { stateHeightOf } from '../chain/blocks.js';
import type { KnownState } from '../chain/state.js';
import type { TraceOptions } from '../chain/traces.js';
import { P256_ADDRESS } from '../ethereum/precompileNames.js';
import type { BlockContext } from '../evm/blockContext.js';
import { contextOf, overrideBlock } from './blockContext.js';
import { goCodeUnsupported } from './goCode.js';
import type { CallRequest, ExecutionContext, Job, Outcome } from './job.js';
import { executionUnsupported, NodeFailure } from './refusals/executionError.js';
import type { NodeRules } from './rules/nodeRules.js';
import type { ReadQuestion } from './questions.js';
import { Sandbox } from './tracers/javascript/sandbox.js';
import { countScripts } from './tracers/tracerNames.js';
import type { ReplayedTransaction, TraceCallsRequest } from './tracing/traceJob.js';
import { decodeCall, type Message } from './transition/message.js';
import { hardforkAt, type Hardfork } from '../evm/hardfork.js';
import type { Machine, MachineRefusals, Running } from '../evm/machine.js';
import { rulesOfFork, standardPrecompiles, type EvmRules } from '../evm/rules.js';
import { Values, type SharedValues, type ValuesOptions } from './state/values.js';
import { createAccessList } from './accessList.js';
import { callPrintingTo } from './call.js';
import { estimateGas } from './estimateGas.js';
import { simulate } from './simulate/simulate.js';
import { applyStateOverrides } from './state/stateOverrides.js';
import { traceCalls } from './tracing/traceCalls.js';
import { traceTransactions } from './tracing/traceTransactions.js';

/** A job with what it runs on. */
export interface PreparedJob<T> {
  rules: EvmRules;
  values: Values;
  /** Binds a machine and runs the job on it. */
  start: (machine: Machine) => Running<T>;
}

/**
 * Prepares a job, whose values are missing until they are fetched, but for those that are `known`. Throws
 * ExecutionError.
 */
export function prepare(job: Job, shared: SharedValues, known: KnownState | null = null): PreparedJob<Outcome> {
  switch (job.operation) {
    case 'call':
      return onBlock(job.context, job.request, { shared, known }, callPrintingTo(job.context.console ?? null));
    case 'estimateGas':
      return onBlock(job.context, job.request, { shared, known }, estimateGas);
    case 'createAccessList':
      return onBlock(job.context, job.request, { shared, known }, createAccessList);
    case 'simulate': {
      const { context, request } = job;
      const simulated = new Map<number, Hash>();
      const block = contextOf(context.base);
      const findHash = context.hidesHashes === true ? null : simulated;
      return prepared(context, block, { shared, known, simulated: findHash }, function* (machine) {
        const blocks = yield* simulate(machine, context, request, findHash ?? new Map<number, Hash>());
        yield* machine.breathe();
        return new TextEncoder().encode(JSON.stringify(blocks));
      });
    }
    case 'traceCalls': {
      const { context, request } = job;
      return prepared(context, blockOfCalls(context, request), { shared, known, keeps: false }, (machine) =>
        traceCalls(machine, context, request, request.limits),
      );
    }
    case 'traceTransactions': {
      const { context, request } = job;
      return prepared(context, contextOf(context.base), { shared, known, keeps: false }, (machine) =>
        traceTransactions(machine, context.base, request, request.limits),
      );
    }
    default:
      throw new Error('no such job');
  }
}

/**
 * Loads a sandbox where a job needs more for its tracers in JavaScript; null where it has all. To be repeated until
 * then, because other jobs may take them.
 */
export function prepareSandboxes(job: Job): Promise<void> | null {
  return Sandbox.prepare(Math.max(0, ...tracesOf(job).map(countScripts)));
}

/** Whether it runs a tracer in JavaScript. */
export function hasScripts(job: Job): boolean {
  return tracesOf(job).some((options) => countScripts(options) > 0);
}

function tracesOf(job: Job): readonly TraceOptions[] {
  if (job.operation === 'traceCalls') return job.request.calls.map(({ options }) => options);
  return job.operation === 'traceTransactions' ? [job.request.options] : [];
}

/** The block of the first call. The others must have the same rules, because state cannot move to another machine. */
function blockOfCalls({ base, forks }: ExecutionContext, { calls }: TraceCallsRequest): BlockContext {
  const blocks = calls.map(({ blockOverrides }) => overrideBlock(contextOf(base), blockOverrides));
  const [first = contextOf(base)] = blocks;
  const rules = (block: BlockContext): Hardfork => hardforkAt(forks, block.number, block.timestamp);
  if (blocks.every((block) => rules(block) === rules(first))) return first;
  throw executionUnsupported('block overrides of several forks', 'calls that see each other follow the same rules');
}

interface Parts {
  shared: SharedValues;
  known: KnownState | null;
  /** Whether a machine may keep values of the state; a replay may see another balance of an account that vests. */
  keeps?: boolean;
  /** Hashes of blocks that are not in the chain. */
  simulated?: ReadonlyMap<number, Hash> | null;
}

function onBlock<T>(
  context: ExecutionContext,
  request: CallRequest,
  parts: Parts,
  run: (machine: Machine, block: BlockContext, message: Message, gasCap: bigint) => Running<T>,
): PreparedJob<T> {
  const block = overrideBlock(contextOf(context.base), request.blockOverrides);
  const message = decodeCall(request.call, context.forks.chainId);
  return prepared(context, block, parts, function* (machine) {
    machine.setBlock(block);
    yield* applyStateOverrides(machine, request.stateOverrides);
    return yield* run(machine, block, message, context.gasCap);
  });
}

function prepared<T>(
  context: ExecutionContext,
  { number, timestamp }: BlockContext,
  { shared, known, simulated = null, keeps = true }: Parts,
  run: (machine: Machine) => Running<T>,
): PreparedJob<T> {
  const { base, maxReads, chainPrecompiles } = context;
  const rules = rulesFor(context, hardforkAt(context.forks, number, timestamp));
  const standard = standardPrecompiles(rules);
  const values = new Values(shared, {
    state: `${base.hash} ${stateHeightOf(base)}`,
    known,
    maxReads,
    chainPrecompiles,
    isStandard: (address) => standard.has(address) || (address === P256_ADDRESS && chainPrecompiles.includes(address)),
    knownHash: hashesUpTo(context, simulated),
  });
  const permissions = context.rules?.permissions ?? null;
  const state = keeps ? (known?.number ?? 0) : 0;
  const binding = { source: values, state, chainPrecompiles, permissions, refusals: refusalsOf(rules) };
  return {
    rules,
    values,
    *start(machine) {
      machine.bind(binding);
      return yield* run(machine);
    },
  };
}

function refusalsOf({ failing, refused }: EvmRules): MachineRefusals {
  return {
    instruction: (code) => {
      const { name = '', reason = '' } = failing.find(({ opcode }) => opcode === code) ?? {};
      return executionUnsupported(name, `the node's own EVM fails at it: ${reason}`);
    },
    precompile: (address) => {
      const refusal = refused.find((precompile) => precompile.address === address);
      return refusal === undefined
        ? goCodeUnsupported(address, { listed: 'precompiles' })
        : new NodeFailure(refusal.reason);
    },
  };
}

/** Rules in use, by what they were made of. */
const KNOWN_RULES = new LRUCache<string, EvmRules>({ max: 32 });

/** The node's rules with the configured code limit; those of the fork for blocks of another fork than was probed. */
function rulesFor({ rules = null, maxCodeBytes, forks: { chainId } }: ExecutionContext, hardfork: Hardfork): EvmRules {
  const key = `${chainId} ${hardfork} ${maxCodeBytes} ${rules?.hardfork === hardfork ? textOf(rules) : ''}`;
  const known = KNOWN_RULES.get(key) ?? makeRules({ rules, maxCodeBytes }, chainId, hardfork);
  KNOWN_RULES.set(key, known);
  return known;
}

const TEXTS = new WeakMap<NodeRules, string>();

function textOf(rules: NodeRules): string {
  // Permissions are bound for each execution.
  const text = TEXTS.get(rules) ?? JSON.stringify({ ...rules, permissions: undefined });
  TEXTS.set(rules, text);
  return text;
}

function makeRules(
  { rules = null, maxCodeBytes }: Pick<ExecutionContext, 'rules' | 'maxCodeBytes'>,
  chainId: bigint,
  hardfork: Hardfork,
): EvmRules {
  if (rules?.hardfork !== hardfork) return rulesOfFork(chainId, hardfork, maxCodeBytes);
  const { permissions: _, eips, ...node } = rules;
  const made = { ...node, chainId, hardfork, eips: new Set(eips) };
  if (maxCodeBytes === null) return made;
  return { ...made, maxCodeBytes, maxInitCodeBytes: maxCodeBytes * 2, maxCreationBytes: maxCodeBytes * 2 };
}

/** Hashes of the base block and those below. A pending block is not in the chain, but it has a hash. */
function hashesUpTo(
  { base, hidesHashes }: ExecutionContext,
  simulated: ReadonlyMap<number, Hash> | null,
): ValuesOptions['knownHash'] {
  if (hidesHashes === true) return () => null;
  return (number) => {
    const known = simulated?.get(number);
    if (known !== undefined) return known;
    if (number >= base.number) return number === base.number ? base.hash : null;
    return undefined;
  };
}

/**
 * What a job is likely to read: senders and recipients. Each key is the same for jobs that read much the same: the
 * first for the whole job, as calls of one function or the transactions of one block, others for its parts.
 */
export function likelyReads(job: Job): { keys: string[]; reads: ReadQuestion[] } {
  const keys = job.operation === 'traceTransactions' ? [`block ${job.context.base.hash}`] : [];
  const reads: ReadQuestion[] = [];
  for (const { from, to, data, accessList } of likelyCalls(job)) {
    for (const address of [from, to])
      if (typeof address === 'string') reads.push({ read: 'account', of: [normalizeAddress(address)] });
    if (typeof to === 'string') keys.push(`${normalizeAddress(to)} ${data.slice(0, SELECTOR_DIGITS)}`);
    for (const { address, storageKeys } of accessList ?? []) {
      reads.push({ read: 'account', of: [normalizeAddress(address)] });
      for (const slot of storageKeys)
        reads.push({ read: 'storage', of: [normalizeAddress(address), storageSlot(slot)] });
    }
  }
  return { keys, reads };
}

/** 0x and four bytes. */
const SELECTOR_DIGITS = 10;

type LikelyCall = Pick<CallObject, 'from' | 'to' | 'accessList'> & { data: string };

/** The calls that begin the same way however the others end. */
function likelyCalls(job: Job): LikelyCall[] {
  switch (job.operation) {
    case 'call':
    case 'estimateGas':
    case 'createAccessList':
      return [likelyCall(job.request.call)];
    case 'simulate':
      return [likelyCall(job.request.payload.blockStateCalls[0]?.calls?.[0] ?? {})];
    case 'traceCalls':
      return [...job.request.first.map(likelyTransaction), ...job.request.calls.map(({ call }) => likelyCall(call))];
    case 'traceTransactions': {
      const { transactions, traced } = job.request;
      return transactions.slice(0, traced === 'all' ? undefined : traced + 1).map(likelyTransaction);
    }
  }
}

function likelyCall(call: CallObject): LikelyCall {
  return { ...call, data: call.input ?? call.data ?? '0x' };
}

function likelyTransaction({ transaction: { from, to, input, accessList } }: ReplayedTransaction): LikelyCall {
  return { from, to, data: encodeData(input.subarray(0, 4)), ...(accessList !== null && { accessList }) };
}
