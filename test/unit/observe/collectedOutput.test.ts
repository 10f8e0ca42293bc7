import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CollectedOutput } from '../../../src/observe/collectedOutput.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('collected output', () => {
  test('writes the first text at once and what follows together, in order', () => {
    const written: string[] = [];
    const output = new CollectedOutput((text) => written.push(text));
    output.print('a\n');
    output.print('b\n');
    output.print('c\n');
    expect(written).toEqual(['a\n']);
    jest.advanceTimersByTime(20);
    expect(written).toEqual(['a\n', 'b\nc\n']);
    output.print('d\n');
    expect(written).toEqual(['a\n', 'b\nc\n']);
    jest.advanceTimersByTime(20);
    jest.advanceTimersByTime(20);
    output.print('e\n');
    expect(written).toEqual(['a\n', 'b\nc\n', 'd\n', 'e\n']);
  });

  test('writes the rest when the process ends, once', () => {
    const written: string[] = [];
    const output = new CollectedOutput((text) => written.push(text));
    output.print('a');
    output.print('b');
    output.flush();
    output.flush();
    jest.advanceTimersByTime(20);
    expect(written).toEqual(['a', 'b']);
  });
});
