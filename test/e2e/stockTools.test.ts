/**
 * The published contract in the hands of OpenRPC's own tools, with 512 MB of heap: the parser, which dereferences
 * everything, the meta-schema, and the validator of calls. The OpenRPC playground is made of an older release, which
 * knows versions of OpenRPC up to 1.2.6, and of json-schema-ref-parser, which dereferences what the others leave.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { CHAINS, ServedChain } from '../wire/chains.js';
import { exchange } from '../unit/transport/endpoints.js';

interface Reading {
  methods: number;
  references: number;
  valid: true;
  refused: string[];
  /** Those that json-schema-ref-parser leaves anywhere in the document. */
  referencesLeft: number;
}

/** The release of today, and the one that the playground is built from. */
const RELEASES = ['@open-rpc/schema-utils-js', 'open-rpc-playground-schema-utils'];

/** Reads a contract from standard input as a program of someone else would. */
const program = (release: string): string => `
  import { text } from 'node:stream/consumers';
  import { MethodCallValidator, parseOpenRPCDocument, validateOpenRPCDocument } from '${release}';
  import parser from 'json-schema-ref-parser';
  const published = await text(process.stdin);
  const contract = await parseOpenRPCDocument(published);
  const calls = new MethodCallValidator(contract);
  const refused = calls.validate('eth_getBalance', ['0x12']);
  console.log(JSON.stringify({
    methods: contract.methods.length,
    references: JSON.stringify(contract.methods.map(({ params, result }) => ({ params, result }))).split('"$ref"').length - 1,
    valid: validateOpenRPCDocument(JSON.parse(published)),
    refused: refused.map(({ name }) => name),
    referencesLeft: JSON.stringify(await parser.dereference(JSON.parse(published))).split('"$ref"').length - 1,
  }));
`;

async function reading(contract: string, release: string): Promise<Reading> {
  const started = promisify(execFile)(
    process.execPath,
    ['--max-old-space-size=512', '--input-type=module', '--eval', program(release)],
    { maxBuffer: 1_000_000 },
  );
  started.child.stdin?.end(contract);
  return JSON.parse((await started).stdout) as Reading;
}

async function read(contract: string, release: string): Promise<void> {
  const { openrpc, methods } = JSON.parse(contract) as { openrpc: string; methods: unknown[] };
  expect(openrpc).toBe('1.2.6');
  expect(await reading(contract, release)).toEqual({
    methods: methods.length,
    references: 0,
    valid: true,
    refused: ['ParameterValidationError'],
    referencesLeft: 0,
  });
}

describe.each(RELEASES)('%s', (release) => {
  test('reads openrpc.json', async () => {
    await read(await readFile('openrpc.json', 'utf8'), release);
  });

  test('reads what rpc.discover returns', async () => {
    const chain = await ServedChain.start(CHAINS['head']!);
    try {
      const { body } = await exchange(chain.address, '{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}');
      await read(JSON.stringify((JSON.parse(body.toString()) as { result: unknown }).result), release);
    } finally {
      await chain.stop();
    }
  });
});
