/** Worker thread: decodes, builds and encodes blocks that would hold the event loop for too long. */
import { parentPort } from 'node:worker_threads';
import type { BlockFacts, CommittedBlock } from '../chain/node.js';
import { decodeBlock, decodeBlocks, headerOnly, withoutEvents } from '../comet/largeAnswer.js';
import { buildBlock } from '../cosmos/block/buildBlock.js';
import { encodeStoredBlock } from '../store/encodeStoredBlock.js';
import { packBlocks, type PackedBlock } from '../store/packedBlock.js';
import type { EncodedBlock } from '../store/store.js';
import type { BatchJob, BatchOutcome } from './batchThreads.js';
import type { LargeBlockJob, LargeBlockOutcome } from './largeBlockThread.js';
import { failureOf, type Failure } from './outcomes.js';

if (parentPort === null) throw new Error('this module runs in a worker thread');
const port = parentPort;
/** The block of the last job `decode`, for the job `encode`, which mostly comes next. */
let decoded: { id: number; committed: CommittedBlock } | null = null;
/** The blocks of the job `open`, for the job `build` after it. */
let opened: (CommittedBlock | Error)[] = [];

port.on('message', (job: LargeBlockJob | BatchJob) => port.postMessage(run(job)));

function run(job: LargeBlockJob | BatchJob): LargeBlockOutcome | BatchOutcome {
  try {
    if (job.kind === 'open') return open(job);
    if (job.kind === 'build') return build(job);
    const committed = decoded?.id === job.id ? decoded.committed : decodeBlock(job.undecoded);
    decoded = job.kind === 'decode' ? { id: job.id, committed } : null;
    if (job.kind === 'decode')
      return { kind: 'decoded', committed: job.isBrief ? headerOnly(committed) : withoutEvents(committed) };
    const encoded = encodeStoredBlock(buildBlock({ committed, ...job.context }));
    return { kind: 'encoded', packed: packBlocks([encoded])[0]! };
  } catch (error) {
    return failureOf(error);
  }
}

function open({ undecoded }: Extract<BatchJob, { kind: 'open' }>): BatchOutcome {
  opened = decodeBlocks(undecoded);
  const facts = opened.map((block) => (block instanceof Error ? failureOf(block) : factsOf(block)));
  return { kind: 'opened', facts };
}

function factsOf({ block }: CommittedBlock): { kind: 'facts'; facts: BlockFacts } {
  const { height, hash, parentHash, cometChainId, proposerAddress, consensusHash, header } = block;
  const { last_results_hash } = header;
  // A view would bring the whole response along.
  const proposer = new Uint8Array(proposerAddress);
  const facts = { height, hash, parentHash, cometChainId, proposerAddress: proposer, consensusHash };
  return { kind: 'facts', facts: { ...facts, header: { last_results_hash } } };
}

/** Blocks without a context are left out. */
function build({ contexts }: Extract<BatchJob, { kind: 'build' }>): BatchOutcome {
  const committed = opened;
  opened = [];
  const encoded = contexts.map((context, index): EncodedBlock | Failure | null => {
    const block = committed[index];
    if (context === null || block === undefined || block instanceof Error) return null;
    try {
      return encodeStoredBlock(buildBlock({ committed: block, ...context }));
    } catch (error) {
      return failureOf(error);
    }
  });
  const packed = packBlocks(encoded.filter((block) => block !== null && 'summary' in block)).values();
  const blocks = encoded.map((block): PackedBlock | Failure | null => {
    // There is one for each.
    return block !== null && 'summary' in block ? packed.next().value! : block;
  });
  return { kind: 'built', blocks };
}
