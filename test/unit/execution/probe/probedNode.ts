/** A node whose EVM has given rules: an EVM of the gateway that executes calls as a node's query does. */
import type { CallObject } from '../../../../generated/types.js';
import { QueryFailed } from '../../../../src/chain/chainErrors.js';
import type { CallOutcome, EvmParameters } from '../../../../src/chain/state.js';
import { PROBED_ACCOUNTS, PROBED_PRECOMPILES } from '../../../../src/execution/probe/probes.js';
import { ExecutionError, NodeFailure } from '../../../../src/execution/refusals/executionError.js';
import { scheduledEips, type Hardfork } from '../../../../src/evm/hardfork.js';
import type { NodeRules } from '../../../../src/execution/rules/nodeRules.js';
import { FakeChain } from '../fakeChain.js';
import { call, type RunOptions } from '../run.js';

const PANIC = 'runtime error: invalid memory address or nil pointer dereference';
const BLOBBASEFEE = { opcode: 0x4a, name: 'BLOBBASEFEE', reason: PANIC };
const ALL = PROBED_PRECOMPILES.map(({ address }) => address);
const P256 = ALL.at(-1) as (typeof ALL)[number];
const NO_CREATION_LIMIT = { maxCodeBytes: 24_576, maxCreationBytes: null };

function eipsOf(hardfork: Hardfork, { with: added = [], without = [] }: { with?: number[]; without?: number[] } = {}) {
  return [...scheduledEips(hardfork), ...added].filter((eip) => !without.includes(eip)).sort((a, b) => a - b);
}

/** Evmos v20, cosmos/evm v0.3.2 and its main branch: what was seen of their EVMs on running nodes. */
export const RULES = {
  evmos: {
    hardfork: 'london',
    eips: eipsOf('london', { with: [3855] }),
    failing: [],
    surcharges: [],
    absent: ALL,
    refused: [],
    warm: PROBED_ACCOUNTS.slice(0, 10),
    billsFloor: false,
    ...NO_CREATION_LIMIT,
    maxInitCodeBytes: null,
  },
  cosmosEvm03: {
    hardfork: 'prague',
    eips: eipsOf('prague', { without: [7623, 2537] }),
    failing: [BLOBBASEFEE],
    surcharges: [],
    absent: [P256],
    refused: ALL.slice(0, -1).map((address) => ({
      address,
      reason: `precompiled contract not stored in memory: ${address}`,
    })),
    warm: PROBED_ACCOUNTS.slice(0, 0x12),
    billsFloor: false,
    ...NO_CREATION_LIMIT,
    maxInitCodeBytes: 49_152,
  },
  cosmosEvmMain: {
    hardfork: 'prague',
    eips: eipsOf('prague'),
    failing: [BLOBBASEFEE],
    surcharges: [],
    absent: [P256],
    refused: [],
    warm: PROBED_ACCOUNTS.slice(0, 0x12),
    billsFloor: false,
    ...NO_CREATION_LIMIT,
    maxInitCodeBytes: 49_152,
  },
  osaka: {
    hardfork: 'prague',
    eips: eipsOf('prague', { with: [7823, 7883, 7939, 7951] }),
    failing: [],
    surcharges: [],
    absent: [],
    refused: [],
    warm: PROBED_ACCOUNTS,
    billsFloor: true,
    maxCodeBytes: 24_576,
    maxInitCodeBytes: 49_152,
    maxCreationBytes: 49_152,
  },
} satisfies Record<string, NodeRules>;

export class ProbedNode extends FakeChain {
  rules: NodeRules;
  /** Calls that the node has executed. */
  calls = 0;
  fingerprint = '';
  /** Answers each call, where the node is not what it seems. */
  answer: ((call: CallObject) => Promise<CallOutcome>) | null = null;

  constructor(rules: NodeRules) {
    super();
    this.rules = rules;
    if (rules.hardfork === 'london') this.schedule = { shanghaiTime: null, cancunTime: null, pragueTime: null };
  }

  override evmParameters(height: number): Promise<EvmParameters> {
    return Promise.resolve({ height, precompiles: [], permissions: null, fingerprint: this.fingerprint });
  }

  override async call(asked: CallObject): Promise<CallOutcome> {
    this.calls += 1;
    return this.answer === null ? this.execute(asked) : this.answer(asked);
  }

  /** A query fails at what makes the EVM panic; what the code does wrong is an outcome. */
  async execute(asked: CallObject, options: RunOptions = {}): Promise<CallOutcome> {
    try {
      return await call(this.#chain(), asked, { rules: this.rules, ...options });
    } catch (error) {
      if (error instanceof NodeFailure)
        return { returnData: '0x' as CallOutcome['returnData'], vmError: error.message, gasUsed: null };
      if (!(error instanceof ExecutionError)) throw error;
      const panics = error.rpc.name === 'featureNotSupported';
      throw new QueryFailed(panics ? PANIC : error.message, 6, 'sdk');
    }
  }

  /** Its state, without the node over it: the node does not ask itself what is behind an address. */
  #chain(): FakeChain {
    const chain = new FakeChain(Object.fromEntries(this.accounts));
    chain.schedule = this.schedule;
    return chain;
  }
}
