/**
 * `halley index repair`: fetches anew what is stored wrong. Each write is one transaction, so a command that is killed
 * leaves a whole index, and the next one goes on. It may run beside a service, which then reads the new blocks.
 */
import { FalseAnswer } from '../../chain/errors.js';
import { proveByItself, type SelfCheck } from '../../indexer/proof/storedBlock.js';
import { compareWithNode } from '../../indexer/verifyBlock.js';
import { BlocksDoNotLink } from '../../store/errors.js';
import type { EncodedBlock } from '../../store/store.js';
import { examine, printListed, storedHeights, type ExaminedBlock } from './examine.js';
import { readProven } from './provenBlock.js';
import type { HeightOptions, ProofTaskParts, Print } from './requestedHeights.js';

/** Which blocks are examined, and how. */
export interface RepairOptions extends HeightOptions, SelfCheck {
  /** Whether each block is compared with the node's, too. Default: false. */
  compare?: boolean;
}

/** Most blocks that are written with a refuted one, because each refutes the next. */
const MAX_WRITTEN_TOGETHER = 256;

/** A stored block that may have to be fetched anew. */
interface Suspect {
  height: number;
  /** What is wrong, in words; empty when it is only compared with the node's. */
  wrong: string[];
  /** Whether only one of its neighbours may be wrong. */
  mayBeRight: boolean;
}

interface Outcome {
  written: Set<number>;
  lines: string[];
  /** Blocks that are still wrong, or may be. */
  left: number;
}

/** Examines stored blocks and writes anew those that are wrong. False when some are left as they are. */
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
    await fetchAnew(parts, suspects, outcome);
  });
  const { written, lines, left } = outcome;
  printListed(lines, print);
  print(`${total} blocks examined, ${written.size} fetched anew, ${left} left as they are\n`);
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

async function fetchAnew(parts: ProofTaskParts, suspects: Suspect[], outcome: Outcome): Promise<void> {
  const answers = await Promise.all(suspects.map(({ height }) => readProven(parts, height)));
  for (const [index, suspect] of suspects.entries()) {
    const answer = answers[index];
    // Written together with another one.
    if (answer === undefined || outcome.written.has(suspect.height)) continue;
    if (answer.block === null) leave(outcome, suspect, `the node ${answer.reason}`);
    else await replace(parts, suspect, answer.block, outcome);
  }
}

async function replace(parts: ProofTaskParts, suspect: Suspect, block: EncodedBlock, outcome: Outcome): Promise<void> {
  const { height, wrong, mayBeRight } = suspect;
  const stored = await parts.store.summary(height);
  const isReadable = !wrong.includes('cannot be read') && stored !== undefined;
  const differences = isReadable ? await compareWithNode(parts.store, stored, block) : wrong;
  if (differences.length === 0) {
    if (!mayBeRight) leave(outcome, suspect, 'the node answers the same');
    return;
  }
  try {
    const written = await writeWithNeighbours(parts, block);
    for (const number of written) outcome.written.add(number);
    outcome.lines.push(`block ${height}: ${(wrong.length > 0 ? wrong : differences).join(', ')}: fetched anew`);
  } catch (error) {
    if (error instanceof FalseAnswer) leave(outcome, suspect, error.message);
    else if (error instanceof BlocksDoNotLink)
      leave(outcome, suspect, 'the node has another chain than the index: a service on both follows the node');
    else throw error;
  }
}

/** Writes a block, together with the neighbours that it refutes. Resolves to the heights. */
async function writeWithNeighbours(parts: ProofTaskParts, block: EncodedBlock): Promise<number[]> {
  const blocks = new Map([[block.summary.number, block]]);
  for (;;) {
    try {
      await parts.store.write([...blocks.values()]);
      return [...blocks.keys()];
    } catch (error) {
      const neighbour = neighbourOf(error);
      if (neighbour === null || blocks.has(neighbour) || blocks.size === MAX_WRITTEN_TOGETHER) throw error;
      const answer = await readProven(parts, neighbour);
      if (answer.block === null) throw error;
      blocks.set(neighbour, answer.block);
    }
  }
}

/** The stored block that another one does not fit. */
function neighbourOf(error: unknown): number | null {
  if (error instanceof BlocksDoNotLink) return error.neighbour;
  return error instanceof FalseAnswer ? error.height : null;
}

function leave(outcome: Outcome, { height, wrong }: Suspect, why: string): void {
  outcome.left += 1;
  outcome.lines.push(`block ${height}: ${[...wrong, why].join(', ')}: left as it is`);
}
