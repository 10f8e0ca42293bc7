/** JSON-RPC over WebSocket, and subscriptions. */
import { parseAnswer, saidBy, type Outcome } from '../client/answer.js';
import type { Socket } from '../client/socket.js';
import { isObject, objectOf, quantity, quantityOf, sameJson, textOf, type JsonObject } from '../json.js';
import type { Session } from '../session.js';
import { ENVELOPE_CASES, type EnvelopeCase } from './envelope.js';
import type { Checked } from './blocks.js';
import { checkResult } from './results.js';

/** How long nothing must come, where nothing is expected. */
const SILENCE_MS = 250;
/** Messages in a row without an answer, after which the server is asked nothing more over WebSocket. */
const MAX_UNANSWERED = 5;
/** Members of a header that are known when it is pushed. */
const PUSHED = [
  ...['hash', 'parentHash', 'number', 'timestamp', 'gasLimit', 'gasUsed', 'miner', 'stateRoot', 'transactionsRoot'],
  ...['receiptsRoot', 'logsBloom', 'baseFeePerGas', 'extraData', 'difficulty', 'sha3Uncles'],
];

/** Runs the cases over WebSocket. A server that cannot be reached there is a finding. */
export async function checkWebSocket(checked: Checked, url: string, headsWithinMs: number): Promise<void> {
  const { session } = checked;
  const evidence = { method: 'WebSocket', request: url, answer: '' };
  let socket: Socket | null = null;
  const connected = async (): Promise<Socket> => {
    if (socket?.isOpen !== true) socket = await session.connect(url);
    return socket;
  };
  try {
    await connected();
  } catch (error) {
    session.find(
      'envelope-websocket',
      evidence,
      `no connection: ${error instanceof Error ? error.message : 'refused'}`,
    );
    return;
  }
  await session.attempt('web origin', () => checkOrigin(session, url));
  let unanswered = 0;
  for (const envelope of ENVELOPE_CASES)
    if (unanswered < MAX_UNANSWERED)
      await session.attempt(`WebSocket: ${envelope.name}`, async () => {
        unanswered++;
        if (await checkCase(session, url, envelope)) unanswered = 0;
      });
  if (unanswered >= MAX_UNANSWERED)
    return session.attempt('WebSocket', () => {
      throw new Error(`${MAX_UNANSWERED} messages in a row got no answer`);
    });
  const client = new SocketClient(session, connected);
  await session.attempt('unknown subscription', () => checkRefusals(client));
  await session.attempt('subscriptions', () => checkKinds(checked, client));
  await session.attempt('new heads', () => checkHeads(client, headsWithinMs));
  await session.attempt('WebSocket: end', async () => (await connected()).close());
}

/**
 * Returns false when a response was missing. Each case has its own connection: a server may close it after text that
 * is not JSON, and no late response is misread.
 */
async function checkCase(
  session: Session,
  url: string,
  { name, text, requests, silent, fits }: EnvelopeCase,
): Promise<boolean> {
  await session.pace.take(requests);
  const socket = await session.connect(url);
  socket.send(text);
  const body = await socket.next(() => true, silent ? SILENCE_MS : undefined);
  socket.close();
  const evidence = { method: name, request: text, answer: body ?? '' };
  if (silent) {
    if (body !== null) session.find('envelope-websocket', evidence, 'a notification was answered');
  } else if (body === null) session.find('envelope-websocket', evidence, 'no answer');
  else {
    const parsed = parseAnswer(body);
    if ('fault' in parsed) session.find('envelope-websocket', evidence, parsed.fault);
    else if (!fits(parsed.value, body))
      session.find('envelope-websocket', evidence, `${name}: another answer was expected`);
  }
  return silent === true || body !== null;
}

const LOCAL_PAGE = 'http://localhost';
/** Host of a URL that leads to this machine. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Only for servers on this machine: others may well be for the pages of one site. */
async function checkOrigin(session: Session, url: string): Promise<void> {
  if (!LOOPBACK.test(new URL(url).hostname)) return;
  await session.pace.take();
  try {
    const socket = await session.connect(url, LOCAL_PAGE);
    socket.close();
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'refused';
    session.find('web-origin', { method: 'WebSocket', request: `Origin: ${LOCAL_PAGE}`, answer: '' }, reason);
  }
}

/** Calls over a WebSocket. */
export class SocketClient {
  readonly session: Session;
  readonly #connected: () => Promise<Socket>;

  constructor(session: Session, connected: () => Promise<Socket>) {
    this.session = session;
    this.#connected = connected;
  }

  /** Calls a method; no answer in time is a fault. */
  async call(method: string, params: unknown[]): Promise<Outcome> {
    const outcome = await this.#outcome(method, params);
    this.session.noteState(outcome);
    return outcome;
  }

  async #outcome(method: string, params: unknown[]): Promise<Outcome> {
    const socket = await this.#connected();
    const id = this.session.takeId();
    const request = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    await this.session.pace.take();
    socket.send(request);
    // An answer without a usable id must be this one's: nothing else is under way.
    const body = await socket.next((text) => notificationIn(text) === null);
    if (body === null) return { method, request, answer: '', kind: 'fault', reason: 'no answer' };
    const parsed = parseAnswer(body);
    if ('fault' in parsed) return { method, request, answer: body, kind: 'fault', reason: parsed.fault };
    return { method, request, answer: body, ...saidBy(parsed.value, id) };
  }

  /** The next notification of a subscription, with its text; null when none comes in time. */
  async notification(id: unknown, withinMs: number): Promise<{ result: unknown; text: string } | null> {
    const socket = await this.#connected();
    const text = await socket.next((candidate) => sameJson(notificationIn(candidate)?.['subscription'], id), withinMs);
    return text === null ? null : { result: notificationIn(text)?.['result'], text };
  }
}

/** The params of a notification; null for any other text. */
function notificationIn(text: string): JsonObject | null {
  if (!text.includes('eth_subscription')) return null;
  const parsed = parseAnswer(text);
  if ('fault' in parsed || !isObject(parsed.value) || parsed.value['method'] !== 'eth_subscription') return null;
  return isObject(parsed.value['params']) ? parsed.value['params'] : null;
}

async function checkRefusals(client: SocketClient): Promise<void> {
  const refused: [string, unknown[], number[]][] = [
    ['a subscription of unknown kind', ['noSuchKind'], [-32601, -32602]],
    ['a subscription without a kind', [], [-32602]],
    ['logs of an address that is none', ['logs', { address: '0x12' }], [-32602]],
    ['logs of five topics', ['logs', { topics: [null, null, null, null, null] }], [-32602]],
  ];
  for (const [what, params, codes] of refused) {
    const outcome = await client.call('eth_subscribe', params);
    if (outcome.kind === 'error' && codes.includes(outcome.code)) continue;
    const said =
      outcome.kind === 'error' ? `error ${outcome.code}` : outcome.kind === 'fault' ? outcome.reason : 'a result';
    client.session.find('subscriptions', { ...outcome, method: `eth_subscribe: ${what}` }, said);
  }
  const outcome = await client.call('eth_unsubscribe', ['0x7777777777777777']);
  // geth answers an error, others false.
  if (outcome.kind === 'result' && outcome.value !== false)
    client.session.find(
      'subscriptions',
      { ...outcome, method: 'eth_unsubscribe: unknown id' },
      'an unknown subscription was ended',
    );
}

async function checkKinds(checked: Checked, client: SocketClient): Promise<void> {
  const kinds: [string, ...object[]][] = [['newHeads'], ['logs', {}], ['newPendingTransactions'], ['syncing']];
  for (const [kind, ...filter] of kinds) {
    const outcome = await client.call('eth_subscribe', [kind, ...filter]);
    const find = (message: string, about: Outcome = outcome) =>
      client.session.find('subscriptions', { ...about, method: `eth_subscribe: ${kind}` }, message);
    if (outcome.kind !== 'result') {
      find(outcome.kind === 'error' ? `error ${outcome.code}: ${outcome.message}` : outcome.reason);
      continue;
    }
    checkResult(checked, outcome);
    const ended = await client.call('eth_unsubscribe', [outcome.value]);
    checkResult(checked, ended);
    if (ended.kind !== 'result' || ended.value !== true) find('it cannot be ended', ended);
    const again = await client.call('eth_unsubscribe', [outcome.value]);
    if (again.kind === 'result' && again.value === true) find('it can be ended twice', again);
  }
}

async function checkHeads(client: SocketClient, withinMs: number): Promise<void> {
  const { session } = client;
  const outcome = await client.call('eth_subscribe', ['newHeads']);
  const id = session.resultOf(outcome);
  const before = quantity(await session.result('eth_blockNumber'));
  let pushed = await client.notification(id, withinMs);
  const after = quantity(await session.result('eth_blockNumber'));
  // The block may have been made just now.
  if (pushed === null && after > before) pushed = await client.notification(id, withinMs);
  await client.call('eth_unsubscribe', [id]);
  const evidence = { ...outcome, method: 'eth_subscribe: newHeads', answer: pushed?.text ?? outcome.answer };
  if (pushed === null && after > before)
    return session.find('subscriptions', evidence, `no block was pushed, and the head rose from ${before} to ${after}`);
  if (pushed === null) throw new Error(`no block came within ${withinMs} ms`);
  const head = objectOf(pushed.result);
  const block = objectOf(await session.result('eth_getBlockByNumber', textOf(head, 'number'), false));
  if (!sameJson(head['hash'], block['hash']))
    session.find('block-hash', evidence, `eth_getBlockByNumber has ${textOf(block, 'hash')}`);
  const wrong = PUSHED.filter((name) => name !== 'hash' && name in block && !sameJson(head[name], block[name]));
  if (wrong.length > 0) session.find('new-heads', evidence, `other than eth_getBlockByNumber: ${wrong.join(', ')}`);
  quantityOf(head, 'number');
}
