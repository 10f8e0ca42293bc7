/** Rules between traces and receipts. Only for servers that trace. */
import { encodeQuantity } from '../../src/ethereum/hex.js';
import { objectOf, objectsOf, quantityOf, sameJson } from '../json.js';
import type { Sample } from '../material.js';
import type { Session } from '../session.js';
import type { Checked } from './blocks.js';

const CALL_TRACER = { tracer: 'callTracer' };
/** Transactions of a block whose traces are read one by one. */
const MAX_TRACED = 3;

/** Checks the traces of the material. */
export async function checkTraces({ session, material }: Checked): Promise<void> {
  for (const sample of material.samples) {
    await session.attempt(`block ${sample.number}: traces`, () => checkTransactions(session, sample));
    await session.attempt(`block ${sample.number}: traces of the block`, () => checkBlock(session, sample));
  }
}

async function checkTransactions(session: Session, { looked, receipts }: Sample): Promise<void> {
  for (const [index, transaction] of looked.slice(0, MAX_TRACED).entries()) {
    const outcome = await session.call('debug_traceTransaction', [transaction['hash'], CALL_TRACER]);
    const trace = objectOf(session.resultOf(outcome));
    const receipt = objectOf(receipts[index]);
    if (quantityOf(trace, 'gasUsed') !== quantityOf(receipt, 'gasUsed'))
      session.find('trace-gas', outcome, `the receipt has ${encodeQuantity(quantityOf(receipt, 'gasUsed'))}`);
    if (!sameJson(trace['from'], transaction['from'])) session.find('trace-forms', outcome, 'another sender');
    const to = transaction['to'] ?? receipt['contractAddress'];
    if (!sameJson(trace['to'], to)) session.find('trace-forms', outcome, `to is not ${String(to)}`);
    const failed = trace['error'] !== undefined;
    if (failed !== (quantityOf(receipt, 'status') === 0n))
      session.find('trace-forms', outcome, `the receipt has status ${String(receipt['status'])}`);
  }
}

async function checkBlock(session: Session, { number, transactions }: Sample): Promise<void> {
  const outcome = await session.call('debug_traceBlockByNumber', [encodeQuantity(number), CALL_TRACER]);
  const traces = objectsOf(session.resultOf(outcome));
  const hashes = transactions.map(({ hash }) => hash);
  const traced = traces.map(({ txHash }) => txHash);
  if (!sameJson(traced, hashes))
    session.find('trace-forms', outcome, 'txHash does not name the transactions in their order');
}
