import { beforeAll, describe, expect, test } from '@jest/globals';
import { contractOf, type Contract } from '../../../codegen/contract.js';
import { readContract } from '../../../codegen/readContract.js';
import type { Document } from '../../../codegen/document.js';
import { emitErrors } from '../../../codegen/errors.js';
import { emitMethods } from '../../../codegen/methods.js';
import { emitNotifications } from '../../../codegen/notifications.js';
import { OUTPUTS } from '../../../codegen/components.js';
import { emitTypes } from '../../../codegen/types.js';
import { emitParamsValidators } from '../../../codegen/validators.js';

const ref = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });

const DOCUMENT: Document = {
  info: { version: '1.2.3' },
  methods: [
    {
      name: 'eth_find',
      summary: 'Finds a thing.',
      'x-namespace': 'eth',
      'x-aliases': ['eth_Find'],
      'x-cost': 3,
      'x-limits': { things: { default: 5, unit: 'things', error: 'tooMany' } },
      params: [
        { name: 'key', description: 'Which.', required: true, schema: ref('KeyInput') },
        { name: 'deep', description: 'How.', schema: { type: 'boolean' } },
      ],
      result: { name: 'thing', schema: { oneOf: [{ type: 'null' }, ref('Thing')] } },
      errors: [{ $ref: '#/components/errors/tooMany' }],
    },
    {
      name: 'rpc.list',
      summary: 'Lists.',
      'x-namespace': 'rpc',
      params: [],
      result: { name: 'keys', schema: { type: 'array', items: ref('Key') } },
    },
    {
      name: 'eth_watch',
      summary: 'Watches.',
      'x-namespace': 'eth',
      'x-transport': 'websocket',
      'x-notifications': {
        things: {
          method: 'eth_found',
          summary: 'Sends things.',
          description: 'One by one.',
          options: ref('KeyInput'),
          result: { oneOf: [ref('Key'), ref('Thing')] },
        },
        counts: {
          method: 'eth_found',
          summary: 'Sends counts.',
          options: { type: 'boolean' },
          result: { type: 'integer' },
        },
      },
      params: [
        { name: 'name', description: 'What.', required: true, schema: { type: 'string', enum: ['things', 'counts'] } },
        { name: 'options', description: 'How.', schema: { type: 'string' } },
      ],
      result: { name: 'id', schema: ref('Key') },
    },
  ],
  components: {
    schemas: {
      Key: { title: 'Key', description: 'A key.', type: 'string', pattern: '^0x[0-9a-f]{2}$' },
      KeyInput: { title: 'KeyInput', type: 'string', pattern: '^0x[0-9a-fA-F]{2}$' },
      Thing: {
        title: 'Thing',
        type: 'object',
        additionalProperties: false,
        required: ['key', 'kind'],
        properties: {
          key: ref('Key'),
          kind: { type: 'string', enum: ['a', 'b'] },
          parts: { description: 'Inside.', type: 'array', items: ref('Thing') },
          byKey: { type: 'object', propertyNames: ref('Key'), additionalProperties: { type: 'integer' } },
        },
      },
    },
    errors: { tooMany: { code: -32005, message: '{what}: more than {limit}', data: ref('Key') } },
  },
  'x-unsupported-methods': { 'too old': ['old_find', 'old_seek'] },
  'x-limits': { body: { default: 10, unit: 'bytes', error: 'tooMany' } },
};

const contract = contractOf(DOCUMENT);

describe('emitted types', () => {
  const text = emitTypes(contract);

  test('give each kind of answered hex text a type of its own, and none to input', () => {
    expect(text).toContain("export type Key = Scalar<'Key'>;");
    expect(text).toContain('export type KeyInput = `0x${string}`;');
  });

  test('keep optional fields, enums, maps and components that contain themselves', () => {
    expect(text).toContain("kind: 'a' | 'b';");
    expect(text).toContain('/** Inside. */\nparts?: Thing[];');
    expect(text).toContain('byKey?: { [key: Key]: number };');
  });

  test('name parameters, mark the optional ones, and use null for absent results', () => {
    expect(text).toContain('eth_find: { params: [key: KeyInput, deep?: boolean]; result: Thing | null };');
    expect(text).toContain("'rpc.list': { params: []; result: Key[] };");
    expect(text).not.toContain('old_find');
  });
});

describe('emitted methods', () => {
  test('have what dispatch needs, with the unsupported methods in a table of their own', () => {
    const text = emitMethods(contract);
    expect(text).toContain(
      '"eth_find":{"namespace":"eth","private":false,"params":["key","deep"],"required":1,"aliases":["eth_Find"],"cost":3,' +
        '"limits":{"things":{"default":5,"unit":"things","error":"tooMany"}},"errors":["tooMany"]}',
    );
    expect(text).toContain('unsupportedMethods = {"old_find":"too old","old_seek":"too old"}');
    expect(text).toContain('contractLimits = {"body":{"default":10,"unit":"bytes","error":"tooMany"}}');
  });
});

describe('emitted notifications', () => {
  test('have the types of the options and of the result of each subscription', () => {
    const text = emitNotifications(contract);
    expect(text).toContain(`import type { Key, KeyInput, Thing } from './types.js';`);
    expect(text).toContain('/** Sends things. One by one. */\nthings: { options: KeyInput; result: Key | Thing };');
    expect(text).toContain('/** Sends counts. */\ncounts: { options: boolean; result: number };');
    expect(text).toContain('subscriptionTable = {"things":{"method":"eth_found"},"counts":{"method":"eth_found"}}');
  });

  test('allow a subscription only its own options', () => {
    expect(emitTypes(contract)).toContain(
      "eth_watch: { params: [name: 'things', options?: KeyInput] | [name: 'counts', options?: boolean]; result: Key };",
    );
  });
});

describe('emitted errors', () => {
  test('have the arguments of their message and the type of their data', () => {
    const text = emitErrors(contract);
    expect(text).toContain('"tooMany":{"code":-32005,"message":"{what}: more than {limit}"}');
    expect(text).toContain('tooMany: { what: Argument; limit: Argument };');
    expect(text).toContain('tooMany: Key;');
    expect(text).toContain('{ name: Each; arguments: ErrorArguments[Each]; data?: ErrorData[Each] }');
  });
});

describe('emitted validators', () => {
  test('load no module at run time', () => {
    const text = emitParamsValidators(contract);
    expect(text).not.toMatch(/\brequire\(/);
    expect(text).toContain("'eth_find': check_eth_find,");
  });
});

describe('every emitter', () => {
  let whole: Contract;
  let again: Contract;

  beforeAll(async () => {
    whole = await readContract();
    again = await readContract();
  });

  test.each(OUTPUTS.map(({ file, emit }) => [file, emit] as const))('writes %s the same every time', (_, emit) => {
    expect(emit(whole)).toBe(emit(again));
  });

  const own = OUTPUTS.filter(
    ({ file }) =>
      !file.startsWith('sdk/') ||
      /sdk\/typescript\/(?:src\/(?:types|methods|catalogue|shapes)|test\/\w+)\.ts/.test(file),
  );
  test.each(own.map(({ file, emit }) => [file, emit] as const))('begins %s with its source', (_, emit) => {
    const [first] = emit(whole).split('\n');
    expect(first).toBe('// Generated from openrpc.json by `npm run generate`. Do not edit.');
  });
});
