/** `halley index verify`: compares the index with itself and with the node. */
import { proveByItself, wrongLogSearch, type SelfCheck } from '../../indexer/proof/storedBlock.js';
import { verifyBlock } from '../../indexer/verifyBlock.js';
import { countHeights, gapsWithin, includesHeight, type HeightRange } from '../../store/heightRanges.js';
import type { StoreReader } from '../../store/store.js';
import { examine, printListed, storedHeights, type ExaminedBlock } from './examine.js';
import { NOT_ON_NODE, readProven } from './provenBlock.js';
import {
  describeRanges,
  requestedRange,
  type HeightOptions,
  type Print,
  type ProofTaskParts,
} from './requestedHeights.js';

/** The options of the command. */
export type VerifyOptions = HeightOptions & SelfCheck;

interface Findings {
  differences: string[];
  /** Responses of the node that their own hashes refute. */
  falseAnswers: string[];
  /** Number of blocks that the node lacks, or has without their results. */
  notOnNode: number;
  /** Number of blocks whose results no known header names. */
  unprovenResults: number;
}

/**
 * Compares stored blocks with their neighbours, their look-ups, and the node's blocks if their hashes prove them; with
 * themselves alone where the node lacks a block or sends it falsely. False for a difference or a false response.
 */
export async function verify(parts: ProofTaskParts, options: VerifyOptions, print: Print): Promise<boolean> {
  const { store } = parts;
  const onNode = await requestedRange(parts, options);
  const heights = await storedHeights(store, options);
  const found: Findings = { differences: [], falseAnswers: [], notOnNode: 0, unprovenResults: 0 };
  const total = await examine(store, { heights, verb: 'verified', options, print }, async (batch) => {
    const blocks = await Promise.all(
      batch.map(async ({ height }) => (includesHeight([onNode], height) ? readProven(parts, height) : NOT_ON_NODE)),
    );
    for (const [index, examined] of batch.entries()) {
      const { height, isReadable } = examined;
      const node = blocks[index] ?? NOT_ON_NODE;
      if (node.block === null) {
        if (node.isFalse) found.falseAnswers.push(`block ${height}: the node ${node.reason}`);
        else found.notOnNode += 1;
        await compareWithItself(store, examined, options, found);
        continue;
      }
      if (!node.areResultsProven) found.unprovenResults += 1;
      const wrong = isReadable
        ? [...(await verifyBlock(store, height, node.block)), ...(await wrongLogSearch(store, height))]
        : ['cannot be read'];
      found.differences.push(...wrong.map((what) => `block ${height}: ${what}`));
    }
  });
  const { differences, falseAnswers, notOnNode, unprovenResults } = found;
  printListed([...differences, ...falseAnswers], print);
  if (notOnNode > 0)
    print(`${notOnNode} blocks could only be compared with themselves, the node does not have them or their results\n`);
  if (falseAnswers.length > 0)
    print(
      `${falseAnswers.length} blocks could only be compared with themselves, the node's responses for them are false\n`,
    );
  if (unprovenResults > 0) print(`not proven: the results of ${unprovenResults} blocks, which no header names yet\n`);
  printMissing(heights, onNode, print);
  print(`${total} blocks verified, ${differences.length} differences\n`);
  return differences.length === 0 && falseAnswers.length === 0;
}

/** Compares stored blocks with themselves and their neighbours, without a node, and prints what that cannot prove. */
export async function verifyOffline(store: StoreReader, options: VerifyOptions, print: Print): Promise<boolean> {
  const heights = await storedHeights(store, options);
  const found: Findings = { differences: [], falseAnswers: [], notOnNode: 0, unprovenResults: 0 };
  const total = await examine(store, { heights, verb: 'verified', options, print }, async (batch) => {
    for (const examined of batch) await compareWithItself(store, examined, options, found);
  });
  const { differences, unprovenResults } = found;
  printListed(differences, print);
  print(`not proven without the node: the headers of ${total} blocks, of which the index keeps only a part\n`);
  if (unprovenResults > 0)
    print(`not proven without the node: the results of ${unprovenResults} blocks, which no stored header names\n`);
  const [lowest, highest] = [heights[0], heights.at(-1)];
  if (lowest !== undefined && highest !== undefined)
    printMissing(heights, { from: options.from ?? lowest.from, to: options.to ?? highest.to }, print);
  print(`${total} blocks verified without the node, ${differences.length} differences\n`);
  return differences.length === 0;
}

async function compareWithItself(
  store: StoreReader,
  { height, isReadable }: ExaminedBlock,
  options: SelfCheck,
  found: Findings,
): Promise<void> {
  const proof = isReadable ? await proveByItself(store, height, options) : null;
  if (proof?.areResultsProven !== true) found.unprovenResults += 1;
  const wrong =
    proof === null
      ? ['cannot be read']
      : [...proof.wrongLinks, ...proof.wrong, ...(await wrongLogSearch(store, height))];
  found.differences.push(...wrong.map((what) => `block ${height}: ${what}`));
}

function printMissing(stored: readonly HeightRange[], { from, to }: HeightRange, print: Print): void {
  const missing = gapsWithin(stored, from, to);
  if (missing.length > 0) print(`${countHeights(missing)} blocks are not indexed: ${describeRanges(missing)}\n`);
}
