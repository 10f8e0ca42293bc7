/**
 * The published contract in the hands of OpenRPC's own tools, with 512 MB of heap: the parser, which dereferences
 * everything, the meta-schema, and the validator of calls. The OpenRPC playground is made of these, in a release that
 * knows versions of OpenRPC up to 1.2.6.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { CHAINS, ServedChain } from '../wire/chains.js';
import { exchange } from '../unit/transport/endpoints.js';

interface Reading {
  methods: number;
  references: number;
  valid: true;
  refused: string[];
}

/** Reads a contract from standard input as a program of someone else would. */
const PROGRAM = `
  import { text } from 'node:stream/consumers';
  import { MethodCallValidator, parseOpenRPCDocument, validateOpenRPCDocument } from '@open-rpc/schema-utils-js';
  const published = await text(process.stdin);
  const contract = await parseOpenRPCDocument(published);
  const calls = new MethodCallValidator(contract);
  const refused = calls.validate('eth_getBalance', ['0x12']);
  console.log(JSON.stringify({
    methods: contract.methods.length,
    references: JSON.stringify(contract.methods.map(({ params, result }) => ({ params, result }))).split('"$ref"').length - 1,
    valid: validateOpenRPCDocument(JSON.parse(published)),
    refused: refused.map(({ name }) => name),
  }));
`;

async function reading(contract: string): Promise<Reading> {
  const started = promisify(execFile)(
    process.execPath,
    ['--max-old-space-size=512', '--input-type=module', '--eval', PROGRAM],
    { maxBuffer: 1_000_000 },
  );
  started.child.stdin?.end(contract);
  return JSON.parse((await started).stdout) as Reading;
}

async function read(contract: string): Promise<void> {
  const { openrpc, methods } = JSON.parse(contract) as { openrpc: string; methods: unknown[] };
  expect(openrpc).toBe('1.2.6');
  expect(await reading(contract)).toEqual({
    methods: methods.length,
    references: 0,
    valid: true,
    refused: ['ParameterValidationError'],
  });
}

test('they read openrpc.json', async () => {
  await read(await readFile('openrpc.json', 'utf8'));
});

test('they read what rpc.discover returns', async () => {
  const chain = await ServedChain.start(CHAINS['head']!);
  try {
    const { body } = await exchange(chain.address, '{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}');
    await read(JSON.stringify((JSON.parse(body.toString()) as { result: unknown }).result));
  } finally {
    await chain.stop();
  }
});
