/**
 * One run against one server: asks at a bounded pace, and collects what it finds. Checks get nothing else.
 */
import { clean } from './report/clean.js';
import { errorCatalogue } from '../generated/errors.js';
import { parseAnswer, saidBy, type Outcome, type Said } from './client/answer.js';
import { postText, type AnswerLimits, type HttpAnswer } from './client/httpExchange.js';
import { RunEnded, type Pace } from './client/pace.js';
import { Socket } from './client/socket.js';
import { UnusableValue } from './json.js';
import type { RuleName } from './rules.js';

/** Answers in a row that were none, after which the run ends. */
const MAX_FAULTS = 5;
/** Findings that are kept in full; more of the same rule and method are only counted. */
const MAX_FINDINGS = 500;
/** Characters of a request or an answer in a finding. */
const SHOWN_CHARACTERS = 600;

/** What a method's answers say of it. */
export type AnswerState = 'present' | 'absent' | 'private';

/** A rule that the server broke. Texts have no control characters. */
export interface Finding {
  rule: RuleName;
  method: string;
  /** What was wrong. The server may have written parts of it. */
  message: string;
  /** The request as it was sent, cut. */
  request: string;
  /** The response as it came, cut. */
  answer: string;
  /** How often the same rule was broken by the same method. The texts are of the first time. */
  times: number;
}

/** What a run needs. */
export interface SessionOptions {
  url: string;
  limits: AnswerLimits;
  pace: Pace;
}

/** Where a finding was made: a method with the texts. */
export type Evidence = Pick<Outcome, 'method' | 'request' | 'answer'>;

/** Asks the server, and keeps what was found. */
export class Session {
  readonly #options: SessionOptions;
  readonly #findings = new Map<string, Finding>();
  readonly #skipped = new Map<string, string>();
  readonly #states = new Map<string, AnswerState>();
  readonly #sockets = new Set<Socket>();
  #nextId = 1;
  #faults = 0;
  #lastFault: string | null = null;
  #answered = false;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  /** The findings so far, in the order in which they were made. */
  get findings(): Finding[] {
    return [...this.#findings.values()];
  }

  /** Checks that could not be made, with the reason. */
  get skipped(): ReadonlyMap<string, string> {
    return this.#skipped;
  }

  /** What the answers so far say of the methods that were called. One that gave no answer is missing. */
  get states(): ReadonlyMap<string, AnswerState> {
    return this.#states;
  }

  /** True once any request got an answer of JSON-RPC. */
  get answered(): boolean {
    return this.#answered;
  }

  /** What was wrong with the last invalid response; null when all were good. */
  get lastFault(): string | null {
    return this.#lastFault;
  }

  get limits(): AnswerLimits {
    return this.#options.limits;
  }

  get pace(): Pace {
    return this.#options.pace;
  }

  /** An id that no other request has. */
  takeId(): number {
    return this.#nextId++;
  }

  /** Calls a method over HTTP. What is no answer becomes a finding of rule `answer`, and an outcome of kind `fault`. */
  async call(method: string, params: readonly unknown[]): Promise<Outcome> {
    const id = this.takeId();
    const request = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    const outcome = this.outcomeOf(await this.post(request), { method, request, id });
    if (outcome.kind === 'fault') this.#lastFault = clean(outcome.reason);
    else this.#answered = true;
    if (outcome.kind === 'fault') this.find('answer', outcome, outcome.reason);
    this.noteState(outcome);
    return outcome;
  }

  /** Notes what an answer says of its method. A method that was there once is present. */
  noteState(outcome: Outcome): void {
    if (outcome.kind === 'fault' || this.#states.get(outcome.method) === 'present') return;
    this.#states.set(outcome.method, stateBy(outcome));
  }

  /** What an answer over HTTP to the request with this id says. */
  outcomeOf(answer: HttpAnswer, { method, request, id }: { method: string; request: string; id: unknown }): Outcome {
    if ('fault' in answer) return { method, request, answer: '', kind: 'fault', reason: answer.fault };
    const said = saidByText(answer.body, id);
    const status = answer.status === 200 ? '' : ` (HTTP status ${answer.status})`;
    const told: Said = said.kind === 'fault' ? { kind: 'fault', reason: `${said.reason}${status}` } : said;
    return { method, request, answer: answer.body.slice(0, SHOWN_CHARACTERS), ...told };
  }

  /** The result of a method. Throws UnusableValue for an error, so that the check that needs it ends. */
  async result(method: string, ...params: unknown[]): Promise<unknown> {
    return this.resultOf(await this.call(method, params));
  }

  /** The result in an outcome. Throws UnusableValue when it has none. */
  resultOf(outcome: Outcome): unknown {
    if (outcome.kind === 'result') return outcome.value;
    throw new UnusableValue(`${outcome.method} gave no result`);
  }

  /** Posts a text as it is; `requests` is the number of entries when it is a batch. Ends the run at a dead server. */
  async post(text: string, requests = 1): Promise<HttpAnswer> {
    const { pace, url, limits } = this.#options;
    await pace.take(requests);
    const answer = await postText(url, text, limits);
    this.#faults = 'fault' in answer ? this.#faults + 1 : 0;
    if (this.#faults >= MAX_FAULTS && 'fault' in answer)
      throw new RunEnded(`${MAX_FAULTS} requests in a row got no answer; the last one: ${clean(answer.fault)}`);
    return answer;
  }

  /** Connects over WebSocket, as a page of `origin` when that is given. Throws an error that says why it could not. */
  async connect(url: string, origin?: string): Promise<Socket> {
    const socket = await Socket.connect(url, this.limits, origin);
    for (const other of this.#sockets) if (!other.isOpen) this.#sockets.delete(other);
    this.#sockets.add(socket);
    return socket;
  }

  /** Closes the WebSockets that a check left open when it could not continue. */
  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  /** Notes that a rule was broken. */
  find(rule: RuleName, { method, request, answer }: Evidence, message: string): void {
    const key = `${rule} ${method}`;
    const known = this.#findings.get(key);
    if (known !== undefined) known.times++;
    else if (this.#findings.size < MAX_FINDINGS)
      this.#findings.set(key, {
        rule,
        method,
        message: clip(message),
        request: clip(request),
        answer: clip(answer.trim()),
        times: 1,
      });
  }

  /** Notes that something was not checked. */
  skip(name: string, reason: string): void {
    this.#skipped.set(name, clip(reason));
  }

  /** Runs a check. A check that gets a response it cannot use ends, and is listed as skipped. */
  async attempt(name: string, check: () => Promise<void>): Promise<void> {
    try {
      await check();
    } catch (error) {
      if (error instanceof RunEnded) throw error;
      // The decoders of hex, RLP and signatures throw errors of several kinds at bytes that they cannot use.
      this.skip(name, error instanceof Error ? error.message : String(error));
    }
  }
}

function stateBy(said: Said): AnswerState {
  const code = said.kind === 'error' ? said.code : null;
  if (code === errorCatalogue.methodNotFound.code) return 'absent';
  return code === errorCatalogue.unauthorized.code ? 'private' : 'present';
}

function saidByText(text: string, id: unknown): Said {
  const parsed = parseAnswer(text);
  return 'fault' in parsed ? { kind: 'fault', reason: parsed.fault } : saidBy(parsed.value, id);
}

function clip(text: string): string {
  return clean(text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text);
}
