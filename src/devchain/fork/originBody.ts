/** Cuts the body of an answer of the origin into the answers of its calls. Values are not parsed: they may be large. */
import { CLOSE_BRACKET, OPEN_BRACE, OPEN_BRACKET } from '../../json/codes.js';
import { JsonCursor, type Span } from '../../json/jsonCursor.js';

/** One JSON-RPC response: the texts of its members, not checked yet; null where they are missing. */
export interface AnswerText {
  id: string | null;
  result: string | null;
  error: string | null;
}

/** The responses of a body, in its order. */
export interface BodyTexts {
  isBatch: boolean;
  answers: AnswerText[];
}

/** Null for text that cannot be JSON-RPC: it is cut off, or no JSON. More than `most` responses count as none. */
export async function splitBody(text: string, most: number): Promise<BodyTexts | null> {
  const json = new JsonCursor(text);
  const isBatch = json.peek() !== OPEN_BRACE;
  try {
    const answers = isBatch ? await readList(json, most) : [await readAnswer(json)];
    json.end();
    return { isBatch, answers };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

async function readList(json: JsonCursor, most: number): Promise<AnswerText[]> {
  const answers: AnswerText[] = [];
  json.enter(OPEN_BRACKET);
  while (json.next(CLOSE_BRACKET)) {
    if (answers.length === most) throw new SyntaxError(`more than ${most} responses`);
    answers.push(await readAnswer(json));
  }
  return answers;
}

async function readAnswer(json: JsonCursor): Promise<AnswerText> {
  const { id, result, error } = await json.members(['id', 'result', 'error']);
  const textOf = (span?: Span): string | null => (span === undefined ? null : json.text.slice(span.start, span.end));
  return { id: textOf(id), result: textOf(result), error: textOf(error) };
}
