import { beforeAll, describe, expect, test } from '@jest/globals';
import { checkContract } from '../../../codegen/checkContract.js';
import type { Document } from '../../../codegen/document.js';
import { readDocument } from '../../../codegen/readContract.js';

/** The parts of the document that the tests break, without readonly. */
interface Draft {
  methods: {
    name: string;
    params: { name: string; required?: boolean; schema: Record<string, unknown> }[];
    result: { schema: Record<string, unknown> };
    errors: { $ref: string }[];
    examples: { params: { name: string; value: unknown }[]; result: { value: unknown } }[];
    [field: string]: unknown;
  }[];
  components: { schemas: Record<string, Record<string, unknown>>; errors: Record<string, unknown> };
  'x-unsupported-methods': Record<string, string[]>;
  'x-error-help': Record<string, unknown>;
  'x-needs': Record<string, string>;
}

/** `x-notifications`, without readonly. */
type Notifications = Record<
  string,
  {
    summary?: string;
    method?: string;
    options?: Record<string, unknown>;
    result: Record<string, unknown>;
    examples: { options?: unknown; result: unknown }[];
  }
>;

let document: Document;

beforeAll(async () => {
  document = await readDocument();
});

/** The contract after a change. */
function draftAfter(change: (draft: Draft) => void): Document {
  const draft = structuredClone(document) as unknown as Draft;
  change(draft);
  return draft as unknown as Document;
}

/** What the rules say of the contract after a change. */
function breachesAfter(change: (draft: Draft) => void): { rule: string; where: string }[] {
  return checkContract(draftAfter(change)).map(({ rule, where }) => ({ rule, where }));
}

function methodOf(draft: Draft, name: string): Draft['methods'][number] {
  const method = draft.methods.find((candidate) => candidate.name === name);
  if (method === undefined) throw new Error(`no method ${name}`);
  return method;
}

function schemaOf(draft: Draft, name: string): Record<string, unknown> {
  const schema = draft.components.schemas[name];
  if (schema === undefined) throw new Error(`no component ${name}`);
  return schema;
}

function propertyOf(draft: Draft, component: string): Record<string, Record<string, unknown>> {
  return schemaOf(draft, component)['properties'] as Record<string, Record<string, unknown>>;
}

describe('the contract', () => {
  test('keeps every rule', () => {
    expect(checkContract(document)).toEqual([]);
  });
});

describe('rule 1, titles', () => {
  test('refuses a component whose title is not its name', () => {
    expect(breachesAfter((draft) => (schemaOf(draft, 'Log')['title'] = 'LogEntry'))).toEqual([
      { rule: 'titles', where: 'Log' },
    ]);
  });

  test('refuses an inline schema with the title of a component', () => {
    expect(breachesAfter((draft) => (methodOf(draft, 'eth_mining').result.schema['title'] = 'Block'))).toEqual([
      { rule: 'titles', where: 'eth_mining result' },
    ]);
  });
});

describe('rule 2, references', () => {
  test.each(['#/components/schemas/Block/properties/number', '#/components/schemas/Nowhere', '#/methods/0'])(
    'refuses %s',
    (target) => {
      expect(breachesAfter((draft) => (methodOf(draft, 'eth_chainId').result.schema['$ref'] = target))).toEqual([
        { rule: 'references', where: 'eth_chainId result' },
      ]);
    },
  );
});

describe('rule 3, recursion', () => {
  test('refuses a component that is an alternative of itself', () => {
    const breaches = breachesAfter((draft) => {
      schemaOf(draft, 'AddressOrList')['oneOf'] = [
        { $ref: '#/components/schemas/AddressInput' },
        { $ref: '#/components/schemas/AddressOrList' },
      ];
    });
    expect(breaches).toContainEqual({ rule: 'recursion', where: 'AddressOrList' });
  });

  test('accepts a component that contains itself in a list', () => {
    const breaches = breachesAfter((draft) => {
      propertyOf(draft, 'SimulatedCallError')['causes'] = {
        type: 'array',
        items: { $ref: '#/components/schemas/SimulatedCallError' },
      };
    });
    expect(breaches).toEqual([]);
  });
});

describe('rule 4, parameters', () => {
  test('refuses a name that is no identifier', () => {
    const breaches = breachesAfter((draft) => {
      const [first] = methodOf(draft, 'eth_getStorageAt').params.slice(1);
      if (first) first.name = 'Storage slot';
    });
    expect(breaches).toEqual([{ rule: 'parameters', where: 'eth_getStorageAt params.Storage slot' }]);
  });

  test('refuses a required parameter after an optional one', () => {
    const breaches = breachesAfter((draft) => delete methodOf(draft, 'eth_getStorageAt').params[0]?.required);
    expect(breaches).toEqual([{ rule: 'parameters', where: 'eth_getStorageAt params.position' }]);
  });
});

describe('rule 5, patterns', () => {
  test.each([
    ['a capturing group', { pattern: '^0x([0-9a-f]{2})*$' }],
    ['a pattern that is not anchored', { pattern: '0x[0-9a-f]{40}' }],
    ['a length beside the pattern', { maxLength: 42 }],
  ])('refuses %s', (_, change) => {
    expect(breachesAfter((draft) => Object.assign(schemaOf(draft, 'Address'), change))).toEqual([
      { rule: 'patterns', where: 'Address' },
    ]);
  });
});

describe('rule 6, objects', () => {
  test('refuses properties without type', () => {
    expect(breachesAfter((draft) => delete schemaOf(draft, 'StorageProof')['type'])).toEqual([
      { rule: 'objects', where: 'StorageProof' },
    ]);
  });

  test('refuses a required field that is not listed', () => {
    const breaches = breachesAfter((draft) => (schemaOf(draft, 'StorageProof')['required'] = ['slot']));
    expect(breaches).toEqual([{ rule: 'objects', where: 'StorageProof' }]);
  });

  test('refuses a request object that silently takes unknown fields', () => {
    const breaches = breachesAfter((draft) => delete schemaOf(draft, 'BlockOverrides')['additionalProperties']);
    expect(breaches).toEqual([{ rule: 'objects', where: 'BlockOverrides' }]);
  });
});

describe('rule 7, alternatives', () => {
  test.each([
    [
      'two hex texts of the same length',
      [{ $ref: '#/components/schemas/Hash' }, { $ref: '#/components/schemas/Bytes32' }],
    ],
    ['two lists', [{ $ref: '#/components/schemas/Logs' }, { $ref: '#/components/schemas/AccessList' }]],
    [
      'two objects with the same required fields',
      [{ $ref: '#/components/schemas/Log' }, { $ref: '#/components/schemas/Log' }],
    ],
  ])('refuses %s', (_, oneOf) => {
    expect(breachesAfter((draft) => (methodOf(draft, 'eth_chainId').result.schema = { oneOf }))).toEqual([
      { rule: 'alternatives', where: 'eth_chainId result' },
    ]);
  });

  test('refuses other ways to allow null', () => {
    expect(breachesAfter((draft) => (schemaOf(draft, 'Percentile')['nullable'] = true))).toEqual([
      { rule: 'alternatives', where: 'Percentile' },
    ]);
  });
});

describe('rule 8, extensions', () => {
  test('refuses an extension inside a schema', () => {
    expect(breachesAfter((draft) => (schemaOf(draft, 'Quantity')['x-unit'] = 'wei'))).toEqual([
      { rule: 'extensions', where: 'Quantity' },
    ]);
  });
});

describe('fields that begin with x-', () => {
  test.each<[string, (draft: Draft) => unknown, string, string]>([
    [
      'a secret that is not true or false',
      (draft) => Object.assign(methodOf(draft, 'personal_unlockAccount').params[1] ?? {}, { 'x-secret': 'yes' }),
      'personal_unlockAccount passphrase',
      'x-secret must be boolean',
    ],
    [
      'a private method by another word',
      (draft) => (methodOf(draft, 'eth_call')['x-private'] = 'yes'),
      'eth_call',
      'x-private must be boolean',
    ],
    [
      'a field that no one reads',
      (draft) => (methodOf(draft, 'eth_call')['x-privat'] = true),
      'eth_call',
      'x-privat is not known',
    ],
    [
      'one alias as a text',
      (draft) => (methodOf(draft, 'eth_call')['x-aliases'] = 'eth_Call'),
      'eth_call',
      'x-aliases must be array',
    ],
    [
      'a limit that is a text',
      (draft) =>
        (methodOf(draft, 'eth_call')['x-limits'] = { gas: { default: '1_000', unit: 'gas', error: 'limitExceeded' } }),
      'eth_call',
      'x-limits/gas/default must be integer',
    ],
    [
      'a list under a misspelt name',
      (draft) => Object.assign(draft, { 'x-unsuported-methods': {} }),
      'the document',
      'x-unsuported-methods is not known',
    ],
  ])('refuse %s', (_, change, where, problem) => {
    expect(checkContract(draftAfter(change))).toContainEqual({ rule: 'extensions', where, problem });
  });
});

describe('rule 9, examples', () => {
  test('refuses a method without one', () => {
    expect(breachesAfter((draft) => (methodOf(draft, 'eth_chainId').examples = []))).toEqual([
      { rule: 'examples', where: 'eth_chainId' },
    ]);
  });

  test('refuses invalid parameters and an invalid result', () => {
    const breaches = breachesAfter((draft) => {
      for (const example of methodOf(draft, 'web3_sha3').examples) {
        example.params = [{ name: 'data', value: '0x123' }];
        example.result.value = '0x';
      }
    });
    expect(breaches).toEqual([
      { rule: 'examples', where: 'web3_sha3 example "hello"' },
      { rule: 'examples', where: 'web3_sha3 example "hello"' },
    ]);
  });

  test('refuses parameters in another order', () => {
    const breaches = breachesAfter((draft) => {
      for (const example of methodOf(draft, 'eth_getStorageAt').examples) example.params.reverse();
    });
    expect(breaches.map(({ rule }) => rule)).toEqual(['examples']);
  });
});

describe('rules on notifications', () => {
  const names = ['newHeads', 'logs', 'newPendingTransactions', 'syncing', 'transactionReceipts'];
  const ref = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });

  test.each<[string, (notifications: Notifications, method: Draft['methods'][number]) => void, string]>([
    ['a name that cannot be given', (n) => (n['heads'] = structuredClone(n['syncing']!)), ''],
    ['a name that nothing is sent for', (_, method) => (method.params[0]!.schema['enum'] = [...names, 'heads']), ''],
    ['options that must be given', (_, method) => (method.params[1]!.required = true), ''],
    ['a parameter more', (_, method) => method.params.push({ ...method.params[1]!, name: 'more' }), ''],
    ['a method over HTTP', (_, method) => delete method['x-transport'], ''],
    ['no summary', (n) => delete n['logs']!.summary, ' logs'],
    ['a method that is no name', (n) => (n['logs']!.method = 'subscription'), ' logs'],
    ['no options', (n) => delete n['logs']!.options, ' logs'],
    ['a result that is no schema', (n) => ((n['logs'] as Record<string, unknown>)['result'] = 'Log'), ' logs'],
    ['a field that no tool reads', (n) => ((n['logs'] as Record<string, unknown>)['errors'] = []), ' logs'],
  ])('refuse %s', (_, change, where) => {
    const breaches = breachesAfter((draft) => {
      const method = methodOf(draft, 'eth_subscribe');
      change(method['x-notifications'] as Notifications, method);
    });
    expect(breaches).toContainEqual({ rule: 'notifications', where: `eth_subscribe${where}` });
  });

  test('refuse one name for the subscriptions of two methods', () => {
    const breaches = breachesAfter((draft) => {
      const twin = structuredClone(methodOf(draft, 'eth_subscribe'));
      draft.methods.push({ ...twin, name: 'debug_subscribe', 'x-namespace': 'debug' });
    });
    expect(breaches).toContainEqual({ rule: 'notifications', where: 'debug_subscribe logs' });
  });

  test.each<[string, (n: Notifications) => void, string]>([
    ['schemas', (n) => (n['logs']!.options = { anyOf: [] }), 'alternatives eth_subscribe logs options'],
    [
      'schemas',
      (n) => (n['syncing']!.result = { type: 'boolean', const: true }),
      'patterns eth_subscribe syncing result',
    ],
    ['inputs', (n) => (n['logs']!.options = ref('Hash')), 'agreement Hash'],
    ['answers', (n) => (n['logs']!.result = ref('HashInput')), 'agreement HashInput'],
    ['examples', (n) => (n['logs']!.examples = []), 'examples eth_subscribe logs'],
    [
      'examples',
      (n) => (n['logs']!.examples[0]!.result = []),
      'examples eth_subscribe logs example "token transfers of one contract"',
    ],
    [
      'examples',
      (n) => (n['syncing']!.examples[0]!.options = true),
      'examples eth_subscribe syncing example "in step"',
    ],
  ])('hold their %s to all other rules', (_, change, expected) => {
    const breaches = breachesAfter((draft) =>
      change(methodOf(draft, 'eth_subscribe')['x-notifications'] as Notifications),
    );
    expect(breaches.map(({ rule, where }) => `${rule} ${where}`)).toContain(expected);
  });
});

describe('words for people', () => {
  test('are there for every error', () => {
    const breaches = breachesAfter((draft) => delete draft['x-error-help']['parseError']);
    expect(breaches).toEqual([
      { rule: 'explanations', where: 'parseError' },
      { rule: 'explanations', where: 'parseError' },
    ]);
  });

  test.each<[string, string[], string]>([
    ['a word that is not explained', ['luck', 'state-history'], 'eth_call'],
    ['a history that is not named', [], 'eth_call'],
  ])('refuse %s', (_, words, where) => {
    const breaches = breachesAfter((draft) => (methodOf(draft, 'eth_call')['x-needs'] = words));
    expect(breaches).toEqual([{ rule: 'needs', where }]);
  });

  test('refuse a need that no method has', () => {
    expect(breachesAfter((draft) => (draft['x-needs']['a-need'] = 'Something.'))).toEqual([
      { rule: 'needs', where: 'x-needs a-need' },
    ]);
  });
});

describe('agreement of the parts', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    ['an unknown error', (d) => methodOf(d, 'eth_call').errors.push({ $ref: '#/components/errors/lost' }), 'eth_call'],
    ['a limit whose error is not listed', (d) => (methodOf(d, 'eth_getLogs').errors = []), 'eth_getLogs'],
    [
      'a method that is never supported and can be called',
      (d) => (d['x-unsupported-methods'] = { 'it is old': ['eth_getLogs'] }),
      'eth_getLogs',
    ],
    [
      'a method that is never supported for two reasons',
      (d) => (d['x-unsupported-methods'] = { 'it is odd': ['db_get'], 'it is old': ['db_get'] }),
      'db_get',
    ],
    ['a private method that is refused to nobody', (d) => (methodOf(d, 'eth_call')['x-private'] = true), 'eth_call'],
    ['an unknown transport', (d) => (methodOf(d, 'eth_call')['x-transport'] = 'http'), 'eth_call'],
    ['a WebSocket that is not asked for', (d) => (methodOf(d, 'eth_call')['x-transport'] = 'websocket'), 'eth_call'],
    ['the namespace of another method', (d) => (methodOf(d, 'eth_call')['x-namespace'] = 'net'), 'eth_call'],
    ['a method without a cost', (d) => delete methodOf(d, 'eth_call')['x-cost'], 'eth_call'],
    ['a method that costs nothing', (d) => (methodOf(d, 'eth_call')['x-cost'] = 0), 'eth_call'],
    ['an alias that is a method', (d) => (methodOf(d, 'eth_call')['x-aliases'] = ['eth_getLogs']), 'eth_getLogs'],
    [
      'hex text that is input and answer at once',
      (d) => (propertyOf(d, 'BlockByHash')['blockHash'] = { $ref: '#/components/schemas/Hash' }),
      'Hash',
    ],
  ])('refuses %s', (_, change, where) => {
    const breaches = breachesAfter(change);
    expect(new Set(breaches.map((breach) => `${breach.rule} ${breach.where}`))).toEqual(
      new Set([`agreement ${where}`]),
    );
  });
});

test.each<[string, (draft: Draft) => void]>([
  ['a setting that is spelt like none', (d) => (limitsOf(d, 'eth_call')['gas']!.setting = 'GAS_CAP')],
  ['another default of the same setting', (d) => (limitsOf(d, 'eth_call')['gas']!.default = 1)],
])('a limit is refused with %s', (_, change) => {
  const breaches = breachesAfter(change);
  expect(breaches.map(({ rule }) => rule)).toContain('limits');
});

function limitsOf(draft: Draft, name: string): Record<string, { default: number; setting: string }> {
  // Of the limits, the tests change only these fields.
  return methodOf(draft, name)['x-limits'] as Record<string, { default: number; setting: string }>;
}

test('methods that use unlocked keys list what an external signer can answer', () => {
  const errorsOf = ({ errors = [] }: Document['methods'][number]) => errors.map(({ $ref }) => $ref.split('/').at(-1));
  const signing = document.methods.filter(
    // An external signer signs no transaction of the Cosmos SDK.
    (method) => errorsOf(method).includes('authenticationNeeded') && method.name !== 'miner_setEtherbase',
  );
  for (const method of signing) {
    const ofSigner = ['signerUnavailable', 'signerRefused', 'signedOtherwise'];
    expect([method.name, ...errorsOf(method)]).toEqual(expect.arrayContaining([method.name, ...ofSigner]));
  }
  expect(signing.map(({ name }) => name)).toContain('eth_resend');
});
