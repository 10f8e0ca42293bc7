/** Polled filters: made, polled, removed. */
import { setTimeout as pause } from 'node:timers/promises';
import { encodeQuantity } from '../../src/ethereum/hex.js';
import type { Outcome } from '../client/answer.js';
import { differences, listOf, quantity, sameJson } from '../json.js';
import { logsOf } from '../material.js';
import type { Checked } from './blocks.js';
import { checkResult } from './results.js';

/** Time for a block to reach the filters, once eth_blockNumber tells of it. */
const POLL_AGAIN_MS = 1_000;

/** A block filter that was made before most of the run, so that there are blocks to poll. */
export interface BlockWatch {
  id: unknown;
  /** The newest block once the filter was there. */
  head: bigint;
}

/** Makes a block filter. Null where there is none. */
export async function watchBlocks(checked: Checked): Promise<BlockWatch | null> {
  let watch: BlockWatch | null = null;
  await checked.session.attempt('blocks of a filter', async () => {
    const id = await made(checked, 'eth_newBlockFilter', []);
    if (id !== null) watch = { id, head: quantity(await checked.session.result('eth_blockNumber')) };
  });
  return watch;
}

/** Makes filters of each kind, polls them and removes them. */
export async function checkFilters(checked: Checked, watch: BlockWatch | null): Promise<void> {
  const { session, material } = checked;
  if (watch !== null) await session.attempt('blocks of a filter', () => checkNewBlocks(checked, watch));
  await session.attempt('block filter', () => checkKind(checked, 'eth_newBlockFilter', []));
  await session.attempt('pending filter', () => checkKind(checked, 'eth_newPendingTransactionFilter', []));
  await session.attempt('log filter', () => checkKind(checked, 'eth_newFilter', [{}]));
  const sample = material.samples.find(({ receipts }) => receipts.some((receipt) => logsOf(receipt).length > 0));
  if (sample === undefined || sample.receipts.length !== sample.transactions.length) return;
  await session.attempt('logs of a filter', async () => {
    const number = encodeQuantity(sample.number);
    const id = await made(checked, 'eth_newFilter', [{ fromBlock: number, toBlock: number }]);
    if (id === null) return;
    const outcome = await ask(checked, 'eth_getFilterLogs', [id]);
    const wrong = differences(session.resultOf(outcome), sample.receipts.flatMap(logsOf));
    if (wrong.length > 0) session.find('log-query', outcome, `other than the receipts' logs: ${wrong.join(', ')}`);
    await ask(checked, 'eth_uninstallFilter', [id]);
  });
  await session.attempt('filter with a range that goes back', async () => {
    const outcome = await ask(checked, 'eth_newFilter', [{ fromBlock: '0x2', toBlock: '0x1' }]);
    if (outcome.kind !== 'result') return;
    session.find('filters', outcome, 'fromBlock is after toBlock, and the filter was made');
    await ask(checked, 'eth_uninstallFilter', [outcome.value]);
  });
}

async function checkNewBlocks(checked: Checked, watch: BlockWatch): Promise<void> {
  const { session } = checked;
  const poll = () => ask(checked, 'eth_getFilterChanges', [watch.id]);
  const head = quantity(await session.result('eth_blockNumber'));
  let outcome = await poll();
  if (head > watch.head && isEmptyList(outcome)) {
    await pause(POLL_AGAIN_MS);
    outcome = await poll();
    if (isEmptyList(outcome))
      session.find('filters', outcome, `a block filter had no block, and the head rose from ${watch.head} to ${head}`);
  }
  await ask(checked, 'eth_uninstallFilter', [watch.id]);
}

function isEmptyList(outcome: Outcome): boolean {
  return outcome.kind === 'result' && Array.isArray(outcome.value) && outcome.value.length === 0;
}

async function checkKind(checked: Checked, method: string, params: unknown[]): Promise<void> {
  const { session } = checked;
  const id = await made(checked, method, params);
  if (id === null) return;
  const changes = await ask(checked, 'eth_getFilterChanges', [id]);
  if (changes.kind === 'error') session.find('filters', changes, `a filter of ${method} cannot be polled`);
  else listOf(session.resultOf(changes));
  if (method !== 'eth_newFilter') {
    const logs = await ask(checked, 'eth_getFilterLogs', [id]);
    if (logs.kind === 'result') session.find('filters', logs, `a filter of ${method} has no logs`);
  }
  const removed = await ask(checked, 'eth_uninstallFilter', [id]);
  if (!sameJson(session.resultOf(removed), true)) session.find('filters', removed, 'true was expected');
  const again = await ask(checked, 'eth_uninstallFilter', [id]);
  if (again.kind === 'result' && again.value !== false) session.find('filters', again, 'the filter was removed before');
  const gone = await ask(checked, 'eth_getFilterChanges', [id]);
  if (gone.kind === 'result') session.find('filters', gone, 'the filter was removed before');
}

/** The id of a new filter; null where the server has no filters. */
async function made(checked: Checked, method: string, params: unknown[]): Promise<unknown> {
  const outcome = await ask(checked, method, params);
  if (outcome.kind === 'error' && outcome.code !== -32601)
    checked.session.find('filters', outcome, `error ${outcome.code}: ${outcome.message}`);
  return outcome.kind === 'result' ? outcome.value : null;
}

/** Calls a method and holds its result against the schema. */
async function ask(checked: Checked, method: string, params: unknown[]): Promise<Outcome> {
  const outcome = await checked.session.call(method, params);
  checkResult(checked, outcome);
  return outcome;
}
