import { describe, expect, test } from '@jest/globals';
import { encodeRlp, keccak256, toBeArray } from 'ethers';
import type { Hash } from '../../../generated/types.js';
import { genesisHeader } from '../../../src/ethereum/genesisHeader.js';
import { headerObject } from '../../../src/ethereum/header.js';

const FIRST = {
  stateRoot: `0x${'5a'.repeat(32)}` as Hash,
  timestamp: 1_795_191_916,
  gasLimit: 40_000_000n,
  baseFeePerGas: 875_000_000n,
};

/** Keccak-256 of the RLP of a header's fields, by another implementation. */
function hashOf(header: ReturnType<typeof headerObject>): string {
  const integer = (text: string) => toBeArray(BigInt(text));
  const { baseFeePerGas } = header;
  const fields = [
    ...[header.parentHash, header.sha3Uncles, header.miner, header.stateRoot],
    ...[header.transactionsRoot, header.receiptsRoot, header.logsBloom],
    ...[header.difficulty, header.number, header.gasLimit, header.gasUsed, header.timestamp].map(integer),
    ...[header.extraData, header.mixHash, header.nonce],
    ...(baseFeePerGas === undefined ? [] : [integer(baseFeePerGas)]),
  ];
  return keccak256(encodeRlp(fields));
}

describe('the header of block 0', () => {
  test('has the fields that block 1 determines, and no parent', () => {
    expect(headerObject(genesisHeader(FIRST))).toMatchObject({
      number: '0x0',
      parentHash: `0x${'00'.repeat(32)}`,
      miner: `0x${'00'.repeat(20)}`,
      stateRoot: FIRST.stateRoot,
      gasLimit: '0x2625a00',
      gasUsed: '0x0',
      timestamp: '0x6b00746c',
      baseFeePerGas: '0x342770c0',
    });
  });

  test.each([['with'], ['without']])('has the Keccak-256 of its RLP as its hash, %s a base fee', (base) => {
    const header = headerObject(genesisHeader({ ...FIRST, ...(base === 'without' && { baseFeePerGas: null }) }));
    expect(header.hash).toBe(hashOf(header));
    expect('baseFeePerGas' in header).toBe(base === 'with');
  });
});
