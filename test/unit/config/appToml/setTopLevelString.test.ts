import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'smol-toml';
import { setTopLevelString, TomlNotEdited } from '../../../../src/config/setTopLevelString.js';

const KEY = 'minimum-gas-prices';

function set(text: string, value = '5atest'): string {
  return setTopLevelString(text, KEY, () => value);
}

describe('a value that is there is replaced, and nothing else', () => {
  test.each([
    ['a basic string', 'minimum-gas-prices = "1atest"\n', 'minimum-gas-prices = "5atest"\n'],
    ['a literal string', "minimum-gas-prices = '1atest'\n", "minimum-gas-prices = '5atest'\n"],
    ['an empty string', 'minimum-gas-prices=""', 'minimum-gas-prices="5atest"'],
    ['escapes', 'minimum-gas-prices = "1\\u0061test\\""', 'minimum-gas-prices = "5atest"'],
    ['a quoted key', '"minimum-gas-prices"\t=\t"1"\n[a]', '"minimum-gas-prices"\t=\t"5atest"\n[a]'],
    [
      'a comment behind it',
      'minimum-gas-prices = \'1\' # "x"\r\nb = 1\r\n',
      'minimum-gas-prices = \'5atest\' # "x"\r\nb = 1\r\n',
    ],
    [
      'a comment that looks like it',
      '# minimum-gas-prices = "0"\n minimum-gas-prices = "1"',
      '# minimum-gas-prices = "0"\n minimum-gas-prices = "5atest"',
    ],
    [
      'strings and lists that look like it',
      'a = """\nminimum-gas-prices = "0"\n[t]\n""""\nb = [ # ]\n "]", \'[\', {c = 1}]\nd.e = 2020-01-01\nminimum-gas-prices = "1"\n[t]\nminimum-gas-prices = "2"\n',
      'a = """\nminimum-gas-prices = "0"\n[t]\n""""\nb = [ # ]\n "]", \'[\', {c = 1}]\nd.e = 2020-01-01\nminimum-gas-prices = "5atest"\n[t]\nminimum-gas-prices = "2"\n',
    ],
  ])('%s', (_, text, expected) => {
    expect(set(text)).toBe(expected);
  });

  test('the same value leaves the text alone', () => {
    const text = 'minimum-gas-prices = "\\u0035atest"';
    expect(set(text)).toBe(text);
  });
});

describe('a key that is missing is added', () => {
  test.each([
    [
      'behind the last entry before the first table',
      'a = 1 # one\r\n\r\n# table\r\n[t]\r\n',
      'a = 1 # one\r\nminimum-gas-prices = "5atest"\r\n\r\n# table\r\n[t]\r\n',
    ],
    ['at the end of a text without a line end', 'a = 1', 'a = 1\nminimum-gas-prices = "5atest"'],
    [
      'before the first table',
      '# c\n[t]\nminimum-gas-prices = "1"\n',
      'minimum-gas-prices = "5atest"\n# c\n[t]\nminimum-gas-prices = "1"\n',
    ],
    ['to no text at all', '', 'minimum-gas-prices = "5atest"\n'],
  ])('%s', (_, text, expected) => {
    expect(set(text)).toBe(expected);
  });
});

describe('a text is refused rather than damaged', () => {
  test.each([
    ['a string of several lines', 'minimum-gas-prices = """1"""', 'minimum-gas-prices is a string of several lines'],
    ['a literal of several lines', "minimum-gas-prices = '''1'''", 'minimum-gas-prices is a string of several lines'],
    ['a number', 'minimum-gas-prices = 1', 'minimum-gas-prices is not a string'],
    ['a list', 'minimum-gas-prices = ["1"]', 'minimum-gas-prices is not a string'],
    ['a table', '[minimum-gas-prices]\na = 1', 'minimum-gas-prices is not a string'],
    ['dotted keys', 'minimum-gas-prices.a = "1"', 'minimum-gas-prices is not a string'],
    ['an escaped key', '"minimum\\u002dgas-prices" = "1"', 'minimum-gas-prices is written in an unusual way'],
    ['a key with capitals', 'Minimum-Gas-Prices = "1"', 'minimum-gas-prices is written as Minimum-Gas-Prices'],
    ['a byte order mark', '\ufeffminimum-gas-prices = "1"', 'minimum-gas-prices is written in an unusual way'],
    [
      'a key twice',
      'minimum-gas-prices = "1"\nminimum-gas-prices = "2"',
      'it is not valid TOML: Invalid TOML document: trying to redefine an already defined table or value',
    ],
    ['no TOML', 'a = = "secret"', 'it is not valid TOML: Invalid TOML document: invalid value'],
  ])('%s', (_, text, message) => {
    expect(() => set(text)).toThrow(new TomlNotEdited(message));
  });

  test('a value that would need escapes', () => {
    expect(() => set('', 'a"b')).toThrow(TomlNotEdited);
  });
});

/** Lines as app.toml has them, and what could be taken for the key. */
const line = fc.oneof(
  fc.constant(''),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => `# ${text.replace(/[\p{Cc}\u2028\u2029]/gu, '')}`),
  fc.constant('# minimum-gas-prices = "0"'),
  fc
    .tuple(fc.nat(), fc.string({ maxLength: 9 }))
    .map(([n, text]) => `k${n} = ${JSON.stringify(text.replace(/[^ -~]/g, ''))} # ]`),
  fc
    .tuple(
      fc.nat(),
      fc.constantFrom('1', 'true', '[ 1,\n"]" ]', "'''\nminimum-gas-prices = \"0\"\n[x]'''", '{ a = "b" }', '0.1'),
    )
    .map(([n, value]) => `k${n}\t= ${value}`),
);
const table = fc
  .tuple(fc.nat(), fc.array(line, { maxLength: 4 }), fc.boolean())
  .map(([n, lines, has]) => [`[t${n}]`, ...lines, ...(has ? ['minimum-gas-prices = "7other"'] : [])]);
const entry = fc.constantFrom(
  'minimum-gas-prices = "1atest"',
  "  minimum-gas-prices='' # old",
  '"minimum-gas-prices"\t=  "1a,2b"',
);

describe('any file like app.toml', () => {
  test('keeps every other byte and every other value', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 6 }),
        fc.option(entry, { nil: undefined }),
        fc.array(line, { maxLength: 6 }),
        fc.array(table, { maxLength: 3 }),
        fc.constantFrom('\n', '\r\n'),
        (before, own, after, tables, lineEnd) => {
          const lines = [...before, ...(own === undefined ? [] : [own]), ...after, ...tables.flat()];
          const text = lines.join('\n').replaceAll('\n', lineEnd);
          fc.pre(isToml(text));
          const edited = set(text);
          expect(parse(edited)).toEqual({ ...parse(text), [KEY]: '5atest' });
          const added =
            own === undefined
              ? `minimum-gas-prices = "5atest"`
              : own.replace(/(['"])[^'"]*\1(?=[^'"]*$)/, '$15atest$1');
          const [head, rest] = cut(edited, added);
          const original =
            own === undefined
              ? [head + rest.replace(/^\r?\n/, ''), head.replace(/\r?\n$/, '') + rest]
              : [head + own + rest];
          expect(original).toContain(text);
        },
      ),
    );
  });
});

function isToml(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is before and behind the only place of a text that can be `part`: comments and tables hold others. */
function cut(text: string, part: string): [string, string] {
  const at = text.indexOf(part);
  expect(at).toBeGreaterThanOrEqual(0);
  return [text.slice(0, at), text.slice(at + part.length)];
}
