/**
 * The query language of subscriptions and searches: conditions on event attributes, joined by AND, such as
 * `tm.event='Tx' AND tx.height > 5 AND transfer.sender EXISTS`. A condition holds when any value of the attribute
 * fulfils it.
 * Source: CometBFT v0.38, libs/pubsub/query (syntax, matching).
 */

/** Values of event attributes by `type.key`. */
export type EventMap = Record<string, string[]>;

type Operator = '=' | '<' | '<=' | '>' | '>=' | 'CONTAINS' | 'EXISTS';

type Operand = { kind: 'text'; text: string } | { kind: 'number'; number: number } | { kind: 'time'; ms: number };

/** One condition of a query. */
export interface Condition {
  /** `type.key` of the attribute. */
  key: string;
  operator: Operator;
  /** Null for EXISTS. */
  operand: Operand | null;
}

const MAX_QUERY_LENGTH = 512;

const TOKEN_PATTERN =
  /\s*(?:'([^']*)'|(<=|>=|=|<|>)|(TIME\s+\S+|DATE\s+\d{4}-\d\d-\d\d)|(-?\d+(?:\.\d+)?)(?=\s|$)|([^\s'"=<>()\\]+))/y;

interface Token {
  kind: 'text' | 'operator' | 'time' | 'number' | 'word';
  text: string;
}

/** The conditions of a query, of which all must hold. Throws an Error that says what is wrong and where. */
export function parseQuery(text: string): Condition[] {
  if (text.length > MAX_QUERY_LENGTH) throw new Error('maximum query length exceeded');
  const tokens = readTokens(text);
  const conditions: Condition[] = [];
  let next = 0;
  for (;;) {
    const key = tokens[next++];
    if (key?.kind !== 'word') throw new Error(`expected a tag at condition ${conditions.length + 1}`);
    const operator = readOperator(tokens[next++]);
    const operand = operator === 'EXISTS' ? null : readOperand(operator, tokens[next++]);
    conditions.push({ key: key.text, operator, operand });
    const joiner = tokens[next++];
    if (joiner === undefined) return conditions;
    if (joiner.kind !== 'word' || joiner.text !== 'AND') throw new Error(`expected AND before ${joiner.text}`);
  }
}

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN_PATTERN);
  while (text.slice(pattern.lastIndex).trim() !== '') {
    const at = pattern.lastIndex;
    const match = pattern.exec(text);
    if (match === null) throw new Error(`unexpected character at position ${at}`);
    const kinds = ['text', 'operator', 'time', 'number', 'word'] as const;
    const which = kinds.findIndex((_, index) => match[index + 1] !== undefined);
    tokens.push({ kind: kinds[which] ?? 'word', text: match[which + 1] ?? '' });
  }
  return tokens;
}

function readOperator(token: Token | undefined): Operator {
  // The pattern of tokens gives this kind to comparisons only.
  if (token?.kind === 'operator') return token.text as Operator;
  if (token?.kind === 'word' && (token.text === 'CONTAINS' || token.text === 'EXISTS')) return token.text;
  throw new Error(`expected an operator, got ${token?.text ?? 'the end'}`);
}

function readOperand(operator: Operator, token: Token | undefined): Operand {
  if (token?.kind === 'text' && (operator === '=' || operator === 'CONTAINS'))
    return { kind: 'text', text: token.text };
  if (operator !== 'CONTAINS' && token?.kind === 'number') return { kind: 'number', number: Number(token.text) };
  if (operator !== 'CONTAINS' && token?.kind === 'time') {
    const ms = Date.parse(token.text.replace(/^(TIME|DATE)\s+/, ''));
    if (!Number.isNaN(ms)) return { kind: 'time', ms };
  }
  throw new Error(`${token?.text ?? 'the end'} does not go with ${operator}`);
}

/** Whether the attributes fulfil all conditions. */
export function matches(conditions: Condition[], events: EventMap): boolean {
  return conditions.every(({ key, operator, operand }) => {
    const values = Object.hasOwn(events, key) ? (events[key] ?? []) : [];
    if (operand === null) return values.length > 0;
    return values.some((value) => holds(operator, operand, value));
  });
}

function holds(operator: Operator, operand: Operand, value: string): boolean {
  switch (operand.kind) {
    case 'text':
      return operator === 'CONTAINS' ? value.includes(operand.text) : value === operand.text;
    case 'number': {
      // Of `8.045stake`, only the number counts.
      const number = /^-?\d+(\.\d+)?/.exec(value)?.[0];
      return number !== undefined && compares(operator, Number(number), operand.number);
    }
    case 'time': {
      const ms = Date.parse(value);
      return !Number.isNaN(ms) && compares(operator, ms, operand.ms);
    }
  }
}

function compares(operator: Operator, value: number, operand: number): boolean {
  if (value === operand) return operator === '=' || operator === '<=' || operator === '>=';
  return value < operand ? operator === '<' || operator === '<=' : operator === '>' || operator === '>=';
}

/** The text that an attribute must be equal to; null when no condition says so. */
export function textRequired(conditions: Condition[], key: string): string | null {
  for (const { key: on, operator, operand } of conditions) {
    if (on === key && operator === '=' && operand?.kind === 'text') return operand.text;
  }
  return null;
}

/** The lowest and highest number that the conditions on an attribute allow; infinite where there is no bound. */
export function rangeOf(conditions: Condition[], key: string): { from: number; to: number } {
  let [from, to] = [-Infinity, Infinity];
  for (const { key: on, operator, operand } of conditions) {
    if (on !== key || operand?.kind !== 'number') continue;
    const { number } = operand;
    if (operator === '=' || operator === '>=') from = Math.max(from, number);
    if (operator === '>') from = Math.max(from, Math.floor(number) + 1);
    if (operator === '=' || operator === '<=') to = Math.min(to, number);
    if (operator === '<') to = Math.min(to, Math.ceil(number) - 1);
  }
  return { from: Math.ceil(from), to: Math.floor(to) };
}
