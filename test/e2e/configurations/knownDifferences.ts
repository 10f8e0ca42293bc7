/**
 * Where the node's own server differs from Halley in the matrix, why Halley is right, and what is right there: another
 * source says it. A difference that is not listed is wrong, one whose value is not the right one too, and one that no
 * chain of its release shows any more fails the matrix.
 */
import { encodeErrorResult, parseAbi, type Hex } from 'viem';
import { hex } from '../../support/rpc.js';
import type { Release } from './configuration.js';
import type { Expected } from './expected.js';
import type { Difference, Place } from './place.js';

/** The part of a run's user that finds out what is right. */
export interface Witness {
  readonly expected: Expected;
  /** What the node's own server answers. */
  node<T>(method: string, ...params: unknown[]): Promise<T>;
  /** Whether the node takes a transaction of this price. */
  isTaken(price: bigint): Promise<boolean>;
  /** Waits for a block. */
  reach(block: number): Promise<void>;
}

/** A known difference of the node's own server. */
export interface KnownDifference {
  releases: readonly Release[];
  /** The methods that show it. */
  methods: RegExp;
  /** Path in the answer; `[]` is any index, `answer` that the node answers with an error. */
  path: RegExp;
  /** Why Halley's answer is right. */
  reason: string;
  /** What the node's value must be like. */
  theirs?: (theirs: unknown) => boolean;
  /** What Halley's value must be; when absent, the value at this place of what `Expected` makes. */
  right?: (user: Witness, question: Question) => unknown;
  /** Whether only some of the configurations show it, so that quick tests may not meet it. */
  rare?: boolean;
  /** The configurations that may show it; all when absent. */
  where?: (place: Place) => boolean;
}

/** What was asked, and how the answers differ. */
export interface Question extends Difference {
  method: string;
  params: readonly unknown[];
}

const isAbsent = (theirs: unknown) => theirs === undefined || theirs === null;
const hasNoMethod = (theirs: unknown) => (theirs as { code: number }).code === -32601;
const BLOCKS = /^eth_getBlockBy/;

const WITH_PREFIX = /^rpc error: code = \w+ desc = (.*)$/s;
const withoutPrefix = (theirs: unknown) => WITH_PREFIX.exec(String(theirs))?.[1];

export const knownDifferences: readonly KnownDifference[] = [
  {
    releases: ['v0.3.2'],
    methods: BLOCKS,
    path: /^baseFeePerGas$/,
    reason: 'a block shows the base fee it was priced with; the server shows the fee that it sets for the next one',
  },
  {
    releases: ['v0.3.2'],
    methods: BLOCKS,
    path: /^(withdrawalsRoot|withdrawals|blobGasUsed|excessBlobGas|parentBeaconBlockRoot|requestsHash)$/,
    reason: 'a chain with Shanghai, Cancun and Prague has it (EIP-4895, 4844, 4788, 7685)',
    theirs: isAbsent,
  },
  {
    releases: ['v0.3.2'],
    methods: BLOCKS,
    path: /^size$/,
    reason: 'size is the length of the RLP of the block; the server shows that of the consensus block',
  },
  {
    releases: ['v0.3.2'],
    methods: BLOCKS,
    path: /^(transactionsRoot|receiptsRoot)$/,
    reason:
      'the roots are of tries over transactions and receipts; the server shows a hash of consensus and the empty root',
  },
  {
    releases: ['v0.3.2'],
    methods: /^eth_getBlockBy|^eth_getTransactionByHash$/,
    path: /^(transactions\[\]\.)?yParity$/,
    reason: 'typed transactions carry it beside v',
    theirs: isAbsent,
  },
  {
    releases: ['v0.3.2'],
    methods: /^eth_getBlockBy|^eth_getTransactionByHash$|Receipts?$/,
    path: /^(transactions\[\]\.gasPrice|gasPrice|(\[\]\.)?effectiveGasPrice)$/,
    reason: 'what was paid follows from the base fee of the block, not from that of the next one',
  },
  {
    releases: ['v0.3.2'],
    methods: /^eth_getLogs$|Receipts?$/,
    path: /blockTimestamp$/,
    reason: 'every log carries the time of its block',
    theirs: isAbsent,
  },
  {
    releases: ['v0.3.2'],
    methods: /^eth_feeHistory$/,
    path: /^(baseFeePerGas\[\]|reward\[\]\[\])$/,
    reason: 'it has the fees of the blocks that it lists; the server has those of the blocks after them',
  },
  {
    releases: ['v0.3.2'],
    methods: /^eth_feeHistory$/,
    path: /^(baseFeePerBlobGas|blobGasUsedRatio)$/,
    reason: 'the answer has both since Cancun (execution-apis)',
    theirs: isAbsent,
  },
  {
    releases: ['v0.3.2'],
    methods: /^eth_call$/,
    path: /^error\.data$/,
    reason: 'the data of a revert is what the contract returned, in hex; the server sends the text in it',
    right: (_user, { theirs }) =>
      encodeErrorResult({ abi: parseAbi(['error Error(string)']), errorName: 'Error', args: [String(theirs)] }),
  },
  {
    releases: ['v0.3.2'],
    methods: /^debug_traceCall$/,
    path: /^answer$/,
    reason: 'the server lacks the method, and has calls and estimates',
    theirs: hasNoMethod,
    right: (user, { params: [call, block] }) => frameOfCall(user, call as Call, block),
  },
  {
    releases: ['v0.3.2', 'v0.7.3'],
    methods: /./,
    path: /^error\.message$/,
    reason: 'the words are the same without the prefix of gRPC',
    theirs: (theirs) => withoutPrefix(theirs) !== undefined,
    right: (_user, { theirs }) => withoutPrefix(theirs),
    rare: true,
  },
  {
    releases: ['v0.3.2', 'v0.7.3'],
    methods: /^eth_maxPriorityFeePerGas$/,
    path: /^$/,
    reason: 'without a base fee the tip is all that is paid, and the node takes no transaction below its minimum price',
    theirs: (theirs) => theirs === '0x0',
    right: (user, { ours }) => lowestPrice(user, ours),
    where: ({ configuration }) => configuration.chain.baseFee === false,
    rare: true,
  },
  {
    releases: ['v0.3.2', 'v0.7.3'],
    methods: BLOCKS,
    path: /^miner$/,
    reason: 'the operator of the proposer is known although the node has removed the state of that block',
    theirs: (theirs) => Number(theirs) === 0,
    where: ({ configuration }) => configuration.prunes === true,
    rare: true,
  },
  {
    releases: ['v0.7.3'],
    methods: BLOCKS,
    path: /^totalDifficulty$/,
    reason: 'clients that read older chains expect it; newer releases dropped it',
    theirs: isAbsent,
  },
  {
    releases: ['v0.7.3'],
    methods: /^eth_feeHistory$/,
    path: /^baseFeePerGas\[\]$/,
    reason:
      'the last entry is the base fee of the next block; the server estimates it with integers, and is 1 wei too low ' +
      'where the chain rounds its decimals the other way; without a base fee or a gas limit it knows nothing better',
    rare: true,
  },
  {
    releases: ['v0.7.3'],
    methods: /^debug_traceCall$/,
    path: /^gasUsed$/,
    reason: 'it is what the call used; the server shows at least the half of the gas limit (min_gas_multiplier)',
    right: (user, { params, ours }) => gasUsedWithLittle(user, params, ours),
  },
  {
    releases: ['v0.3.2', 'v0.7.3'],
    methods: /^(eth_(getTransaction|getBlock|getLogs|feeHistory)|txpool_content)/,
    path: /^(answer)?$/,
    reason: 'the server cannot answer for blocks whose results the node discarded',
    theirs: (theirs) => theirs === null || isError(theirs) || isEmpty(theirs),
    where: ({ configuration }) => configuration.nodeKeepsResults === false,
    rare: true,
  },
  {
    releases: ['v0.3.2', 'v0.7.3'],
    methods: /^eth_maxPriorityFeePerGas$/,
    path: /^answer$/,
    reason: 'the server cannot answer for blocks whose results the node discarded',
    right: (user, { ours }) => advisedTip(user, ours),
    where: ({ configuration }) => configuration.nodeKeepsResults === false,
    rare: true,
  },
];

interface Call {
  from: string;
  to: string;
  data: Hex;
  gas: string;
}

/** The one frame of a call that calls nothing, from what the node answers to calls and estimates. */
async function frameOfCall(user: Witness, { from, to, data, gas }: Call, block: unknown): Promise<object> {
  const call = { from, to, data };
  const output = await user.node<string>('eth_call', call, block);
  const gasUsed = await user.node('eth_estimateGas', call, block);
  return { type: 'CALL', from, to, gas, gasUsed, input: data, value: '0x0', ...(output !== '0x' && { output }) };
}

/** What the node itself shows where half of the limit is less. */
async function gasUsedWithLittle(user: Witness, [call, ...more]: readonly unknown[], ours: unknown): Promise<unknown> {
  const gas = hex(Math.floor(Number(ours) * 1.5));
  const frame = await user.node<{ gasUsed: string }>('debug_traceCall', { ...(call as Call), gas }, ...more);
  return frame.gasUsed;
}

/** The price, if the node takes a transaction that pays it, and none that pays 1 wei less. */
async function lowestPrice(user: Witness, ours: unknown): Promise<string> {
  const price = BigInt(String(ours));
  const isLowest = !(await user.isTaken(price - 1n)) && (await user.isTaken(price));
  return isLowest ? hex(price) : `not ${hex(price)}`;
}

/** The tip follows from the base fee of the newest block or the next one, which each sees a moment sooner or later. */
async function advisedTip(user: Witness, ours: unknown): Promise<string | undefined> {
  const head = Number(await user.node('eth_blockNumber'));
  await user.reach(head + 1);
  const tips = await Promise.all([head + 1, head, head - 1].map((number) => user.expected.advisedTip(number)));
  return tips.find((tip) => tip === ours) ?? tips[0];
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function isError(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

/** The entry of the list that explains a difference; undefined for none. */
export function knownDifference(
  place: Place,
  method: string,
  { path, theirs }: Pick<Difference, 'path' | 'theirs'>,
): KnownDifference | undefined {
  return knownDifferences.find(
    (known) =>
      known.releases.includes(place.release) &&
      known.methods.test(method) &&
      known.path.test(path) &&
      known.where?.(place) !== false &&
      known.theirs?.(theirs) !== false,
  );
}

/** What Halley's value must be where a known difference is. */
export async function rightValue(user: Witness, known: KnownDifference, question: Question): Promise<unknown> {
  if (known.right !== undefined) return known.right(user, question);
  let value = await user.expected.answer(question.method, question.params);
  // The keys of a path come from the answer itself.
  for (const key of question.keys) value = (value as Record<string | number, unknown> | undefined)?.[key];
  return value;
}
