import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from '@jest/globals';
import { errorCatalogue, type ErrorName } from '../../../../generated/errors.js';
import { revertReason } from '../../../../src/ethereum/revertReason.js';
import { readExamples } from '../../../../conformance/mock/contractExamples.js';
import { sampleError } from '../../../../conformance/mock/sampleError.js';

const text = readFileSync(join(import.meta.dirname, '../../../../openrpc.json'), 'utf8');
const contract = readExamples(text);

test('every error of the catalogue has its code, a message without open places, and data that fit their schema', () => {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(JSON.parse(text) as object, 'contract');
  const misfits = (Object.keys(errorCatalogue) as ErrorName[]).filter((name) => {
    const { code, message, data } = sampleError(name, contract);
    const fits = contract.errorData.has(name)
      ? ajv.validate(`contract#/components/errors/${name}/data`, data)
      : data === undefined;
    return !fits || code !== errorCatalogue[name].code || /[{}]/.test(message);
  });
  expect(misfits).toEqual([]);
});

test('the data of a revert with a reason hold the reason of the message', () => {
  const { message, data } = sampleError('executionRevertedWithReason', contract);
  expect(message).toBe('execution reverted: mocked');
  expect(revertReason(String(data))).toBe('mocked');
});
