/** Asks several servers the same and compares what they say. */
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { post, type RpcAnswer } from '../../../support/rpc.js';
import { BLOCK, type Question } from './questions.js';

/** The servers that are asked. */
export interface Servers {
  /** The gateway that follows the stream. */
  halley: string;
  /** A gateway that asks the node for everything. */
  other: string;
  /** The node's own server; null where it cannot tell. */
  node: string | null;
}

/** A question that two servers answer differently. */
export interface Difference {
  question: Question;
  height: number;
  isLatest: boolean;
  ours: RpcAnswer;
  theirs: RpcAnswer;
  /** Whose answer that is. */
  of: 'node' | 'gateway that asks the node';
}

export interface Compared {
  /** Those that two servers answered. */
  compared: number;
  /** No server could say what is right, as where the node has removed the state. */
  unknown: number;
  /** Both answered with an error. */
  errors: number;
  /** Estimates that differ, of calls for which there is more than one right answer: more gas may be too little. */
  ambiguous: number;
  /** Requests that were sent again because the gateway was too slow, or its node away. */
  timeouts: number;
  differences: Difference[];
}

/** What the node's own server answers in the same way. */
const OF_NODE = new Set([
  'eth_call',
  'eth_estimateGas',
  'eth_getBalance',
  'eth_getTransactionCount',
  'eth_getCode',
  'eth_getStorageAt',
]);

/** While a process is started again. */
const [MOST_ATTEMPTS, AGAIN_MS] = [300, 100];

/** geth stops its search for a gas limit this near to the lowest. */
const [ESTIMATE_SHARE, ESTIMATE_WHOLE] = [15n, 1_000n];

/** Asks for a block by its number, or for the newest one and all that may have been it. */
export async function compare(
  servers: Servers,
  questions: readonly Question[],
  height: number | 'latest',
  reached: (height: number) => Promise<void>,
): Promise<Compared> {
  const block = height === 'latest' ? 'latest' : quantity(height);
  const asking = questions.map((question) => at(question, block));
  const newest = { method: 'eth_blockNumber', params: [] };
  const [before, ...rest] = await whenItRuns(
    () => batch(servers.halley, [newest, ...asking, newest]),
    ([first]) => first?.error === undefined,
  );
  const after = rest.pop();
  const from = height === 'latest' ? Number(before?.result) : height;
  const to = height === 'latest' ? Number(after?.result) : height;
  if (!(from > 0 && to >= from)) throw new Error(`no heights: ${JSON.stringify([before, after])}`);
  await reached(to);
  if (rest.some(isLate)) {
    await pause(AGAIN_MS);
    // Such an answer says nothing about the state.
    const { timeouts, ...again } = await compare(servers, questions, height, reached);
    return { ...again, timeouts: timeouts + rest.filter(isLate).length };
  }
  const outcome: Compared = { compared: 0, unknown: 0, errors: 0, ambiguous: 0, timeouts: 0, differences: [] };
  let left = questions.map((question, index) => ({ question, ours: rest[index] as RpcAnswer }));
  for (let candidate = to; candidate >= from; candidate--) {
    const isLast = candidate === from;
    const found = await judged(servers, left, candidate);
    const still: typeof left = [];
    for (const [index, one] of left.entries()) {
      const verdict = found[index];
      if (typeof verdict === 'string') {
        outcome[verdict === 'same' ? 'compared' : verdict] += 1;
        if (verdict === 'same' && one.ours.error !== undefined) outcome.errors += 1;
      } else if (!isLast) still.push(one);
      else {
        outcome.compared += 1;
        const { of, theirs } = verdict as Verdict;
        outcome.differences.push({ ...one, height: candidate, isLatest: height === 'latest', theirs, of });
      }
    }
    left = still;
    if (left.length === 0) break;
  }
  return outcome;
}

/** Asks again while the server is started again. */
async function whenItRuns(
  ask: () => Promise<RpcAnswer[]>,
  runs: (answers: RpcAnswer[]) => boolean,
): Promise<RpcAnswer[]> {
  for (let attempt = 1; ; attempt++) {
    const answers = await ask().catch((error: unknown) => error);
    if (Array.isArray(answers) && runs(answers as RpcAnswer[])) return answers as RpcAnswer[];
    if (attempt === MOST_ATTEMPTS) throw new Error('a server does not answer', { cause: answers });
    await pause(AGAIN_MS);
  }
}

interface Verdict {
  of: Difference['of'];
  theirs: RpcAnswer;
}

async function judged(
  { node, other }: Servers,
  asked: readonly { question: Question; ours: RpcAnswer }[],
  height: number,
): Promise<('same' | 'unknown' | 'ambiguous' | Verdict)[]> {
  const block = quantity(height);
  const ofNode = asked.map(({ question }) => node !== null && isOfNode(question));
  const fromNode = await some(node ?? '', asked, ofNode, block);
  // Errors are compared with those of a gateway: the words of the node's server are others.
  const ofOther = asked.map(({ ours }, index) => {
    const theirs = fromNode[index];
    return theirs === null || ours.error !== undefined || theirs?.error !== undefined;
  });
  const fromOther = await some(other, asked, ofOther, block);
  const verdicts = asked.map(({ question, ours }, index): 'same' | 'unknown' | Verdict => {
    const [ofServer, ofGateway] = [fromNode[index] ?? null, fromOther[index] ?? null];
    if (ofServer !== null && !agrees(question, ours, ofServer, true)) {
      if (isGone(ofServer)) return ofGateway !== null && isGone(ofGateway) ? 'unknown' : 'same';
      return { of: 'node', theirs: ofServer };
    }
    if (ofGateway !== null && !agrees(question, ours, ofGateway, false)) {
      return isGone(ofGateway) ? 'unknown' : { of: 'gateway that asks the node', theirs: ofGateway };
    }
    return 'same';
  });
  return Promise.all(
    verdicts.map(async (verdict, index) => {
      const one = asked[index];
      if (typeof verdict === 'string' || one?.question.method !== 'eth_estimateGas') return verdict;
      return (await isOneOfTwo({ halley: '', node, other }, one.question, one.ours, block)) ? 'ambiguous' : verdict;
    }),
  );
}

/** With it the gateway runs the call. DIFFICULTY is PREVRANDAO on these chains, so that it changes nothing. */
const IN_GATEWAY = [{}, { difficulty: '0x0' }] as const;

/**
 * Whether both estimates are right: the gas is enough for the node, and a gateway that asks it for every value finds
 * the same. The gateway's search begins with the gas that is used where there is plenty, as geth's does; older nodes
 * begin at the bottom, and find less for a contract that goes on when a call of its own runs out of gas.
 */
async function isOneOfTwo(
  { node, other }: Servers,
  { params }: Question,
  { result }: RpcAnswer,
  block: string,
): Promise<boolean> {
  if (typeof result !== 'string') return false;
  const [call] = params as [object];
  const [enough] = await patientBatch(node ?? other, [
    { method: 'eth_call', params: [{ ...call, gas: result }, block] },
  ]);
  const [found] = await patientBatch(other, [{ method: 'eth_estimateGas', params: [call, block, ...IN_GATEWAY] }]);
  return enough?.error === undefined && found?.result === result;
}

/** Too slow, or the node is away; its own server is there before the node can answer it. */
function isLate({ error }: RpcAnswer): boolean {
  return error?.code === -32_002 || NODE_STARTS.test(error?.message ?? '');
}

const NODE_STARTS = /code = Unavailable|did not contain latest block height/;

/** Older nodes know no overrides, and none checks what is offered for gas. */
function isOfNode({ method, params }: Question): boolean {
  const [call] = params;
  const isPriced = typeof call === 'object' && call !== null && ('gasPrice' in call || 'maxFeePerGas' in call);
  return OF_NODE.has(method) && (method === 'eth_getStorageAt' || params.length <= 2) && !isPriced;
}

async function some(
  url: string,
  asked: readonly { question: Question }[],
  wanted: readonly boolean[],
  block: string,
): Promise<(RpcAnswer | null)[]> {
  const requests = asked.flatMap(({ question }, index) => (wanted[index] === true ? [at(question, block)] : []));
  const answers = requests.length === 0 ? [] : await patientBatch(url, requests);
  return wanted.map((isWanted) => (isWanted ? (answers.shift() as RpcAnswer) : null));
}

/** The node has removed the state, or has not kept the block. */
function isGone({ error }: RpcAnswer): boolean {
  return (
    error !== undefined &&
    (error.code === 4444 || /pruned|version does not exist|failed to load state/.test(error.message))
  );
}

function agrees({ method }: Question, ours: RpcAnswer, theirs: RpcAnswer, isNode: boolean): boolean {
  if (ours.error !== undefined || theirs.error !== undefined) {
    if (isNode) return ours.error !== undefined && theirs.error !== undefined;
    return isOtherFault(ours, theirs) || isDeepStrictEqual(inWordsOfNode(ours.error), inWordsOfNode(theirs.error));
  }
  if (method === 'eth_estimateGas') {
    const [here, there] = [BigInt(ours.result as string), BigInt(theirs.result as string)];
    return there >= here && (there - here) * ESTIMATE_WHOLE <= here * ESTIMATE_SHARE;
  }
  return isDeepStrictEqual(ours.result, theirs.result);
}

/** Of a call whose sender lacks the value and whose gas is not enough, the gateway names the former first, as geth. */
function isOtherFault(ours: RpcAnswer, theirs: RpcAnswer): boolean {
  const isPoor = ours.error?.message.startsWith('insufficient funds for gas * price + value') === true;
  return isPoor && theirs.error?.message === 'intrinsic gas too low';
}

/** Where gas is missing, the gateway has geth's words, which say how much, and the node its own. */
function inWordsOfNode(error: RpcAnswer['error']): unknown {
  if (error?.code !== -32_000) return error;
  if (error.message.includes('intrinsic gas too low')) return { ...error, message: 'intrinsic gas too low' };
  const isOutOfGas = /^gas required exceeds allowance \(\d+\)$|^out of gas/.test(error.message);
  return isOutOfGas ? { ...error, message: 'out of gas' } : error;
}

function at({ method, params }: Question, block: string): { method: string; params: unknown[] } {
  return { method, params: params.map((param) => (param === BLOCK ? block : param)) };
}

function quantity(height: number): string {
  return `0x${height.toString(16)}`;
}

/** Waits for a server that is away, or whose node is. */
function patientBatch(...asked: Parameters<typeof batch>): Promise<RpcAnswer[]> {
  return whenItRuns(
    () => batch(...asked),
    (answers) => !answers.some(isLate),
  );
}

async function batch(url: string, requests: readonly { method: string; params: unknown[] }[]): Promise<RpcAnswer[]> {
  const messages = requests.map((request, id) => ({ jsonrpc: '2.0', id, ...request }));
  const answers = await post<(RpcAnswer & { id: number })[]>(url, messages);
  if (!Array.isArray(answers)) throw new Error(`${url}: ${JSON.stringify(answers).slice(0, 300)}`);
  const byId = new Map(answers.map(({ id, ...answer }) => [id, answer]));
  return requests.map((_, id) => {
    const { result, error } = byId.get(id) ?? { error: { code: 0, message: 'no answer' } };
    return error === undefined ? { result } : { error };
  });
}
