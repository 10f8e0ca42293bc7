/**
 * The published contract in the hands of OpenRPC's own tools, with 512 MB of heap: the parser, which dereferences
 * everything, the meta-schema, and the validator of calls. The OpenRPC playground is made of an older release, which
 * knows versions of OpenRPC up to 1.2.6, and of json-schema-ref-parser, which dereferences what the others leave.
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

interface Readings {
  /** Of today's release, and of the one that the playground is made of. */
  releases: [Reading, Reading];
  /** What json-schema-ref-parser leaves in the whole document. */
  referencesLeft: number;
}

/** Reads a contract from standard input as a program of someone else would. */
const PROGRAM = `
  import { text } from 'node:stream/consumers';
  import * as today from '@open-rpc/schema-utils-js';
  import * as playground from 'open-rpc-playground-schema-utils';
  import parser from 'json-schema-ref-parser';
  const published = await text(process.stdin);
  const referencesIn = (value) => JSON.stringify(value).split('"$ref"').length - 1;
  const releases = [];
  for (const { MethodCallValidator, parseOpenRPCDocument, validateOpenRPCDocument } of [today, playground]) {
    const contract = await parseOpenRPCDocument(published);
    const calls = new MethodCallValidator(contract);
    const refused = calls.validate('eth_getBalance', ['0x12']);
    releases.push({
      methods: contract.methods.length,
      references: referencesIn(contract.methods.map(({ params, result }) => ({ params, result }))),
      valid: validateOpenRPCDocument(JSON.parse(published)),
      refused: refused.map(({ name }) => name),
    });
  }
  const referencesLeft = referencesIn(await parser.dereference(JSON.parse(published)));
  console.log(JSON.stringify({ releases, referencesLeft }));
`;

async function readings(contract: string): Promise<Readings> {
  const started = promisify(execFile)(
    process.execPath,
    ['--max-old-space-size=512', '--input-type=module', '--eval', PROGRAM],
    { maxBuffer: 1_000_000 },
  );
  started.child.stdin?.end(contract);
  return JSON.parse((await started).stdout) as Readings;
}

async function read(contract: string): Promise<void> {
  const { openrpc, methods } = JSON.parse(contract) as { openrpc: string; methods: unknown[] };
  expect(openrpc).toBe('1.2.6');
  const reading: Reading = {
    methods: methods.length,
    references: 0,
    valid: true,
    refused: ['ParameterValidationError'],
  };
  expect(await readings(contract)).toEqual({ releases: [reading, reading], referencesLeft: 0 });
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
