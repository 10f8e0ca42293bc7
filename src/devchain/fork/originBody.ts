/** Cuts the body of an answer of the origin into the answers of its calls. Values are not parsed: they may be large. */
import { endOfValueInSlices } from '../../json/slicedJson.js';
import { endOfString, skipSpace } from '../../json/jsonText.js';

/** One JSON-RPC response: the texts of its members, not checked yet; null where they are missing. */
export interface AnswerText {
  id: string | null;
  result: string | null;
  error: string | null;
}

/** The responses of a body, in its order. */
export interface BodyTexts {
  /** Whether the body is a list. */
  isBatch: boolean;
  answers: AnswerText[];
}

/** Null for text that cannot be JSON-RPC: it is cut off, or no JSON. More than `most` responses count as none. */
export async function splitBody(text: string, most: number): Promise<BodyTexts | null> {
  const start = skipSpace(text, 0);
  if (text[start] === '{') {
    const answer = await readMembers(text, start);
    return answer === null || skipSpace(text, answer.end) < text.length
      ? null
      : { isBatch: false, answers: [answer.members] };
  }
  return text[start] === '[' ? readList(text, start, most) : null;
}

async function readList(text: string, start: number, most: number): Promise<BodyTexts | null> {
  const answers: AnswerText[] = [];
  let at = skipSpace(text, start + 1);
  if (text[at] === ']') return { isBatch: true, answers };
  while (answers.length < most) {
    const answer = text[at] === '{' ? await readMembers(text, at) : null;
    if (answer === null) return null;
    answers.push(answer.members);
    at = skipSpace(text, answer.end);
    if (text[at] === ']') return skipSpace(text, at + 1) < text.length ? null : { isBatch: true, answers };
    if (text[at] !== ',') return null;
    at = skipSpace(text, at + 1);
  }
  return null;
}

/** The members of the object that begins at `start`, and the index right after it. */
async function readMembers(text: string, start: number): Promise<{ members: AnswerText; end: number } | null> {
  const members: AnswerText = { id: null, result: null, error: null };
  let at = skipSpace(text, start + 1);
  if (text[at] === '}') return { members, end: at + 1 };
  while (text[at] === '"') {
    const keyEnd = endOfString(text, at) + 1;
    const key = text.slice(at + 1, keyEnd - 1);
    at = skipSpace(text, keyEnd);
    if (text[at] !== ':') return null;
    const valueStart = skipSpace(text, at + 1);
    const valueEnd = await endOfValueInSlices(text, valueStart);
    if (key === 'id' || key === 'result' || key === 'error') members[key] = text.slice(valueStart, valueEnd);
    at = skipSpace(text, valueEnd);
    if (text[at] === '}') return { members, end: at + 1 };
    if (text[at] !== ',') return null;
    at = skipSpace(text, at + 1);
  }
  return null;
}
