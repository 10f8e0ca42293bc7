/** Imported first, it puts the engine to the tests of calls that are traced on the embedded chain, billed as there. */
import type { CallObject } from '../../../../generated/types.js';
import { createChainConfig } from '../../../../src/devchain/app/devChainConfig.js';
import { billedGas } from '../../../../src/devchain/app/state/blockRecord.js';
import { Machine, type Running } from '../../../../src/evm/machine.js';
import { traceExecution, type TraceEnd } from '../../../../src/evm/next/tracers/traceExecution.js';
import { applyMessage } from '../../../../src/evm/next/transition.js';
import { rulesOfFork } from '../../../../src/evm/rules.js';
import { SharedValues, Values } from '../../../../src/evm/values.js';
import { contextOf } from '../../../../src/execution/blockContext.js';
import { parseDuration } from '../../../../src/execution/tracers/duration.js';
import { Sandbox } from '../../../../src/execution/tracers/javascript/sandbox.js';
import { Deadline, TraceFailed, TraceSize } from '../../../../src/execution/tracers/traceLimits.js';
import { boundGas, decodeCall, type GasBoundMessage } from '../../../../src/execution/transition/message.js';
import { FakeChain, headBlock, type FakeAccount } from '../../execution/fakeChain.js';
import { traceOn, type TestAccounts, type TraceCall, type TraceRequest } from '../../execution/tracers/tracedCall.js';

const config = createChainConfig();
const block = { ...contextOf(headBlock({ number: 1, miner: config.operator })), baseFeePerGas: 0n };
const RESUMPTION = { share: 3_000_000n, mostPrecompile: 2n ** 63n };
const NO_OPTIONS = { disableStack: false, disableStorage: false, enableMemory: false, enableReturnData: false };

traceOn(async (genesis): Promise<TraceCall> => {
  const machine = new Machine(rulesOfFork(config.evmChainId, 'prague'));
  machine.shares = RESUMPTION;
  return async (call, request = {}) => {
    for (let loading = Sandbox.prepare(1); loading !== null; loading = Sandbox.prepare(1)) await loading;
    bind(machine, genesis);
    try {
      return JSON.parse(Buffer.from(run(trace(machine, call, request))).toString()) as unknown;
    } catch (error) {
      if (error instanceof TraceFailed) return `rpc error: code = Internal desc = ${error.message}: unknown request`;
      throw error;
    }
  };
});

function trace(machine: Machine, call: CallObject, request: TraceRequest): Running<Uint8Array> {
  const { tracer = '', tracerConfig = {}, timeout = '60s', options = {}, gasCap = 1_000_000n } = request;
  const message = boundGas(decodeCall(call, config.evmChainId), gasCap);
  const { nonce } = machine.account(message.from);
  const place = { nonce, gasPrice: 0n, hash: null, index: 0, blockHash: null };
  const choice = { ...NO_OPTIONS, limit: 0, tracer, tracerConfig: JSON.stringify(tracerConfig), ...options };
  const limits = { deadline: new Deadline(parseDuration(timeout) ?? 0), size: new TraceSize(), abandons: true };
  const execution = { ...message, ...place, input: message.data };
  return traceExecution({ machine, block, options: choice }, execution, limits, () => runBilled(machine, message));
}

function* runBilled(machine: Machine, message: GasBoundMessage): Running<TraceEnd> {
  const { vmError: error, gasUsed } = yield* applyMessage(machine, block, message, { validate: false });
  return { gasUsed: error === '' ? billedGas(gasUsed, message.gas, config) : 0n, error };
}

function run<T>(running: Running<T>): T {
  for (let step = running.next(); ; step = running.next(RESUMPTION)) if (step.done === true) return step.value;
}

function bind(machine: Machine, genesis: TestAccounts): void {
  const chain = new FakeChain(Object.fromEntries(Object.entries(genesis).map(([key, account]) => [key, fake(account)])));
  const source = new Values(new SharedValues(), {
    baseHash: headBlock().hash,
    maxReads: 1000,
    chainPrecompiles: [],
    isStandard: (address) => machine.precompiles.has(address),
    knownHash: () => null,
    askNow: (question) => chain.answerNow(question),
  });
  const refusals = {
    instruction: (opcode: number): Error => new Error(`instruction ${opcode}`),
    precompile: (address: string): Error => new Error(`precompile ${address}`),
  };
  machine.bind({ source, chainPrecompiles: [], permissions: null, refusals });
  machine.setBlock(block);
}

function fake({ storage = {}, code = '', ...account }: TestAccounts[keyof TestAccounts]): FakeAccount {
  const slots = Object.entries(storage).map(([slot, value]) => [BigInt(slot).toString(), BigInt(value)]);
  return { ...account, code: `0x${code}`, storage: Object.fromEntries(slots) as Record<string, bigint> };
}
