/** Holds the bytes that `debug_getRaw*` answers against JSON and roots, with decoders that are not ours. */
import { createMPT } from '@ethereumjs/mpt';
import { RLP } from '@ethereumjs/rlp';
import { expect } from '@jest/globals';
import { decodeRlp, encodeRlp, toBeHex, Transaction, type RlpStructuredData } from 'ethers';
import type { Block, Data, Log, Receipt } from '../../../../generated/types.js';

/** Asks a method of a service. */
export type Ask = (method: string, ...params: unknown[]) => Promise<unknown>;

/** Fields of a header in the order of its encoding; the last ones are those of forks. */
const HEADER_FIELDS = [
  'parentHash',
  'sha3Uncles',
  'miner',
  'stateRoot',
  'transactionsRoot',
  'receiptsRoot',
  'logsBloom',
  'difficulty',
  'number',
  'gasLimit',
  'gasUsed',
  'timestamp',
  'extraData',
  'mixHash',
  'nonce',
  'baseFeePerGas',
  'withdrawalsRoot',
  'blobGasUsed',
  'excessBlobGas',
  'parentBeaconBlockRoot',
  'requestsHash',
] as const;

const INTEGERS: readonly string[] = [
  ...['difficulty', 'number', 'gasLimit', 'gasUsed', 'timestamp', 'baseFeePerGas', 'blobGasUsed', 'excessBlobGas'],
];

/** Holds the bytes of one block against its JSON. Resolves with the number of its transactions. */
export async function checkRawBlock(ask: Ask, number: number): Promise<number> {
  const quantity = `0x${number.toString(16)}`;
  // The answers have the types of the contract.
  const block = (await ask('eth_getBlockByNumber', quantity, false)) as Block & { transactions: string[] };
  const receipts = (await ask('eth_getBlockReceipts', quantity)) as Receipt[];
  const raw = (await ask('debug_getRawBlock', quantity)) as Data;
  const header = (await ask('debug_getRawHeader', block.hash)) as Data;
  const rawReceipts = (await ask('debug_getRawReceipts', { blockHash: block.hash })) as Data[];

  const [decodedHeader, transactions, uncles, withdrawals] = decodeRlp(raw) as RlpStructuredData[];
  expect(decodedHeader).toEqual(headerOf(block));
  expect(decodeRlp(header)).toEqual(decodedHeader);
  expect(uncles).toEqual([]);
  // Block 0 has none.
  expect(withdrawals).toEqual(block.withdrawals);
  expect(raw.length / 2 - 1).toBe(Number(block.size));

  const encoded = (transactions as RlpStructuredData[]).map((item) =>
    typeof item === 'string' ? item : encodeRlp(item),
  );
  expect(encoded.map((bytes) => Transaction.from(bytes).hash)).toEqual(block.transactions);
  for (const [index, hash] of block.transactions.entries())
    expect(await ask('debug_getRawTransaction', hash)).toBe(encoded[index]);
  expect(await rootOf(encoded)).toBe(block.transactionsRoot);

  expect(rawReceipts.map(decodeReceipt)).toEqual(receipts.map(receiptOf));
  expect(await rootOf(rawReceipts)).toBe(block.receiptsRoot);

  expect(await ask('debug_getBlockRlp', number)).toBe(raw);
  expect(await ask('debug_getHeaderRlp', quantity)).toBe(header);
  return encoded.length;
}

function headerOf(block: Block): string[] {
  const fields = HEADER_FIELDS.filter((name) => block[name] !== undefined);
  return fields.map((name) => (INTEGERS.includes(name) ? integer(String(block[name])) : String(block[name])));
}

/** An integer as RLP has it: zero is empty. */
function integer(quantity: string): string {
  return BigInt(quantity) === 0n ? '0x' : toBeHex(BigInt(quantity));
}

function decodeReceipt(raw: string): unknown {
  const type = Number(raw.slice(0, 4));
  const isTyped = type < 0x80;
  return { type: isTyped ? type : 0, fields: decodeRlp(isTyped ? `0x${raw.slice(4)}` : raw) };
}

function receiptOf({ type, status, cumulativeGasUsed, logsBloom, logs }: Receipt): unknown {
  const fields = [integer(status), integer(cumulativeGasUsed), logsBloom, logs.map(logOf)];
  return { type: Number(type), fields };
}

function logOf({ address, topics, data }: Log): unknown {
  return [address, topics, data];
}

async function rootOf(values: string[]): Promise<string> {
  const trie = await createMPT();
  for (const [index, value] of values.entries()) await trie.put(RLP.encode(index), Buffer.from(value.slice(2), 'hex'));
  return `0x${Buffer.from(trie.root()).toString('hex')}`;
}
