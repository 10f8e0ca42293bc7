/**
 * JSON-RPC to the origin of a fork. Requests of one turn of the event loop share a batch. Failures that may pass
 * (time-outs, cut connections, limits of the rate) are tried again, with growing waits or as the origin asks.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { OriginError } from '../../chain/development/developmentProtocol.js';
import { Backoff } from '../../concurrency/backoff.js';
import { Semaphore } from '../../concurrency/semaphore.js';
import { isNestedDeeperThan } from '../../json/jsonText.js';
import { splitBody, type AnswerText } from './originBody.js';
import { OriginFailure, OriginRefusal, tooLong } from './originErrors.js';
import { HttpRefusal, postToOrigin, TemporaryFailure } from './originPost.js';
import { parseJson } from '../../json/jsonValue.js';

/** How the origin is asked. The client reads them for each request, so that a change counts from the next one on. */
export interface OriginOptions {
  /** One URL or several of the same chain, which take turns. */
  urls: readonly string[];
  headers: Readonly<Record<string, string>>;
  /** Longest wait for one answer, milliseconds. */
  timeoutMs: number;
  /** How often a failed request is sent again. */
  retries: number;
  /** Wait after the first failure, milliseconds; it doubles with each further one. */
  retryBackoffMs: number;
  /** Compute units that the provider grants a second; Infinity for no limit. */
  computeUnitsPerSecond: number;
}

const MAX_REQUESTS = 8;
/** Calls in a batch; fewer where the origin refuses that. */
const MAX_BATCH = 100;
/** Levels of arrays and objects in an answer. Deeper ones can be parsed, but not written again. */
const MAX_NESTING = 100;
/** Characters of an error, or of a value that is small by its nature: twice those of a megabyte of code. */
const MAX_VALUE_CHARACTERS = 4 * 1024 * 1024;
/** Longest wait between two attempts, milliseconds. */
const LONGEST_BACKOFF_MS = 30_000;

/** Codes of JSON-RPC errors that refuse a call for its rate: EIP-1474's, and the one of several providers. */
const RATE_CODES: ReadonlySet<number> = new Set([-32005, 429]);
const RATE_TEXT = /rate limit|too many requests|compute units|capacity|throughput/i;

interface Call {
  method: string;
  params: readonly unknown[];
  resolve: (result: string) => void;
  reject: (error: unknown) => void;
}

type Answer = { result: string } | { error: OriginError };

/** One origin. */
export class OriginClient {
  readonly #options: OriginOptions;
  readonly #pace: OriginPace;
  readonly #requests = new Semaphore(MAX_REQUESTS);
  #queue: Call[] = [];
  #maxBatch = MAX_BATCH;
  #turn = 0;

  constructor(options: OriginOptions) {
    this.#options = options;
    this.#pace = new OriginPace(options.computeUnitsPerSecond);
  }

  /** The result of a call, which is refused when it is long. Rejects with OriginRefusal or OriginFailure. */
  async request(method: string, params: readonly unknown[]): Promise<unknown> {
    const text = await this.requestText(method, params);
    if (text.length > MAX_VALUE_CHARACTERS) throw tooLong(method, MAX_VALUE_CHARACTERS);
    return parse(text);
  }

  /** The result of a call as JSON text, which is not parsed and may be no JSON. Rejects as `request` does. */
  requestText(method: string, params: readonly unknown[]): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#queue.length === 0) setImmediate(() => this.#flush());
      this.#queue.push({ method, params, resolve, reject });
    });
  }

  #flush(): void {
    const calls = this.#queue;
    this.#queue = [];
    this.#send(calls);
  }

  #send(calls: Call[]): void {
    for (let first = 0; first < calls.length; first += this.#maxBatch) {
      const batch = calls.slice(first, first + this.#maxBatch);
      void this.#requests.run(() => this.#answerAll(batch));
    }
  }

  async #answerAll(batch: Call[]): Promise<void> {
    const { retries, retryBackoffMs } = this.#options;
    const backoff = new Backoff({ first: retryBackoffMs, longest: LONGEST_BACKOFF_MS });
    let open = batch;
    for (;;) {
      try {
        await this.#pace.ready(open.length);
        open = this.#settle(open, await this.#post(open));
        if (open.length === 0) return;
        throw new TemporaryFailure('limits requests', true);
      } catch (error) {
        if (open.length > 1 && isRefusedBatch(error)) {
          this.#maxBatch = Math.max(1, Math.floor(open.length / 2));
          this.#send(open);
          return;
        }
        if (!(error instanceof TemporaryFailure) || backoff.failures >= retries) {
          for (const { reject } of open) reject(error);
          return;
        }
        await this.#wait(error, backoff.nextMs());
      }
    }
  }

  async #wait({ limited, retryAfterMs }: TemporaryFailure, backoffMs: number): Promise<void> {
    const waitMs = retryAfterMs ?? backoffMs;
    if (limited) this.#pace.refused(waitMs);
    else await sleep(waitMs);
  }

  async #post(calls: Call[]): Promise<Answer[]> {
    const { urls, headers, timeoutMs } = this.#options;
    // The remainder is an index of the list, which is not empty.
    const url = urls[this.#turn % urls.length] as string;
    if (urls.length > 1) this.#turn += 1;
    const requests = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }));
    const body = JSON.stringify(requests.length === 1 ? requests[0] : requests);
    return readAnswers(await postToOrigin({ url, headers, timeoutMs }, body), calls.length);
  }

  /** Settles the calls that have a lasting answer, and returns the others. */
  #settle(calls: Call[], answers: Answer[]): Call[] {
    return calls.filter(({ method, resolve, reject }, index) => {
      const answer = answers[index];
      // `readAnswers` throws where an answer is missing.
      if (answer === undefined) return true;
      if ('result' in answer) resolve(answer.result);
      else if (RATE_CODES.has(answer.error.code) || RATE_TEXT.test(answer.error.message)) return true;
      else reject(new OriginRefusal(method, answer.error));
      return false;
    });
  }
}

/** The origin takes no batches, or none so large. */
class BatchRefused extends OriginFailure {
  override readonly name = 'BatchRefused';
}

function isRefusedBatch(error: unknown): boolean {
  return error instanceof BatchRefused || (error instanceof HttpRefusal && [400, 413].includes(error.status));
}

/** The answers in the order of the calls, whose ids are 0, 1, … Throws TemporaryFailure for a body that is cut off. */
async function readAnswers(text: string, count: number): Promise<Answer[]> {
  const body = await splitBody(text, count);
  if (body === null) throw new TemporaryFailure('sends an answer that is not JSON');
  const { isBatch, answers: items } = body;
  const [first] = items;
  // An error without an id is about the whole request.
  if (count > 1 && items.length <= 1 && (first === undefined || idOf(first) === null)) {
    const error = first?.error === undefined || first.error === null ? null : readError(first.error);
    throw new BatchRefused(`refuses a batch of ${count} requests: ${error?.message ?? 'it answers no list'}`);
  }
  if (count > 1 && !isBatch) throw new BatchRefused(`refuses a batch of ${count} requests: it answers no list`);
  const answers: Answer[] = [];
  for (const item of items) {
    const index = count === 1 && item.error !== null ? 0 : idOf(item);
    if (index === null || index >= count) throw new TemporaryFailure('answers a request that was not sent');
    if (answers[index] !== undefined) throw new TemporaryFailure('answers a request twice');
    answers[index] = readAnswer(item);
  }
  for (let index = 0; index < count; index++) {
    if (answers[index] === undefined) throw new TemporaryFailure('leaves a request of a batch without an answer');
  }
  return answers;
}

/** Our ids are small numbers, which some servers answer as text. Null for anything else. */
function idOf({ id }: AnswerText): number | null {
  const digits = /^"?(\d{1,3})"?$/.exec(id ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

function readAnswer({ result, error }: AnswerText): Answer {
  if (error !== null && error !== 'null') return { error: readError(error) };
  if (result === null) throw new TemporaryFailure('sends neither a result nor an error');
  return { result };
}

function readError(text: string): OriginError {
  if (text.length > MAX_VALUE_CHARACTERS) throw tooLong('an error', MAX_VALUE_CHARACTERS);
  const error = parse(text);
  if (typeof error !== 'object' || error === null) throw new TemporaryFailure('sends an error that is no object');
  const { code, message, data }: { code?: unknown; message?: unknown; data?: unknown } = error;
  return {
    code: typeof code === 'number' ? code : 0,
    message: String(message).slice(0, 500),
    ...(data !== undefined && { data }),
  };
}

function parse(text: string): unknown {
  if (isNestedDeeperThan(MAX_NESTING, text))
    throw new OriginFailure(`sends an answer of more than ${MAX_NESTING} levels`);
  return parseJson(text, (cause) => new TemporaryFailure('sends an answer that is not JSON', false, null, { cause }));
}

/** Compute units of an average request; foundry counts with the same figure. */
const UNITS_PER_CALL = 17;

/** Requests stay slow for this long after the origin refused one for its rate, milliseconds. */
const CAREFUL_MS = 30_000;

/** Sends at full speed until the origin refuses a request for its rate, and then waits as it asks. */
class OriginPace {
  readonly #unitsPerSecond: number;
  #pausedUntil = 0;
  #carefulUntil = 0;
  #nextAt = 0;

  /** `unitsPerSecond` are the compute units that the provider grants; Infinity for no limit. */
  constructor(unitsPerSecond: number) {
    this.#unitsPerSecond = unitsPerSecond;
  }

  /** The origin refused a request for its rate: nothing is sent for `waitMs`, and less than before for a while. */
  refused(waitMs: number): void {
    const now = performance.now();
    this.#pausedUntil = Math.max(this.#pausedUntil, now + waitMs);
    this.#carefulUntil = now + waitMs + CAREFUL_MS;
  }

  async ready(calls: number): Promise<void> {
    const now = performance.now();
    let at = this.#pausedUntil;
    if (now < this.#carefulUntil) {
      at = Math.max(at, this.#nextAt);
      this.#nextAt = Math.max(at, now) + (1000 * calls * UNITS_PER_CALL) / this.#unitsPerSecond;
    }
    if (at > now) await sleep(at - now);
  }
}
