import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Contract } from '../../../codegen/contract.js';
import { readContract } from '../../../codegen/readContract.js';
import type { MethodName } from '../../../generated/methods.js';
import { resultValidators } from '../../../src/contract/resultValidators.js';
import { paramsValidators } from '../../../generated/validators.js';

let contract: Contract;

beforeAll(async () => {
  contract = await readContract();
});

describe('the examples of every method', () => {
  test('fit the generated validators', () => {
    const misfits = contract.methods.flatMap((method) =>
      method.examples.flatMap((example) => {
        const name = method.name as MethodName;
        const fits = paramsValidators[name](example.params) && resultValidators().results[name](example.result);
        return fits ? [] : [`${name}: ${example.name}`];
      }),
    );
    expect(misfits).toEqual([]);
  });

  test('are there', () => {
    expect(contract.methods.filter((method) => method.examples.length === 0)).toEqual([]);
  });
});
