import { describe, expect, test } from '@jest/globals';
import { contractOf } from '../../../../codegen/contract.js';
import type { Document } from '../../../../codegen/document.js';
import { emitGoBatch, emitGoMethods } from '../../../../codegen/sdk/go/methods.js';
import { alignedRows, exportedName, paramName } from '../../../../codegen/sdk/go/text.js';
import { emitGoTypes } from '../../../../codegen/sdk/go/types.js';
import { nativeContract } from '../../../../codegen/sdk/native/build.js';
import { pascalCase, snakeCase, wrapped } from '../../../../codegen/sdk/native/names.js';
import { textType } from '../../../../codegen/sdk/native/scalars.js';
import { emitRustMethods } from '../../../../codegen/sdk/rust/methods.js';
import { recursiveFields } from '../../../../codegen/sdk/rust/recursion.js';
import { functionHead, rustComment, rustName } from '../../../../codegen/sdk/rust/text.js';
import { emitRustTypes } from '../../../../codegen/sdk/rust/types.js';

const ref = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });
const NULL = { type: 'null' };

const DOCUMENT: Document = {
  info: { version: '1.2.3' },
  methods: [
    {
      name: 'eth_get_it',
      summary: 'Finds a thing.',
      'x-namespace': 'eth',
      params: [
        { name: 'type', description: 'Which.', required: true, schema: ref('Block') },
        { name: 'from', description: 'Whose.', schema: ref('AddressInput') },
        { name: 'deep', description: 'How.', schema: { oneOf: [NULL, { type: 'boolean' }] } },
      ],
      result: { name: 'thing', schema: { oneOf: [NULL, ref('Node')] } },
      errors: [{ $ref: '#/components/errors/gone' }],
    },
    {
      name: 'anvil_forget',
      summary: 'Forgets.',
      'x-namespace': 'anvil',
      params: [],
      result: { name: 'nothing', schema: NULL },
    },
  ],
  components: {
    schemas: {
      AddressInput: { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' },
      Quantity: { type: 'string', pattern: '^0x(?:0|[1-9a-f][0-9a-f]*)$' },
      Uint64Input: { type: 'string', pattern: '^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$' },
      Tag: { type: 'string', enum: ['latest', 'safe'] },
      NumberOrTag: { oneOf: [ref('Uint64Input'), { type: 'integer' }, ref('Tag')] },
      Block: { oneOf: [ref('NumberOrTag'), ref('ByHash')] },
      ByHash: {
        type: 'object',
        required: ['hash'],
        properties: { hash: { type: 'string', pattern: '^0x[0-9a-f]{64}$' }, 'a-b': { type: 'string' } },
      },
      Node: {
        type: 'object',
        required: ['type', 'children', 'size', 'next'],
        properties: {
          type: { type: 'string', enum: ['0x2'] },
          children: { type: 'array', items: ref('Node') },
          size: { oneOf: [NULL, ref('Quantity')] },
          next: { oneOf: [NULL, ref('Node')] },
          byAddress: { type: 'object', propertyNames: ref('AddressInput'), additionalProperties: ref('Quantity') },
          anything: ref('Json'),
        },
      },
      Json: { oneOf: [{ type: 'object' }, { type: 'array', items: ref('Json') }, { type: 'string' }] },
      Change: {
        oneOf: [
          { type: 'string', enum: ['='] },
          { type: 'object', required: ['+'], properties: { '+': ref('Quantity') } },
        ],
      },
    },
    errors: { gone: { code: -32000, message: '{what} is gone' } },
  },
};

const native = nativeContract(contractOf(DOCUMENT));
const declared = (name: string) => native.declarations.find((declaration) => declaration.name === name);

describe('the native model', () => {
  test('alternatives of alternatives are flat, and the same number written in two ways is one', () => {
    expect(declared('Block')).toMatchObject({
      kind: 'union',
      alternatives: [
        { name: 'Number', type: { kind: 'uint64' } },
        { name: 'Tag', type: { kind: 'declared', form: 'enum' } },
        { name: 'ByHash', type: { kind: 'declared', form: 'object' } },
      ],
    });
  });

  test('a component that contains itself without an object between is any JSON', () => {
    expect(declared('Json')).toBeUndefined();
    expect(declared('Node')).toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ name: 'anything', type: { kind: 'json' } })]),
    });
  });

  test('signs and inline objects have names', () => {
    expect(declared('ChangeAdded')).toMatchObject({ kind: 'object', fields: [{ name: '+' }] });
    expect(declared('Change')).toMatchObject({ alternatives: [{ name: 'ChangeUnchanged' }, { name: 'ChangeAdded' }] });
  });

  test.each([
    ['^0x(?:0|[1-9a-f][0-9a-f]*)$', 'Quantity', { kind: 'big' }],
    ['^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$', 'Uint64Input', { kind: 'uint64' }],
    ['^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$', 'QuantityInput', { kind: 'big' }],
    ['^0x[0-9a-f]{1,64}$', 'StorageKey', { kind: 'big' }],
    ['^0x[0-9a-fA-F]{0,64}$', 'StoragePosition', { kind: 'big' }],
    ['^0x[0-9a-fA-F]{1,64}$', 'WordInput', { kind: 'fixed', bytes: 32 }],
    ['^0x[0-9a-fA-F]{1,64}$', 'FilterIdInput', { kind: 'text' }],
    ['^0x[0-9a-f]{40}$', 'Address', { kind: 'fixed', bytes: 20 }],
    ['^0x(?:[0-9a-fA-F]{2})*$', 'DataInput', { kind: 'bytes' }],
    ['^(?:0x)?[0-9a-fA-F]{64}$', 'PrivateKeyInput', { kind: 'text' }],
    ['^(?:0[xX][0-9a-fA-F]{1,64}|[0-9]{1,78})$', undefined, { kind: 'big' }],
  ])('the pattern %s of %s', (pattern, name, type) => {
    expect(textType(pattern, name)).toEqual(type);
  });
});

test('names', () => {
  expect(['blockHash', '4byteTracer', 'evm_mine_detailed', 'chainId', 'r', 'a-b', '+'].map(snakeCase)).toEqual([
    'block_hash',
    'n4byte_tracer',
    'evm_mine_detailed',
    'chain_id',
    'r',
    'a_b',
    'added',
  ]);
  expect(['CREATE2', 'stateDiff', '4byteTracer'].map(pascalCase)).toEqual(['Create2', 'StateDiff', 'N4byteTracer']);
  expect(['chainId', 'jsonRpcUrl', 'id'].map(exportedName)).toEqual(['ChainID', 'JSONRPCURL', 'ID']);
  expect(['type', 'id', 'filterId', 'url', 'error'].map(paramName)).toEqual([
    'typeValue',
    'id',
    'filterID',
    'url',
    'errorValue',
  ]);
  expect(['type', 'self', 'from', 'blockHash'].map(rustName)).toEqual(['r#type', 'self_', 'from', 'block_hash']);
});

test('text is wrapped between words, and a long word stays whole', () => {
  expect(wrapped('a bb ccc dddddddd', 6)).toEqual(['a bb', 'ccc', 'dddddddd']);
});

describe('Go', () => {
  test('columns are aligned up to the next comment', () => {
    const rows = [
      { comment: '', cells: ['A', 'int', '`a`'] },
      { comment: '', cells: ['Bcd', 'string', '`b`'] },
      { comment: '\t// E.\n', cells: ['E', 'int', '`e`'] },
    ];
    expect(alignedRows(rows)).toBe('\tA   int    `a`\n\tBcd string `b`\n\t// E.\n\tE int `e`\n');
  });

  test('types', () => {
    const text = emitGoTypes(native);
    expect(text).toContain('\tType      uint64               `json:"type" rpc:"const=0x2"`\n');
    expect(text).toContain('\tSize      *big.Int             `json:"size" rpc:"nullable"`\n');
    expect(text).toContain('\tNext      *Node                `json:"next" rpc:"nullable"`\n');
    expect(text).toContain('\tByAddress map[Address]*big.Int `json:"byAddress,omitempty"`\n');
    expect(text).toContain('// One of Number, Tag, *ByHash.\ntype Block interface{ isBlock() }\n');
    expect(text).toContain('func (ChangeUnchanged) wireValue() any { return "=" }\n');
  });

  test('methods', () => {
    expect(emitGoMethods(native)).toContain(
      'func (m EthMethods) GetIt(ctx context.Context, typeValue Block, from *Address, deep *bool) (*Node, error) {\n' +
        '\treturn call[*Node](ctx, m.core, methodEthGetIt, typeValue, from, deep)\n}\n',
    );
    expect(emitGoMethods(native)).toContain('func (m AnvilMethods) Forget(ctx context.Context) error {\n');
    expect(emitGoBatch(native)).toContain('func (b AnvilBatch) Forget() *Entry[struct{}] {\n');
  });
});

describe('Rust', () => {
  test('only a field through which an object holds itself is boxed', () => {
    expect([...recursiveFields(native)]).toEqual(['Node.next']);
  });

  test('types', () => {
    const text = emitRustTypes(native);
    expect(text).toContain('    pub r#type: NodeType,\n');
    expect(text).toContain('    pub children: Vec<Node>,\n');
    expect(text).toContain('    pub next: Option<Box<Node>>,\n');
    expect(text).toContain(
      '    #[serde(rename = "byAddress", default, skip_serializing_if = "Option::is_none")]\n' +
        '    pub by_address: Option<BTreeMap<Address, U256>>,\n',
    );
    expect(text).toContain('    #[serde(rename = "0x2")]\n    Value,\n');
    expect(text).toContain('    /// `ByHash`\n    ByHash(Box<ByHash>),\n');
  });

  test('methods', () => {
    expect(emitRustMethods(native)).toContain(
      '    pub async fn get_it(&self, r#type: Block, from: Option<Address>, deep: Option<bool>) -> Result<Option<Node>> {\n',
    );
  });

  test('a function that is too long for a line has a line for each parameter', () => {
    expect(functionHead('', 'fn f', ['a: A'.repeat(40)], ' {')).toBe(`fn f(\n    ${'a: A'.repeat(40)},\n) {`);
  });

  test('signs of Markdown stay signs in comments', () => {
    expect(rustComment('a [b] *c*, see https://x.y')).toBe('/// a \\[b\\] \\*c\\*, see <https://x.y>\n');
  });
});
