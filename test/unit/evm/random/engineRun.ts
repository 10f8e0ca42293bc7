/** The messages of a case on the engine. */
import {
  bigIntToBytes,
  bytesToBigInt,
  decodeData,
  encodeData,
  encodeWord,
  NO_BYTES,
} from '../../../../src/ethereum/hex.js';
import { EMPTY_CODE_HASH, keccakHash } from '../../../../src/ethereum/keccak.js';
import type { AccountValue, StateSource } from '../../../../src/evm/answers.js';
import type { Hardfork } from '../../../../src/evm/hardfork.js';
import { Machine, ValuesMissing, type Running, type Shares } from '../../../../src/evm/machine.js';
import type { TracerChoice } from '../../../../src/execution/tracers/createTracer.js';
import { traceExecution } from '../../../../src/execution/tracers/traceExecution.js';
import { warmFromStart } from '../../../../src/execution/transition/transition.js';
import { computePrecompile } from '../../../../src/evm/precompile.js';
import { rulesOfFork } from '../../../../src/evm/rules.js';
import { Deadline, TraceSize } from '../../../../src/execution/tracers/traceLimits.js';
import { hashOf } from '../../execution/fakeChain.js';
import { frameOf, type Frame, type ShownFrame } from './frames.js';
import { shownAccess, type RandomOutcome, type RanMessage } from './outcomes.js';
import { CHAIN_ID, type Edit, type RandomMessage, type Scenario } from './scenario.js';
import { copied, shown, type ShownState, type State } from './states.js';

/** How a message ran, was undone, and ran again. */
export interface EngineRun extends RanMessage {
  /** The outcome of the same message before it was undone. */
  undone: RandomOutcome;
  /** The state before the message, and after it was undone. */
  before: ShownState;
  after: ShownState;
}

/** How a message runs that should end like any other. */
interface Way {
  shares: Shares;
  wantsWords: boolean;
}

/** At once. */
const PLAIN: Way = { shares: { share: 2n ** 63n, mostPrecompile: 2n ** 63n }, wantsWords: false };
/** So little work at once that most messages pause, and that long precompiles are computed elsewhere. */
const PAUSING: Way = { shares: { share: 500n, mostPrecompile: 100_000n }, wantsWords: true };

const machines = new Map<Hardfork, Machine>();

/** A machine serves all cases of its fork, as machines serve all calls of a chain. */
function machineOf(hardfork: Hardfork): Machine {
  const known = machines.get(hardfork);
  if (known !== undefined && !known.isSpent) return known;
  const machine = new Machine(rulesOfFork(CHAIN_ID, hardfork));
  machines.set(hardfork, machine);
  return machine;
}

/** Runs the messages one after the other: each with many pauses, undone, and once more without. */
export function runOnEngine(scenario: Scenario): EngineRun[] {
  const { world, messages } = scenario;
  const machine = machineOf(scenario.hardfork);
  bind(machine, scenario, sourceOf(world));
  edit(machine, scenario.edits);
  machine.keep();
  return messages.map((message) => {
    const before = stateOf(machine, world);
    const undone = runMessage(machine, message, PAUSING);
    machine.undo();
    const after = readBack(machine, before);
    const outcome = runMessage(machine, message, PLAIN);
    const accessed = shownAccess(machine.accessed(), message, warmFromStart(machine, message));
    machine.keep();
    return { undone, before: shown(before), after, outcome, state: shown(stateOf(machine, world)), accessed };
  });
}

/** Runs the first message alone on a source that lacks each value until it was asked for it once. */
export function attemptOnEngine(scenario: Scenario): RandomOutcome {
  const machine = machineOf(scenario.hardfork);
  const known = new Set<string>();
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const missing = new Set<string>();
    bind(machine, scenario, lacking(sourceOf(scenario.world), known, missing));
    try {
      edit(machine, scenario.edits);
      machine.keep();
      return runMessage(machine, scenario.messages[0], PLAIN);
    } catch (error) {
      if (!(error instanceof ValuesMissing)) throw error;
      for (const question of missing) known.add(question);
    }
  }
  throw new Error('each attempt lacks a value');
}

/** Runs the first message with the callTracer. */
export function traceOnEngine(scenario: Scenario): Frame {
  const machine = machineOf(scenario.hardfork);
  bind(machine, scenario, sourceOf(scenario.world));
  edit(machine, scenario.edits);
  machine.keep();
  const [message] = scenario.messages;
  const nonce = prepare(machine, message);
  const { from, to, gas, gasPrice, value, data: input } = message;
  const accessList = [...message.accessList];
  const running = traceExecution(
    { machine, block: scenario.block, options: CALL_TRACER },
    { ...{ from, to, nonce, gas, gasPrice, value, input, accessList }, ...NO_TRANSACTION },
    {
      deadline: new Deadline(TRACE_MS),
      size: new TraceSize(MAX_TRACE_BYTES, () => new Error('the trace is too large')),
    },
    function* () {
      const { gasUsed, vmError: error } = yield* machine.run({ ...message, refund: 0n, wantsWords: true });
      return { gasUsed, error };
    },
  );
  machine.shares = PAUSING.shares;
  const trace = ended(running, PAUSING.shares);
  machine.undo();
  // The JSON of the callTracer.
  return frameOf(JSON.parse(Buffer.from(trace).toString()) as ShownFrame);
}

const CALL_TRACER: TracerChoice = {
  ...{ tracer: 'callTracer', tracerConfig: '', limit: 0 },
  ...{ disableStack: false, disableStorage: false, enableMemory: false, enableReturnData: false },
};
const NO_TRANSACTION = { authorizationList: null, hash: null, index: 0, blockHash: null };
const TRACE_MS = 600_000;
const MAX_TRACE_BYTES = 100_000_000;

/** More than values that a message asks for. */
const MOST_ATTEMPTS = 1_000;

function bind(machine: Machine, { block }: Scenario, source: StateSource): void {
  const refuses = (): Error => new Error('everything runs here');
  const refusals = { instruction: refuses, precompile: refuses };
  machine.bind({ source, chainPrecompiles: [], permissions: null, refusals });
  machine.setBlock(block);
}

function runMessage(machine: Machine, message: RandomMessage, { shares, wantsWords }: Way): RandomOutcome {
  prepare(machine, message);
  machine.shares = shares;
  const { vmError, gasUsed, refund, returnData, logs } = ended(
    machine.run({ ...message, refund: 0n, wantsWords }),
    shares,
  );
  return {
    ...{ succeeds: vmError === '', gasUsed, refund, output: encodeData(returnData) },
    logs: logs.map(({ address, topics, data }) => ({ address, topics, data: encodeData(data) })),
  };
}

/** Uses the nonce that it returns. */
function prepare(machine: Machine, { from, edits }: RandomMessage): bigint {
  edit(machine, edits);
  const { nonce, balance } = machine.account(from);
  machine.setAccount(from, nonce + 1n, balance);
  return nonce;
}

function edit(machine: Machine, edits: readonly Edit[]): void {
  for (const { address, account, code, storage, wipes } of edits) {
    if (account !== undefined) machine.setAccount(address, account.nonce, account.balance);
    if (code !== undefined) machine.setCode(address, code);
    const slots = [...(storage ?? [])].map(([slot, value]) => [wordOf(slot), wordOf(value)] as const);
    if (slots.length > 0 || wipes) machine.setStorage(address, slots, wipes);
  }
}

function wordOf(value: bigint): Uint8Array {
  return decodeData(encodeWord(value));
}

function ended<T>(running: Running<T>, shares: Shares): T {
  let step = running.next();
  while (step.done !== true) {
    const { value: pause } = step;
    const precompile = pause.kind === 'precompile' ? { precompile: computePrecompile(pause.call) } : {};
    step = running.next({ ...shares, ...precompile });
  }
  return step.value;
}

function sourceOf(world: State): StateSource {
  return {
    account: (address) => {
      const account = world.get(address);
      if (account === undefined) return null;
      const codeHash = account.code.length === 0 ? EMPTY_CODE_HASH : keccakHash(account.code);
      return { nonce: account.nonce, balance: account.balance, codeHash };
    },
    code: (address) => world.get(address)?.code ?? NO_BYTES,
    storage: (address, slot) => bigIntToBytes(world.get(address)?.storage.get(BigInt(slot)) ?? 0n),
    blockHash: hashOf,
    mayRun: () => true,
  };
}

/** A source that has only the values in `known`, and notes what else it is asked for. */
function lacking(source: StateSource, known: ReadonlySet<string>, missing: Set<string>): StateSource {
  const has = (...question: readonly unknown[]): boolean => {
    const name = question.join(' ');
    if (!known.has(name)) missing.add(name);
    return known.has(name);
  };
  return {
    account: (address) => (has('account', address) ? source.account(address) : undefined),
    code: (address, codeHash) => (has('code', codeHash) ? source.code(address, codeHash) : undefined),
    storage: (address, slot) => (has('slot', address, slot) ? source.storage(address, slot) : undefined),
    blockHash: (blockNumber) => (has('block', blockNumber) ? source.blockHash(blockNumber) : undefined),
    mayRun: (address, codeHash) => (has('run', address, codeHash) ? source.mayRun(address, codeHash) : undefined),
  };
}

/** The world with all changes since the machine was bound. */
function stateOf(machine: Machine, world: State): State {
  const state = copied(world);
  for (const { address, account, wiped, code, slots } of machine.changes()) {
    const storage = wiped ? new Map<bigint, bigint>() : (state.get(address)?.storage ?? new Map<bigint, bigint>());
    for (const { slot, value } of slots) storage.set(bytesToBigInt(decodeData(slot)), value);
    if (account === null) state.delete(address);
    else state.set(address, { ...account, code: codeOf(account, code, world), storage });
  }
  return state;
}

/** The accounts and slots of `expected` as the machine reads them, and the slots that most programs use. */
function readBack(machine: Machine, expected: State): ShownState {
  const state: State = new Map();
  for (const [address, { storage }] of expected) {
    const { nonce, balance } = machine.account(address);
    const slots = [0n, 1n, 2n, 2n ** 256n - 1n, ...storage.keys()];
    const values = slots.map((slot) => [slot, machine.storageAt(address, encodeWord(slot))] as const);
    state.set(address, { nonce, balance, code: machine.codeAt(address), storage: new Map(values) });
  }
  return shown(state);
}

/** The engine leaves out code that an account below has. */
function codeOf({ codeHash }: AccountValue, code: Uint8Array, world: State): Uint8Array {
  if (code.length > 0 || codeHash === EMPTY_CODE_HASH) return code;
  const found = [...world.values()].find((account) => keccakHash(account.code) === codeHash);
  if (found === undefined) throw new Error('code and hash belong together');
  return found.code;
}
