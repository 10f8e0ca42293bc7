import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { methodTable, type MethodName } from '../../generated/methods.js';
import { resultValidators } from '../../generated/resultValidators.js';
import { paramsValidators } from '../../generated/validators.js';

const methods = Object.keys(methodTable) as MethodName[];

/** JSON values, hex text among them more often than chance would have it. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.stringMatching(/^0x[0-9a-fA-F]{0,70}$/),
  fc.dictionary(fc.constantFrom('to', 'data', 'blockHash', 'topics', '__proto__', 'constructor'), fc.jsonValue()),
);

describe('every validator', () => {
  test('answers yes or no to anything that JSON can say, 100,000 times', () => {
    const inputs = fc.sample(fc.array(value, { maxLength: 5 }), {
      numRuns: Math.ceil(100_000 / methods.length),
      seed: 7,
    });
    let answers = 0;
    for (const input of inputs) {
      for (const method of methods) {
        const fits = paramsValidators[method](input);
        if (typeof fits !== 'boolean' || fits === (paramsValidators[method].errors?.length ?? 0) > 0) {
          throw new Error(`${method} cannot decide on ${JSON.stringify(input)}`);
        }
        answers += 1;
      }
    }
    expect(answers).toBeGreaterThanOrEqual(100_000);
  });

  test('of a result takes nothing but the result', () => {
    const inputs = fc.sample(value, { numRuns: 500, seed: 7 });
    for (const method of methods) {
      for (const input of inputs) expect(typeof resultValidators[method](input)).toBe('boolean');
    }
  });
});
