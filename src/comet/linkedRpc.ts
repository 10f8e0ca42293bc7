import type { Caller } from '../caller/caller.js';
import { WAITS_FOR_ORIGIN } from '../chain/development/developmentProtocol.js';
import { UNAVAILABLE } from '../chain/nodeFailure.js';
import { NodeUnavailable } from '../chain/chainErrors.js';
import type { NodeLink } from '../chain/nodeLink.js';
import { abortable } from '../concurrency/abortable.js';
import { timeLimited } from '../concurrency/timeLimited.js';
import { inSharedMemory, LARGE_ANSWER_BYTES, LargeAnswer } from './largeAnswer.js';
import { encodeRequest, readAnswer } from './rpcMessage.js';

/** Longest time for one call, milliseconds, as in `CometRpc`. */
const TIMEOUT_MS = 15_000;

/** JSON-RPC over a link, with the same limits and errors as over HTTP. */
export class LinkedRpc {
  readonly #link: Pick<NodeLink, 'call'>;
  #lastId = 0;

  constructor(link: Pick<NodeLink, 'call'>) {
    this.#link = link;
  }

  /** The `result` of one call. Rejects as `CometRpc` does. */
  async call(method: string, params: object, caller: Caller, keepsLarge = false): Promise<unknown> {
    caller.signal.throwIfAborted();
    const id = ++this.#lastId;
    const answer = this.#link.call(encodeRequest(method, params, id));
    const asked = WAITS_FOR_ORIGIN.has(method) ? answer : timeLimited(answer, TIMEOUT_MS, tooLate);
    const text = await abortable(asked, caller.signal);
    if (keepsLarge && text.length >= LARGE_ANSWER_BYTES)
      return new LargeAnswer(method, id, inSharedMemory([Buffer.from(text)]));
    return readAnswer(method, text, id);
  }

  /** Does nothing: the link belongs to the caller. */
  close(): void {
    return;
  }
}

function tooLate(): NodeUnavailable {
  return new NodeUnavailable(UNAVAILABLE.silent, { detail: `the linked node: no answer within ${TIMEOUT_MS} ms` });
}
