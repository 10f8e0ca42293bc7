/** Explains errors from the contract's catalogue, and revert data by hand. */
import type { ErrorEntry } from '../../model/methodData.js';

/** What is known about an error. */
export interface Explanation {
  /** Its name in the catalogue; undefined when the catalogue does not have it. */
  readonly name: string | undefined;
  /** What happened and what to do, in sentences. */
  readonly text: string | undefined;
}

/** What a code means in JSON-RPC 2.0 and among Ethereum servers, whatever the message. */
const CODES: Readonly<Record<number, string>> = {
  [-32700]: 'The server could not read the request as JSON.',
  [-32600]: 'The text is JSON but no valid request.',
  [-32601]: 'The server does not have this method, or its namespace is off.',
  [-32602]: 'A parameter is missing, of the wrong kind or not allowed.',
  [-32603]: 'Something failed inside the server. Its log says more.',
  [-32000]: 'The server understood the request and could not fulfil it. The message says why.',
  [-32001]: 'What was asked for does not exist.',
  [-32002]: 'The server cannot answer now: it waits for something or took too long. Try again later.',
  [-32003]: 'The server refused the request: it needs a valid bearer token, or the transaction was rejected.',
  [-32004]: 'The server knows this method and does not support it.',
  [-32005]: 'A limit was exceeded. Ask for less, or ask the operator to raise the limit.',
  [3]: 'The contract reverted. The data holds the reason when the contract gave one.',
};

/** Longest message that is checked against the catalogue, in characters. */
const MAX_MESSAGE_LENGTH = 4000;

/** The entry of the catalogue that an error is, and its explanation. */
export function explainError(
  error: { readonly code: number; readonly message: string },
  catalogue: Readonly<Record<string, ErrorEntry>>,
): Explanation {
  const message = error.message.slice(0, MAX_MESSAGE_LENGTH);
  const fitting = Object.entries(catalogue)
    .filter(([, entry]) => entry.code === error.code && fitsTemplate(message, entry.message))
    .sort(([, left], [, right]) => literalLength(right.message) - literalLength(left.message));
  const [name, entry] = fitting[0] ?? [];
  return { name, text: explanationOf(entry) ?? CODES[error.code] };
}

/** The contract's own words on an error, where it has any. */
function explanationOf(entry: ErrorEntry | undefined): string | undefined {
  if (entry === undefined) return undefined;
  const texts = Object.entries(entry).flatMap(([key, value]) =>
    key.startsWith('x-') && typeof value === 'string' ? [value] : [],
  );
  return texts.length === 0 ? undefined : texts.join(' ');
}

/** True when a message is made from a template. Takes time in proportion to the message, whatever it holds. */
export function fitsTemplate(message: string, template: string): boolean {
  const literals = template.split(/\{[A-Za-z]+\}/);
  const [first = '', ...others] = literals;
  const last = others.pop();
  if (last === undefined) return message === template;
  if (!message.startsWith(first) || !message.endsWith(last)) return false;
  const end = message.length - last.length;
  let position = first.length;
  for (const literal of others) {
    const found = message.indexOf(literal, position + 1);
    if (found < 0) return false;
    position = found + literal.length;
  }
  return position < end;
}

function literalLength(template: string): number {
  return template.replace(/\{[A-Za-z]+\}/g, '').length;
}

/** The codes of Panic(uint256), from the documentation of Solidity 0.8. */
const PANICS: Readonly<Record<string, string>> = {
  '0': 'a panic of the compiler itself',
  '1': 'an assert was false',
  '17': 'an arithmetic operation overflowed or underflowed',
  '18': 'a division or modulo by zero',
  '33': 'a number is not a value of the enum',
  '34': 'a byte array in storage is encoded wrongly',
  '49': 'pop() on an empty array',
  '50': 'an array index is out of bounds',
  '65': 'too much memory was allocated',
  '81': 'a call of an internal function that is not set',
};

/** The most characters of a reason that are shown. */
const MAX_REASON_LENGTH = 2000;

/** Revert data in words: Error(string), Panic(uint256), or the selector of a custom error. Undefined for no bytes. */
export function revertReason(data: string): string | undefined {
  if (!/^0x(?:[0-9a-fA-F]{2})+$/.test(data)) return undefined;
  const selector = data.slice(0, 10).toLowerCase();
  if (selector === '0x08c379a0') {
    const text = abiText(data.slice(10));
    return text === undefined ? 'Error(string) with broken data' : `Error(${JSON.stringify(text)})`;
  }
  if (selector === '0x4e487b71' && data.length >= 74) {
    const code = BigInt(`0x${data.slice(10, 74)}`).toString();
    const meaning = Object.hasOwn(PANICS, code) ? PANICS[code] : 'an unknown code';
    return `Panic(${code}): ${meaning}`;
  }
  return data.length < 10 ? 'data without a selector' : `custom error ${selector}`;
}

/** The only argument of a call, when it is a string. */
function abiText(words: string): string | undefined {
  const at = (position: number) => {
    const word = words.slice(position, position + 64);
    const value = word.length === 64 ? BigInt(`0x${word}`) : undefined;
    return value !== undefined && value <= BigInt(words.length) ? Number(value) : undefined;
  };
  const offset = at(0);
  if (offset === undefined) return undefined;
  const length = at(offset * 2);
  if (length === undefined) return undefined;
  const start = offset * 2 + 64;
  const hex = words.slice(start, start + length * 2);
  if (hex.length < length * 2) return undefined;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return new TextDecoder().decode(bytes).slice(0, MAX_REASON_LENGTH);
}
