/**
 * `halley index repair`: fetches wrong blocks again. Each write is one transaction, so a killed command leaves a
 * consistent index, and the next one continues. A service may run at the same time; it then reads the new blocks.
 */
import { FalseAnswer } from '../../chain/chainErrors.js';
import { proveByItself, type SelfCheck } from '../../indexer/proof/storedBlock.js';
import { compareWithNode } from '../../indexer/verifyBlock.js';
import { BlocksDoNotLink } from '../../store/storeErrors.js';
import type { EncodedBlock } from '../../store/store.js';
import { examine, printListed, storedHeights, type ExaminedBlock } from './examine.js';
import { readProven } from './provenBlock.js';
import type { HeightOptions, ProofTaskParts, Print } from './requestedHeights.js';

/** The options of the command. */
export interface RepairOptions extends HeightOptions, SelfCheck {
  /** Whether to compare each block with the node's, too. Default: false. */
  compare?: boolean;
}

/** Maximum number of blocks that are written together because each refutes the next. */
const MAX_WRITTEN_TOGETHER = 256;

/** A stored block that may be wrong. */
interface Suspect {
  height: number;
  /** What is wrong; empty when the block is only compared with the node's. */
  wrong: string[];
  /** True when a neighbour may be wrong instead. */
  mayBeRight: boolean;
}

interface Outcome {
  written: Set<number>;
  lines: string[];
  /** Number of blocks that are still wrong, or may be. */
  left: number;
}

/** Examines stored blocks and replaces wrong ones. False when some are left as they are. */
export async function repair(parts: ProofTaskParts, options: RepairOptions, print: Print): Promise<boolean> {
  const { store } = parts;
  const heights = await storedHeights(store, options);
  const outcome: Outcome = { written: new Set(), lines: [], left: 0 };
  const total = await examine(store, { heights, verb: 'examined', options, print }, async (batch) => {
    const suspects: Suspect[] = [];
    for (const examined of batch) {
      const suspect = await suspectOf(parts, examined, options);
      if (suspect.wrong.length > 0 || options.compare === true) suspects.push(suspect);
    }
    await fetchAgain(parts, suspects, outcome);
  });
  const { written, lines, left } = outcome;
  printListed(lines, print);
  print(`${total} blocks examined, ${written.size} fetched again, ${left} left as they are\n`);
  return left === 0;
}

async function suspectOf(
  { store }: ProofTaskParts,
  { height, isReadable }: ExaminedBlock,
  options: SelfCheck,
): Promise<Suspect> {
  if (!isReadable) return { height, wrong: ['cannot be read'], mayBeRight: false };
  const { wrong, wrongLinks } = await proveByItself(store, height, options);
  return { height, wrong: [...wrongLinks, ...wrong], mayBeRight: wrong.length === 0 };
}

async function fetchAgain(parts: ProofTaskParts, suspects: Suspect[], outcome: Outcome): Promise<void> {
  const found = await Promise.all(suspects.map(({ height }) => readProven(parts, height)));
  for (const [index, suspect] of suspects.entries()) {
    const nodes = found[index];
    // A block may have been written together with another one.
    if (nodes === undefined || outcome.written.has(suspect.height)) continue;
    if (nodes.block === null) leave(outcome, suspect, `the node ${nodes.reason}`);
    else await replace(parts, suspect, nodes.block, outcome);
  }
}

async function replace(parts: ProofTaskParts, suspect: Suspect, block: EncodedBlock, outcome: Outcome): Promise<void> {
  const { height, wrong, mayBeRight } = suspect;
  const stored = await parts.store.summary(height);
  const isReadable = !wrong.includes('cannot be read') && stored !== undefined;
  const differences = isReadable ? await compareWithNode(parts.store, stored, block) : wrong;
  if (differences.length === 0) {
    if (!mayBeRight) leave(outcome, suspect, 'the node has the same block');
    return;
  }
  try {
    const written = await writeWithNeighbours(parts, block);
    for (const number of written) outcome.written.add(number);
    outcome.lines.push(`block ${height}: ${(wrong.length > 0 ? wrong : differences).join(', ')}: fetched again`);
  } catch (error) {
    if (error instanceof FalseAnswer) leave(outcome, suspect, error.message);
    else if (error instanceof BlocksDoNotLink)
      leave(outcome, suspect, 'the node has another chain than the index: a service on both follows the node');
    else throw error;
  }
}

/** Writes a block together with the neighbours that it refutes. Resolves to the heights. */
async function writeWithNeighbours(parts: ProofTaskParts, block: EncodedBlock): Promise<number[]> {
  const blocks = new Map([[block.summary.number, block]]);
  for (;;) {
    try {
      await parts.store.write([...blocks.values()]);
      return [...blocks.keys()];
    } catch (error) {
      const neighbour = neighbourOf(error);
      if (neighbour === null || blocks.has(neighbour) || blocks.size === MAX_WRITTEN_TOGETHER) throw error;
      const { block: replacement } = await readProven(parts, neighbour);
      if (replacement === null) throw error;
      blocks.set(neighbour, replacement);
    }
  }
}

/** The stored neighbour that a block contradicts. */
function neighbourOf(error: unknown): number | null {
  if (error instanceof BlocksDoNotLink) return error.neighbour;
  return error instanceof FalseAnswer ? error.height : null;
}

function leave(outcome: Outcome, { height, wrong }: Suspect, why: string): void {
  outcome.left += 1;
  outcome.lines.push(`block ${height}: ${[...wrong, why].join(', ')}: left as it is`);
}
