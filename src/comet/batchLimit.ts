import { BatchRefused } from './rpcMessage.js';

/** How long single questions are asked after a batch was refused without a number, milliseconds. */
const TRY_MORE_MS = 60_000;

/** Learns the longest batch that a node takes: an operator may have made `max_request_batch_size` smaller. */
export class BatchLimit {
  #longest = Infinity;
  #tryMoreAtMs = Infinity;

  get longest(): number {
    if (performance.now() >= this.#tryMoreAtMs) {
      this.#longest = Infinity;
      this.#tryMoreAtMs = Infinity;
    }
    return this.#longest;
  }

  /** What `ask` answers to all questions, in order. It gets as many at once as the node takes. */
  async run<Question, Answer>(
    questions: readonly Question[],
    ask: (part: readonly Question[]) => Promise<Answer[]>,
  ): Promise<Answer[]> {
    if (questions.length > this.longest) return await inParts(questions, this.longest, ask);
    try {
      return await ask(questions);
    } catch (error) {
      if (!(error instanceof BatchRefused) || questions.length === 1) throw error;
      const longest = Math.max(1, Math.min(error.most ?? 1, questions.length - 1));
      const answers = await inParts(questions, longest, ask);
      // Without a number, the refusal may have been of this request alone: then more are tried again later.
      this.#longest = Math.min(this.#longest, longest);
      if (error.most === null) this.#tryMoreAtMs = performance.now() + TRY_MORE_MS;
      return answers;
    }
  }
}

/** The answers of `ask` to parts of this size, one after another. */
export async function inParts<Question, Answer>(
  questions: readonly Question[],
  size: number,
  ask: (part: readonly Question[]) => Promise<Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < questions.length; from += size)
    answers.push(...(await ask(questions.slice(from, from + size))));
  return answers;
}
