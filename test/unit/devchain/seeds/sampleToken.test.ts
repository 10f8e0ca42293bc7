import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { SAMPLE_TOKEN_CODE } from '../../../../src/devchain/seeds/sampleToken.js';

const SOURCE = join(import.meta.dirname, '../../../../src/devchain/seeds/SampleToken.sol');

interface Output {
  contracts: { file: { SampleToken: { evm: { bytecode: { object: string } } } } };
}

test('the code of the sample token is what its source compiles to for the oldest fork of the chain', () => {
  // solc has no types and one entry point: JSON text in, JSON text out.
  const solc = createRequire(import.meta.url)('solc') as { compile(input: string): string };
  const settings = {
    evmVersion: 'london',
    optimizer: { enabled: true, runs: 200 },
    metadata: { appendCBOR: false, bytecodeHash: 'none' },
    outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
  };
  const sources = { file: { content: readFileSync(SOURCE, 'utf8') } };
  const output = JSON.parse(solc.compile(JSON.stringify({ language: 'Solidity', sources, settings }))) as Output;
  expect(SAMPLE_TOKEN_CODE).toBe(output.contracts.file.SampleToken.evm.bytecode.object);
});
