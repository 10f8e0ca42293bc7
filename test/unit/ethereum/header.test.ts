import { describe, expect, test } from '@jest/globals';
import type { Address, Block } from '../../../generated/types.js';
import {
  blockObject,
  encodeBlock,
  encodeHeader,
  headerObject,
  type HeaderFields,
} from '../../../src/ethereum/header.js';
import { keccakHash } from '../../../src/ethereum/keccak.js';
import { recording } from '../../support/recordings.js';

/** The first block of a real geth. Its hash is the hash of the header's encoding, unlike that of our chains' blocks. */
const genesis = recording<{ result: Block }>('geth-first-block.json').result;

const FIELDS: HeaderFields = {
  number: 0,
  hash: genesis.hash,
  parentHash: genesis.parentHash,
  miner: genesis.miner,
  stateRoot: genesis.stateRoot,
  transactionsRoot: genesis.transactionsRoot,
  receiptsRoot: genesis.receiptsRoot,
  logsBloom: genesis.logsBloom,
  gasLimit: BigInt(genesis.gasLimit),
  gasUsed: 0n,
  timestamp: 0,
  baseFeePerGas: BigInt(genesis.baseFeePerGas ?? 0),
  forks: { shanghai: true, cancun: true, prague: true },
};

describe('a header', () => {
  test('encodes to what geth hashes', () => {
    expect(keccakHash(encodeHeader(FIELDS))).toBe(genesis.hash);
  });

  test('and its block have the fields and the size that geth shows', () => {
    const { totalDifficulty, ...block } = blockObject(FIELDS, []);
    expect({ ...block, transactions: [] }).toEqual(genesis);
    expect(totalDifficulty).toBe('0x0');
    expect(encodeBlock(FIELDS, [])).toHaveLength(Number(genesis.size));
  });

  test('has only the fields of its forks', () => {
    const early = { ...FIELDS, baseFeePerGas: null, forks: { shanghai: false, cancun: false, prague: false } };
    const optional = ['baseFeePerGas', 'withdrawalsRoot', 'blobGasUsed', 'parentBeaconBlockRoot', 'requestsHash'];
    const shown = (of: HeaderFields) => optional.filter((name) => name in headerObject(of));
    expect(shown(early)).toEqual([]);
    expect(shown({ ...early, forks: { ...early.forks, shanghai: true } })).toEqual(['withdrawalsRoot']);
    expect(blockObject(early, [])).not.toHaveProperty('withdrawals');
    expect(shown(FIELDS)).toEqual(optional);
  });

  test('without a base fee keeps the places of later fields', () => {
    const gap = { ...FIELDS, baseFeePerGas: null };
    expect(encodeHeader(gap).length).toBe(encodeHeader({ ...FIELDS, baseFeePerGas: 0n }).length);
  });

  test('leaves the place of the transactions to the end', () => {
    const miner = `0x${'00'.repeat(20)}` as Address;
    const keys = Object.keys({
      ...blockObject({ ...FIELDS, miner, hash: genesis.hash }, []),
      transactions: [],
    });
    expect(keys.at(-1)).toBe('transactions');
  });
});
