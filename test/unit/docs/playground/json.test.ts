import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readAnswer, answersById, revertDataOf } from '../../../../docs-site/client/playground/answer.js';
import {
  compactJson,
  ExactNumber,
  isObject,
  parseJson,
  prettyJson,
  sameJson,
} from '../../../../docs-site/client/playground/json.js';

describe('JSON that loses nothing', () => {
  test('numbers that JavaScript would round keep their text', () => {
    const text = '{"a":9007199254740993,"b":1.0,"c":1e400,"d":-0,"e":12}';
    const value = parseJson(text);
    expect(compactJson(value)).toBe(text);
    expect(isObject(value) && [value['a'], value['e']]).toEqual([new ExactNumber('9007199254740993'), 12]);
    expect(prettyJson(value)).toContain('9007199254740993');
  });

  test('__proto__ and constructor are keys like any other', () => {
    const text = '{"__proto__":{"polluted":true},"constructor":1,"toString":null}';
    const value = parseJson(text);
    expect(compactJson(value)).toBe(text);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('it reads what JSON.parse reads, and writes it back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value, null, 1);
        expect(JSON.parse(compactJson(parseJson(text)))).toEqual(JSON.parse(text));
        expect(sameJson(parseJson(prettyJson(parseJson(text))), parseJson(text))).toBe(true);
      }),
    );
  });

  test('it refuses what JSON.parse refuses', () => {
    const texts = [
      '',
      '{',
      '[1,]',
      '{"a":1,}',
      '01',
      '1.',
      '"\n"',
      '"\\x"',
      "'a'",
      'nul',
      '[1 2]',
      '{} {}',
      '+1',
      '"',
      '{a:1}',
    ];
    for (const text of texts) {
      expect(() => JSON.parse(text) as unknown).toThrow();
      expect(() => parseJson(text)).toThrow();
    }
  });

  test('a mistake is shown with its place', () => {
    expect(() => parseJson('{\n  "a": 1\n  "b": 2\n}')).toThrow('a comma or } is expected (line 3, column 3)');
    expect(() => parseJson('[1')).toThrow('a comma or ] is expected (line 1, column 3)');
    expect(() => parseJson(' ')).toThrow('the text ends too early (line 1, column 2)');
    expect(() => parseJson('['.repeat(1000))).toThrow('there are more than 200 levels');
  });

  test('a long text does not overflow the stack', () => {
    const long = JSON.stringify(`0x${'\\"é'.repeat(1_000_000)}`);
    expect(compactJson(parseJson(long))).toBe(long);
  });
});

describe('answers', () => {
  test('result, error, batch, neither, no JSON, and one that is too large', () => {
    expect(readAnswer('{"id":1,"result":null}')).toEqual({ kind: 'result', result: null });
    expect(readAnswer('{"id":1,"error":{"code":3,"message":"m","data":"0x"}}')).toEqual({
      kind: 'error',
      error: { code: 3, message: 'm', data: '0x' },
    });
    expect(readAnswer('[]')).toEqual({ kind: 'batch', answers: [] });
    expect(readAnswer('{"__proto__":{"result":1}}')).toMatchObject({ kind: 'notJsonRpc' });
    expect(readAnswer('<html>')).toMatchObject({
      problem: 'The answer is not JSON: a value is expected (line 1, column 1).',
    });
    const huge = readAnswer(`{"result":"${'a'.repeat(1_100_000)}"}`);
    expect(huge.kind === 'huge' && huge.start.length).toBe(20_000);
  });

  test('answers of a batch are found by their ids, whatever their order', () => {
    const answers = ['{"id":2,"result":"b"}', '{"id":1,"result":"a"}', '{"id":null,"error":{}}', '7'].map(parseJson);
    expect(answersById([1, 2, 3], answers)).toEqual([answers[1], answers[0], undefined]);
  });

  test('revert data as a text or in an object', () => {
    expect(revertDataOf({ code: 3, message: '', data: '0x08c379a0' })).toBe('0x08c379a0');
    expect(revertDataOf({ code: -32000, message: '', data: { data: '0x01' } })).toBe('0x01');
    expect(revertDataOf({ code: -32000, message: '', data: 'Reverted 0x' })).toBeUndefined();
  });
});
