import { describe, expect, test } from '@jest/globals';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { getAddress, parseEther, parseGwei, toHex } from 'viem';
import { checksumAddress, checksumState } from '../../../../docs-site/client/playground/checksum.js';
import type { JsonValue } from '../../../../docs-site/client/playground/json.js';
import {
  exampleParams,
  paramProblems,
  parametersOf,
  readRequest,
  requestText,
  wireParams,
  withoutSecrets,
} from '../../../../docs-site/client/playground/request.js';
import { fieldOf } from '../../../../docs-site/client/playground/schemaForm.js';
import { startValue } from '../../../../docs-site/client/playground/startValue.js';
import { fromHexQuantity, grouped, toHexQuantity } from '../../../../docs-site/client/playground/units.js';
import { alternativeOf, problemOf, problemsOf } from '../../../../docs-site/client/playground/validate.js';
import { contract, methodOf, ref, schemas } from './contract.js';

const labels = (name: string) => {
  const field = fieldOf(ref(name), schemas);
  return field.kind === 'choice' ? field.alternatives.map(({ label }) => label) : [];
};

describe('forms from schemas', () => {
  test('every example of the contract keeps the rules, and the text of its request gives it back', () => {
    for (const method of contract.methods) {
      (method.examples ?? []).forEach((_, i) => {
        const params = exampleParams(method, i);
        expect([method.name, paramProblems(method, params, schemas)]).toEqual([method.name, []]);
        const read = readRequest(requestText(method.name, wireParams(params)));
        expect('params' in read && read.params).toEqual(wireParams(params));
      });
    }
  });

  test('what a field begins with keeps the rules, for every parameter of the contract', () => {
    for (const method of contract.methods) {
      for (const param of method.params) {
        const start = startValue(param.schema, schemas);
        const problems = problemsOf(param.schema, start, schemas, param.name);
        // Free text has no rule that an empty text keeps; every other start is right.
        const real = problems.filter(({ message }) => !message.startsWith('The text is empty.'));
        expect([method.name, real]).toEqual([method.name, []]);
      }
    }
  });

  test('texts are told apart by what their patterns take', () => {
    const kind = (name: string) => {
      const field = fieldOf(ref(name), schemas);
      return field.kind === 'text' ? field.text : field.kind;
    };
    const names = [
      'QuantityInput',
      'Uint64Input',
      'AddressInput',
      'HashInput',
      'DataInput',
      'FilterIdInput',
      'BlockTag',
    ];
    expect(names.map(kind)).toEqual(['quantity', 'quantity', 'address', 'bytes', 'bytes', 'bytes', 'enum']);
  });

  test('alternatives of alternatives are one menu', () => {
    expect(labels('BlockParameter')).toEqual(['number', 'tag', 'hash', 'block by hash', 'block by number']);
    expect(labels('AddressOrList')).toEqual(['address', 'list']);
    const field = fieldOf(ref('BlockParameter'), schemas);
    const values: JsonValue[] = ['0x1', 'latest', `0x${'a'.repeat(64)}`, { blockHash: '0x' }, { blockNumber: 'safe' }];
    expect(field.kind === 'choice' && values.map((value) => alternativeOf(field.alternatives, value, schemas))).toEqual(
      [0, 1, 2, 3, 4],
    );
  });

  test('calls and filters have a helper', () => {
    const helper = (name: string) => {
      const field = fieldOf(ref(name), schemas);
      return field.kind === 'object' && field.helper;
    };
    expect(['CallObject', 'TransactionObject', 'Filter', 'LogsOptions', 'BlockOverrides'].map(helper)).toEqual([
      'call',
      'call',
      'filter',
      'filter',
      undefined,
    ]);
  });

  test('the options of a subscription are those of its name', () => {
    const schemaFor = (name: string) => parametersOf(methodOf('eth_subscribe'), [name])[1]?.schema;
    expect(schemaFor('logs')).toEqual(ref('LogsOptions'));
    expect(schemaFor('newHeads')).toEqual(ref('NewHeadsOptions'));
    expect(schemaFor('constructor')).toEqual(methodOf('eth_subscribe').params[1]?.schema);
  });

  test('a recursive schema is walked only as deep as the value', () => {
    const tree = { type: 'object', properties: { children: { type: 'array', items: ref('Tree') } } };
    expect(problemsOf(ref('Tree'), { children: [{ children: [7] }] }, { Tree: tree })).toEqual([
      { path: 'children[0].children[0]', message: 'An object is expected, not 7.' },
    ]);
  });
});

describe('problems name the rule', () => {
  const problem = (name: string, value: JsonValue) => problemOf(ref(name), value, schemas);

  test.each([
    ['Uint64Input', '0x01', /^There are leading zeros\. Rule: Unsigned integer of at most 64 bits.*\(pattern \^0x/],
    ['Uint64Input', '0x', /^There is no digit\./],
    ['Uint64Input', '1', /^The prefix 0x is missing\./],
    ['Uint64Input', '0x1g', /^"g" is not a hex digit \(character 4\)\./],
    ['Uint64Input', `0x${'f'.repeat(17)}`, /^There are too many digits \(17\)\./],
    ['AddressInput', '0x12', /^There are 2 hex digits instead of 40\. Rule: 20 bytes in hex/],
    ['DataInput', '0x123', /^There are 3 hex digits: two are needed for each byte\./],
    ['DataInput', 7, /^Text in double quotes is expected, not 7\./],
    ['BlockTag', 'newest', /^"newest" is not one of earliest, latest, pending, safe, finalized\./],
    ['BlockByHash', {}, /^The field blockHash is required\./],
    ['BlockByHash', { blockHash: '0x', __typo: 1 }, /^There is no field "__typo" here\./],
  ])('%s %j', (name, value, message) => {
    expect(problem(name, value)).toMatch(message);
  });

  test('a value that may also be null keeps the rule of its schema', () => {
    const filter = { fromBlock: '0x01', blockHash: '0x1' };
    const messages = paramProblems(methodOf('eth_getLogs'), [filter], schemas).map(({ message }) => message);
    expect(messages[0]).toMatch(/^There are leading zeros\. Rule: Unsigned integer/);
    expect(messages[1]).toMatch(/^There are 1 hex digits instead of 64\. Rule: 32 bytes in hex/);
    const closed = { oneOf: [{ type: 'null' }, ref('BlockByHash')] };
    expect(problemOf(closed, { other: 1 }, schemas)).toBe('The field blockHash is required.');
  });

  test('integers have bounds', () => {
    const schema = { type: 'integer', minimum: -1, maximum: 10 };
    expect(problemOf(schema, -2, schemas)).toBe('-2 is less than -1, the least that is allowed.');
    expect(problemOf(schema, 11, schemas)).toBe('11 is more than 10, the most that is allowed.');
    expect(problemOf(schema, 1.5, schemas)).toBe('1.5 is not a whole number.');
    expect(problemOf(schema, 10, schemas)).toBeUndefined();
  });

  test('a value inside others is found with its path', () => {
    const filter = { address: ['0x1'], topics: [null, ['0x2']] };
    expect(paramProblems(methodOf('eth_getLogs'), [filter], schemas).map(({ path }) => path)).toEqual([
      'filter.address[0]',
      'filter.topics[1][0]',
    ]);
    expect(paramProblems(methodOf('eth_getLogs'), [], schemas)).toEqual([
      { path: 'filter', message: 'filter is required.' },
    ]);
    expect(paramProblems(methodOf('eth_chainId'), [1], schemas)[0]?.message).toBe(
      'There are 1 more parameters than eth_chainId takes.',
    );
  });
});

describe('requests', () => {
  test('what is left out at the end is not sent, and null stands for it before', () => {
    expect(wireParams([{}, undefined, undefined])).toEqual([{}]);
    expect(wireParams([{}, undefined, 'latest'])).toEqual([{}, null, 'latest']);
  });

  test('a text that the form cannot show says why', () => {
    const problem = (text: string) => {
      const read = readRequest(text);
      return 'problem' in read ? read.problem : undefined;
    };
    expect(problem('{"method":')).toBe('This is not JSON: the text ends too early (line 1, column 11).');
    expect(problem('[]')).toBe('A request is one JSON object.');
    expect(problem('{"params":[]}')).toBe('The field method is missing; it is text.');
    expect(problem('{"method":"a","params":{}}')).toBe('The field params must be a list: parameters go by position.');
    expect(problem('{"__proto__":{"method":"a"}}')).toBe('The field method is missing; it is text.');
    expect(problem(' '.repeat(1_000_001))).toMatch(/^The request has 1000001 characters/);
  });

  test('secrets are replaced', () => {
    const method = methodOf('personal_unlockAccount');
    expect(withoutSecrets(method, ['0xabc', 'hunter2', 300], (name) => `<${name}>`)).toEqual([
      '0xabc',
      '<passphrase>',
      300,
    ]);
  });
});

describe('units and checksums', () => {
  test('quantities in each unit, as viem has them', () => {
    expect(toHexQuantity('1.5', 'ether')).toEqual({ hex: toHex(parseEther('1.5')) });
    expect(toHexQuantity('0.000000001', 'gwei')).toEqual({ hex: '0x1' });
    expect(toHexQuantity('2.1', 'gwei')).toEqual({ hex: toHex(parseGwei('2.1')) });
    expect(toHexQuantity('1 000_000', 'decimal')).toEqual({ hex: '0xf4240' });
    expect(toHexQuantity('0x10', 'decimal')).toEqual({ hex: '0x10' });
    expect(toHexQuantity('0.1', 'decimal')).toEqual({ problem: 'A quantity has no fraction.' });
    expect(toHexQuantity('0.0000000001', 'gwei')).toEqual({ problem: 'One gwei has 9 decimal places at most.' });
    expect(toHexQuantity('-1', 'ether')).toEqual({ problem: '"-1" is not a decimal number.' });
    expect(toHexQuantity('9'.repeat(200), 'decimal')).toEqual({ problem: 'The number is too long.' });
    expect(fromHexQuantity(`0x${'f'.repeat(64)}`, 'decimal')).toBe(String(2n ** 256n - 1n));
    expect(fromHexQuantity('0xde0b6b3a7640001', 'ether')).toBe('1.000000000000000001');
    expect(fromHexQuantity('0x', 'ether')).toBeUndefined();
    expect(grouped('1234567.0001')).toBe('1,234,567.0001');
  });

  test('checksums are those of viem', () => {
    for (let i = 0; i < 20; i++) {
      const address = privateKeyToAddress(generatePrivateKey());
      expect(checksumAddress(address.toLowerCase())).toBe(getAddress(address));
    }
    expect(checksumState('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('right');
    expect(checksumState('0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('wrong');
    expect(checksumState('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe('none');
  });
});
