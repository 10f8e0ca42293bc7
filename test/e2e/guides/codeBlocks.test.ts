/** What the marks of a code block and the dots of an output mean. */
import { describe, expect, test } from '@jest/globals';
import { codeBlocks } from './codeBlocks.js';
import { differenceOf } from './comparison.js';

describe('code blocks', () => {
  test('have the marks of their info strings, and the output that follows', () => {
    const page = [
      '```js file="a.mjs"',
      'one',
      '```',
      'text',
      '```sh',
      'two',
      '```',
      '',
      '```text output',
      'three',
      '```',
      '```sh stays not-run="needs Foundry"',
      '```',
    ].join('\n');
    expect(codeBlocks(page)).toEqual([
      { language: 'js', line: 1, code: 'one\n', file: 'a.mjs', notRun: undefined, stays: false, output: undefined },
      {
        language: 'sh',
        line: 5,
        code: 'two\n',
        file: undefined,
        notRun: undefined,
        stays: false,
        output: { language: 'text', text: 'three\n' },
      },
      {
        language: 'sh',
        line: 12,
        code: '\n',
        file: undefined,
        notRun: 'needs Foundry',
        stays: true,
        output: undefined,
      },
    ]);
  });

  test('are refused with a mark that does not exist, and as output of nothing', () => {
    expect(() => codeBlocks('```sh skip\n```')).toThrow('no mark skip');
    expect(() => codeBlocks('```text output\n```')).toThrow('no block prints this');
  });
});

describe('an output', () => {
  test.each([
    ['a 0x… b\n…\nend\n', 'a 0x12 b\nend'],
    ['a\n…\nend', 'a\nb\nc\nend\n'],
  ])('%j allows %j', (text, printed) => {
    expect(differenceOf({ language: 'text', text }, printed)).toBeNull();
  });

  test('of text differs by a line', () => {
    expect(differenceOf({ language: 'text', text: 'a\nb' }, 'a\nc')).not.toBeNull();
    expect(differenceOf({ language: 'text', text: 'a' }, 'a\nb')).not.toBeNull();
  });

  test('of JSON is compared as a value', () => {
    const output = { language: 'json', text: '{"a": ["0x1", "…"], "b": "0x…", "…": "…"}' };
    expect(differenceOf(output, '{"b":"0x9","a":["0x1",2,3],"c":null}')).toBeNull();
    expect(differenceOf(output, '{"b":"9","a":["0x1"]}')).toBe('the value.b is "9"');
    expect(differenceOf({ language: 'json', text: '{"a":1}' }, '{"a":1,"b":2}')).toBe('the value also has b');
    expect(differenceOf(output, 'no')).toBe('it is not JSON');
  });
});
