/** Polled filters: made, polled, removed. */
import { encodeQuantity } from '../../evm/hex.js';
import type { Outcome } from '../client/answer.js';
import { differences, listOf, sameJson } from '../json.js';
import { logsOf } from '../material.js';
import type { Session } from '../session.js';
import type { Checked } from './blocks.js';

/** Makes filters of each kind, polls them and removes them. */
export async function checkFilters({ session, material }: Checked): Promise<void> {
  await session.attempt('block filter', () => checkKind(session, 'eth_newBlockFilter', []));
  await session.attempt('pending filter', () => checkKind(session, 'eth_newPendingTransactionFilter', []));
  await session.attempt('log filter', () => checkKind(session, 'eth_newFilter', [{}]));
  const sample = material.samples.find(({ receipts }) => receipts.some((receipt) => logsOf(receipt).length > 0));
  if (sample === undefined || sample.receipts.length !== sample.transactions.length) return;
  await session.attempt('logs of a filter', async () => {
    const number = encodeQuantity(sample.number);
    const id = await made(session, 'eth_newFilter', [{ fromBlock: number, toBlock: number }]);
    if (id === null) return;
    const outcome = await session.call('eth_getFilterLogs', [id]);
    const wrong = differences(session.resultOf(outcome), sample.receipts.flatMap(logsOf));
    if (wrong.length > 0) session.find('log-query', outcome, `other than the receipts' logs: ${wrong.join(', ')}`);
    await session.call('eth_uninstallFilter', [id]);
  });
  await session.attempt('filter with a range that goes back', async () => {
    const outcome = await session.call('eth_newFilter', [{ fromBlock: '0x2', toBlock: '0x1' }]);
    if (outcome.kind !== 'result') return;
    session.find('filters', outcome, 'fromBlock is after toBlock, and the filter was made');
    await session.call('eth_uninstallFilter', [outcome.value]);
  });
}

async function checkKind(session: Session, method: string, params: unknown[]): Promise<void> {
  const id = await made(session, method, params);
  if (id === null) return;
  const changes = await session.call('eth_getFilterChanges', [id]);
  if (changes.kind === 'error') session.find('filters', changes, `a filter of ${method} cannot be polled`);
  else listOf(session.resultOf(changes));
  if (method !== 'eth_newFilter') {
    const logs = await session.call('eth_getFilterLogs', [id]);
    if (logs.kind === 'result') session.find('filters', logs, `a filter of ${method} has no logs`);
  }
  const removed = await session.call('eth_uninstallFilter', [id]);
  if (!sameJson(session.resultOf(removed), true)) session.find('filters', removed, 'true was expected');
  const again = await session.call('eth_uninstallFilter', [id]);
  if (again.kind === 'result' && again.value !== false) session.find('filters', again, 'the filter was removed before');
  const gone = await session.call('eth_getFilterChanges', [id]);
  if (gone.kind === 'result') session.find('filters', gone, 'the filter was removed before');
}

/** The id of a new filter; null where the server has no filters. */
async function made(session: Session, method: string, params: unknown[]): Promise<unknown> {
  const outcome: Outcome = await session.call(method, params);
  if (outcome.kind === 'error' && outcome.code !== -32601)
    session.find('filters', outcome, `error ${outcome.code}: ${outcome.message}`);
  if (outcome.kind !== 'result') return null;
  if (typeof outcome.value !== 'string' || !/^0x[0-9a-f]+$/.test(outcome.value))
    session.find('filters', outcome, 'the id is no hex quantity');
  return outcome.value;
}
