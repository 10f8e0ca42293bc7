/** The recorded chains and their blocks. */
import type { Address } from '../../../generated/types.js';
import type { CommittedBlock } from '../../../src/chain/node.js';
import type { ForkSchedule } from '../../../src/chain/state.js';
import { decodeCometBlock, decodeBlockResults, joinBlockResults } from '../../../src/comet/blockJson.js';
import { buildBlock, type BuiltBlock } from '../../../src/cosmos/block/buildBlock.js';
import type { DialectName } from '../../../src/chain/tx/dialect.js';
import { blockLabels, recording } from '../../support/recordings.js';

export const NODES = ['v0.3.2', 'head', 'evmos-v20'] as const;
export type RecordedNode = (typeof NODES)[number];

/** The fork schedules that the nodes' own configuration queries answered. */
export const FORKS: Record<RecordedNode, ForkSchedule> = {
  'v0.3.2': schedule(262144n, 'atest', 0n),
  head: schedule(262144n, 'atest', 0n),
  'evmos-v20': schedule(9002n, 'aevmos', null),
};

function schedule(chainId: bigint, denom: string, time: bigint | null): ForkSchedule {
  const times = { shanghaiTime: time, cancunTime: time, pragueTime: time, osakaTime: null };
  return { chainId, denom, decimals: 18, londonBlock: 0n, ...times };
}

/** How each node wraps transactions, and what it is paid in. */
export const WRAPPING: Record<RecordedNode, { dialect: DialectName; denom: string }> = {
  'v0.3.2': { dialect: 'cosmosEvm03', denom: 'atest' },
  head: { dialect: 'cosmosEvm04', denom: 'atest' },
  'evmos-v20': { dialect: 'ethermint', denom: 'aevmos' },
};

/** The one validator's operator account, the same on all three chains. */
export const OPERATOR = '0x7cb61d4117ae31a12e393a1cfa3bac666481d02e' as Address;

export interface RecordedBlock {
  node: RecordedNode;
  /** Folder name: height and what is in it. */
  label: string;
  committed: CommittedBlock;
}

export function recordedBlocks(node: RecordedNode): RecordedBlock[] {
  return blockLabels(node).map((label) => recordedBlock(node, label));
}

export function recordedBlock(node: RecordedNode, label: string): RecordedBlock {
  const read = (file: string) => recording<{ result: unknown }>(node, 'blocks', label, file).result;
  const block = decodeCometBlock(read('comet_block.json'));
  const results = decodeBlockResults(read('comet_block_results.json'));
  return { node, label, committed: joinBlockResults(block, results) };
}

export function build(node: RecordedNode, committed: CommittedBlock): BuiltBlock {
  return buildBlock({ committed, maxGas: 40_000_000n, miner: OPERATOR, forks: FORKS[node] });
}
