/**
 * Where the node's own server differs from Halley in the matrix, and why Halley is right. A difference that is not
 * listed is wrong, and one that no chain of its release shows any more fails the matrix.
 */
import type { Release } from './configurations.js';
import type { Difference, Place } from './user.js';

/** A known difference of the node's own server. */
export interface KnownDifference {
  releases: readonly Release[];
  /** The methods that show it. */
  methods: RegExp;
  /** Path in the answer; `[]` is any index, `answer` that the node answers with an error. */
  path: RegExp;
  /** Why Halley's answer is right. */
  reason: string;
  /** What must hold of the two values, beyond being different. */
  holds?: (ours: unknown, theirs: unknown) => boolean;
  /** Whether only some of the configurations show it, so that quick tests may not meet it. */
  rare?: boolean;
  /** The configurations that may show it; all when absent. */
  where?: (place: Place) => boolean;
}

const isAbsent = (_ours: unknown, theirs: unknown) => theirs === undefined || theirs === null;
const BLOCKS = /^eth_getBlockBy/;

const WITH_PREFIX = /^rpc error: code = \w+ desc = (.*)$/s;

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
    holds: isAbsent,
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
    holds: isAbsent,
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
    holds: isAbsent,
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
    holds: isAbsent,
  },
  {
    releases: ['v0.3.2'],
    methods: /^eth_call$/,
    path: /^error\.data$/,
    reason: 'the data of a revert is what the contract returned, in hex; the server sends the text in it',
    holds: (ours, theirs) => theirs === 'not today' && String(ours).startsWith('0x08c379a0'),
  },
  {
    releases: ['v0.3.2'],
    methods: /^debug_traceCall$/,
    path: /^answer$/,
    reason: 'the server lacks the method; the steps compare the output with that of eth_call',
    holds: (_ours, theirs) => (theirs as { code: number }).code === -32601,
  },
  {
    releases: ['v0.3.2', 'v0.7.3'],
    methods: /./,
    path: /^error\.message$/,
    reason: 'the words are the same without the prefix of gRPC',
    holds: (ours, theirs) => WITH_PREFIX.exec(String(theirs))?.[1] === ours,
    rare: true,
  },
  {
    releases: ['v0.3.2', 'v0.7.3'],
    methods: /^eth_maxPriorityFeePerGas$/,
    path: /^$/,
    reason: 'without a base fee the tip is all that is paid, and the node takes no transaction below its minimum price',
    holds: (ours, theirs) => theirs === '0x0' && Number(ours) > 0,
    where: ({ configuration }) => configuration.chain.baseFee === false,
    rare: true,
  },
  {
    releases: ['v0.3.2', 'v0.7.3'],
    methods: BLOCKS,
    path: /^miner$/,
    reason: 'the operator of the proposer is known although the node has removed the state of that block',
    holds: (_ours, theirs) => Number(theirs) === 0,
    where: ({ configuration }) => configuration.prunes === true,
    rare: true,
  },
  {
    releases: ['v0.7.3'],
    methods: BLOCKS,
    path: /^totalDifficulty$/,
    reason: 'clients that read older chains expect it; newer releases dropped it',
    holds: isAbsent,
  },
  {
    releases: ['v0.7.3'],
    methods: /^eth_feeHistory$/,
    path: /^baseFeePerGas\[\]$/,
    reason: "the last entry is the base fee of the next block; the server's estimate knows only usual parameters",
    where: ({ configuration: { chain } }) => chain.baseFee === false || chain.maxGas === -1,
    rare: true,
  },
  {
    releases: ['v0.7.3'],
    methods: /^debug_traceCall$/,
    path: /^gasUsed$/,
    reason: 'it is what the call used; the server shows at least the half of the gas limit (min_gas_multiplier)',
    holds: (_ours, theirs) => theirs === '0x186a0',
  },
  {
    releases: ['v0.3.2', 'v0.7.3'],
    methods: /^(eth|debug|txpool)_/,
    path: /^(answer)?$/,
    reason: 'the server cannot answer for blocks whose results the node discarded',
    holds: (ours, theirs) =>
      ours !== null && ours !== undefined && (theirs === null || isError(theirs) || isEmpty(theirs)),
    where: ({ configuration }) => configuration.nodeKeepsResults === false,
    rare: true,
  },
];

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
  { path, ours, theirs }: Difference,
): KnownDifference | undefined {
  return knownDifferences.find(
    (known) =>
      known.releases.includes(place.release) &&
      known.methods.test(method) &&
      known.path.test(path) &&
      known.where?.(place) !== false &&
      known.holds?.(ours, theirs) !== false,
  );
}
