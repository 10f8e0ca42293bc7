import { OWN_WORK } from '../../../../src/caller/caller.js';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { keccak256, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Address, Hash } from '../../../../generated/types.js';
import { NodeUnavailable, TransactionRejected } from '../../../../src/chain/chainErrors.js';
import type { BroadcastResult } from '../../../../src/chain/node.js';
import type { ChainProfile } from '../../../../src/cosmos/chainProfile.js';
import { DIALECTS } from '../../../../src/chain/tx/dialect.js';
import { KeyedMutex } from '../../../../src/concurrency/keyedMutex.js';
import { CosmosSender } from '../../../../src/cosmos/sending/cosmosSender.js';
import { fromHex, toHex } from '../../../../src/ethereum/hex.js';
import type { SignedTransaction } from '../../../../src/ethereum/transaction/transaction.js';
import { NODES, WRAPPING, type RecordedNode } from '../recordings.js';
import { recording } from '../../../support/recordings.js';

interface Vector {
  eth_raw_tx: string;
  eth_hash: Hash;
  tx_raw_hex: string;
}

/** The node, its application and the tracker of sent transactions, as a sender needs them. */
class FakeChain {
  answer: BroadcastResult = { abciCode: 0, codespace: '', log: '' };
  readonly sent: { by: 'broadcastTx' | 'checkTx'; tx: string }[] = [];
  readonly accepted: Hash[] = [];
  readonly dropped: [Address, bigint][] = [];

  /** What each transaction waits for on its way to the node, in order of sending. */
  readonly delays: Promise<void>[] = [];

  broadcastTx = async (tx: Uint8Array) => {
    await this.delays.shift();
    return this.#take('broadcastTx', tx);
  };
  checkTx = async (tx: Uint8Array) => this.#take('checkTx', tx);
  nonce = 200n;
  account = async () => ({ nonce: this.nonce, balance: 5n, codeHash: `0x${'00'.repeat(32)}` as Hash });
  add = (transaction: SignedTransaction) => void this.accepted.push(transaction.hash);
  get = (hash: Hash) => (this.accepted.includes(hash) ? { hash } : null);
  dropFrom = (sender: Address, nonce: bigint) => void this.dropped.push([sender, nonce]);
  /** What the node turns out to be when it is asked again. */
  refresh: (profile: ChainProfile) => void = () => undefined;

  #take(by: 'broadcastTx' | 'checkTx', tx: Uint8Array): BroadcastResult {
    this.sent.push({ by, tx: toHex(tx) });
    return this.answer;
  }
}

let chain: FakeChain;

beforeEach(() => {
  chain = new FakeChain();
});

function senderTo(
  node: RecordedNode,
  mempool: ChainProfile['mempool'],
  {
    txFeeCap = 1,
    shanghaiTime = 0n,
    ...coin
  }: { txFeeCap?: number; shanghaiTime?: bigint | null; feeDenom?: string | null; decimals?: number } = {},
): CosmosSender {
  const { dialect, denom } = WRAPPING[node];
  const forks = {
    chainId: node === 'evmos-v20' ? 9002n : 262144n,
    denom,
    decimals: coin.decimals ?? 18,
    londonBlock: 0n,
    shanghaiTime,
    cancunTime: 0n,
    pragueTime: 0n,
    osakaTime: null,
  };
  const profile: ChainProfile = {
    cometChainId: 'chain-1',
    cometVersion: '0.38.17',
    dialect: DIALECTS[dialect],
    mempool,
    supportsOverrides: false,
    bech32Prefix: 'cosmos',
    feeDenom: coin.feeDenom === undefined ? denom : coin.feeDenom,
    baseFeeIsScaled: true,
    forks,
  };
  return new CosmosSender(
    { txFeeCap, allowUnprotected: false },
    {
      ...{ node: chain, queries: chain, profile, mempool: chain, bySender: new KeyedMutex() },
      refreshProfile: async () => chain.refresh(profile),
    },
  );
}

function vectors(node: RecordedNode): Vector[] {
  return recording<Vector[]>(node, 'tx', 'encode_vectors.json');
}

describe('a transaction that the node accepts', () => {
  test.each(NODES)('%s: goes out as the bytes that the chain itself makes, and is remembered', async (node) => {
    const sender = senderTo(node, 'flood');
    for (const { eth_raw_tx, eth_hash, tx_raw_hex } of vectors(node)) {
      expect(await sender.send(fromHex(eth_raw_tx.slice(2)), OWN_WORK)).toBe(eth_hash);
      expect(chain.sent.at(-1)).toEqual({ by: 'broadcastTx', tx: tx_raw_hex });
      expect(chain.accepted.at(-1)).toBe(eth_hash);
    }
  });

  test.each([
    ['flood', 'broadcastTx'],
    ['floodWithQueue', 'broadcastTx'],
    ['app', 'checkTx'],
  ] as const)('is handed to a mempool of kind %s by %s', async (mempool, by) => {
    await senderTo('head', mempool).send(sample('head'), OWN_WORK);
    expect(chain.sent.map((sent) => sent.by)).toEqual([by]);
  });
});

describe('a transaction that the node cannot read', () => {
  const unreadable = { abciCode: 2, codespace: 'sdk', log: 'tx parse error' };

  test('is sent once more in the form of the release that the node runs now', async () => {
    chain.answer = unreadable;
    chain.refresh = (profile) => {
      profile.dialect = DIALECTS[WRAPPING.head.dialect];
      chain.answer = { abciCode: 0, codespace: '', log: '' };
    };
    const [vector] = vectors('head');
    const hash = await senderTo('v0.3.2', 'flood').send(fromHex(vector!.eth_raw_tx.slice(2)), OWN_WORK);
    expect(hash).toBe(vector!.eth_hash);
    expect(chain.sent).toHaveLength(2);
    expect(chain.sent[1]).toEqual({ by: 'broadcastTx', tx: vector!.tx_raw_hex });
    expect(chain.accepted).toEqual([vector!.eth_hash]);
  });

  test('is refused in its words when it runs the same release', async () => {
    chain.answer = unreadable;
    await expect(senderTo('head', 'flood').send(sample('head'), OWN_WORK)).rejects.toThrow('tx parse error');
    expect(chain.sent).toHaveLength(1);
    expect(chain.accepted).toEqual([]);
  });
});

describe('a transaction on a chain whose coin has 6 decimals', () => {
  test('names its fee in the denomination of 18 decimals', async () => {
    await senderTo('v0.3.2', 'flood', { feeDenom: 'aother', decimals: 6 }).send(sample('v0.3.2'), OWN_WORK);
    expect(Buffer.from(chain.sent[0]?.tx ?? '', 'hex').includes('aother')).toBe(true);
  });

  test('is refused where nothing tells that denomination, and nothing is sent', async () => {
    const sending = senderTo('v0.3.2', 'flood', { feeDenom: null, decimals: 6 }).send(sample('v0.3.2'), OWN_WORK);
    await expect(sending).rejects.toThrow(
      "the chain's coin atest has 6 decimals, and the 18-decimal denomination for fees cannot be found: " +
        'neither the parameter extended_denom_options of the EVM module nor the query ' +
        'cosmos.evm.precisebank.v1.Query/Remainder',
    );
    expect(chain.sent).toEqual([]);
  });
});

describe('a transaction that the chain knows already', () => {
  const alreadyKnown = { abciCode: 1, codespace: 'undefined', log: 'already known' };
  const inCache = { abciCode: 19, codespace: 'sdk', log: 'tx already exists in cache' };

  test.each([
    ['app', 'counts as waiting', alreadyKnown, 1],
    // CometBFT also remembers transactions that it dropped.
    ['flood', 'tells nothing', inCache, 0],
    ['floodWithQueue', 'tells nothing', inCache, 0],
  ] as const)('is refused, and with a mempool of kind %s %s', async (mempool, _what, answer, waiting) => {
    chain.answer = answer;
    chain.nonce = 0n;
    await expect(senderTo('head', mempool).send(sample('head'), OWN_WORK)).rejects.toThrow('already known');
    expect(chain.accepted).toHaveLength(waiting);
  });
});

describe('transactions that are sent at the same time', () => {
  const signed = (key: number, nonce: number): Promise<Hex> =>
    privateKeyToAccount(`0x${String(key).repeat(64)}`).signTransaction({
      chainId: 262144,
      nonce,
      gas: 21_000n,
      maxFeePerGas: 1_000_000_000n,
      to: `0x${'00'.repeat(20)}`,
    });

  test('of one sender reach the node in order of arrival, however long each takes', async () => {
    const sender = senderTo('head', 'flood');
    let arrive: () => void = () => undefined;
    chain.delays.push(new Promise((resolve) => (arrive = resolve)));
    const [first, second, third] = [await signed(1, 0), await signed(1, 1), await signed(1, 2)];
    const all = [first, second, third].map((raw) => sender.send(fromHex(raw.slice(2)), OWN_WORK));
    expect(await sender.send(fromHex((await signed(2, 0)).slice(2)), OWN_WORK)).toBe(keccak256(await signed(2, 0)));
    expect(chain.accepted).toEqual([keccak256(await signed(2, 0))]);
    arrive();
    expect(await Promise.all(all)).toEqual([first, second, third].map((raw) => keccak256(raw)));
    expect(chain.accepted.slice(1)).toEqual([first, second, third].map((raw) => keccak256(raw)));
  });

  test('do not hold up later ones of their sender when the node does not answer', async () => {
    const sender = senderTo('head', 'flood');
    chain.delays.push(Promise.reject(new NodeUnavailable('it is away')));
    const lost = sender.send(fromHex((await signed(1, 0)).slice(2)), OWN_WORK);
    await expect(lost).rejects.toThrow('it is away');
    expect(await sender.send(fromHex((await signed(1, 0)).slice(2)), OWN_WORK)).toBe(keccak256(await signed(1, 0)));
  });
});

describe('a transaction that the node refuses', () => {
  test("is an error in geth's words with the chain's answer as data, and is not remembered", async () => {
    chain.answer = { abciCode: 3, codespace: 'sdk', log: 'invalid nonce; got 5, expected 9: invalid sequence' };
    const error = await senderTo('v0.3.2', 'flood')
      .send(sample('v0.3.2'), OWN_WORK)
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(TransactionRejected);
    expect(error).toMatchObject({
      message: 'nonce too low: next nonce 9, tx nonce 5',
      rpc: {
        name: 'transactionRejected',
        arguments: { reason: 'nonce too low: next nonce 9, tx nonce 5' },
        data: { code: 3, codespace: 'sdk', log: 'invalid nonce; got 5, expected 9: invalid sequence' },
      },
    });
    expect(chain.accepted).toEqual([]);
  });

  test('for the nonce of a pending one is a replacement; the pending one itself is already known', async () => {
    const sender = senderTo('v0.3.2', 'flood');
    await sender.send(sample('v0.3.2'), OWN_WORK);
    chain.nonce = 5n;
    chain.answer = { abciCode: 3, codespace: 'sdk', log: 'invalid nonce; got 5, expected 6: invalid sequence' };
    await expect(sender.send(sample('v0.3.2'), OWN_WORK)).rejects.toThrow(/^already known$/);
    chain.accepted.length = 0;
    await expect(sender.send(sample('v0.3.2'), OWN_WORK)).rejects.toThrow(/^replacement transaction underpriced$/);
  });

  test('for its nonce tells the tracker which nonce the chain expects', async () => {
    chain.answer = { abciCode: 3, codespace: 'sdk', log: 'invalid nonce; got 5, expected 2: invalid sequence' };
    await expect(senderTo('v0.3.2', 'flood').send(sample('v0.3.2'), OWN_WORK)).rejects.toThrow('nonce too high');
    expect(chain.dropped.map(([, nonce]) => nonce)).toEqual([2n]);
  });

  test("is worded with the sender's account where the answer has no numbers", async () => {
    chain.answer = { abciCode: 1, codespace: 'undefined', log: 'nonce too low' };
    await expect(senderTo('head', 'app').send(sample('head'), OWN_WORK)).rejects.toThrow(
      'nonce too low: next nonce 200, tx nonce',
    );
  });

  test('does not count as refused when the node could not be asked', async () => {
    chain.checkTx = async () => {
      throw new NodeUnavailable('away');
    };
    await expect(senderTo('head', 'app').send(sample('head'), OWN_WORK)).rejects.toThrow(NodeUnavailable);
  });
});

describe('a transaction that is not sent', () => {
  test.each([
    ['', 'typed transaction too short'],
    ['deadbeef', 'rlp: value size exceeds available input length'],
    ['02c0', 'rlp: too few elements for types.DynamicFeeTx'],
  ])('0x%s: %s', async (raw, text) => {
    await expect(senderTo('head', 'app').send(fromHex(raw), OWN_WORK)).rejects.toMatchObject({
      name: 'TransactionRejected',
      message: text,
    });
    expect(chain.sent).toEqual([]);
  });

  test('costs more than the cap', async () => {
    const sender = senderTo('head', 'app', { txFeeCap: 0.000001 });
    await expect(sender.send(sample('head'), OWN_WORK)).rejects.toThrow(
      /^tx fee \(0\.00 ether\) exceeds the configured cap \(0\.00 ether\)$/,
    );
    await senderTo('head', 'app', { txFeeCap: 0 }).send(sample('head'), OWN_WORK);
    expect(chain.sent).toHaveLength(1);
  });

  test('is larger than a request to the node can be', async () => {
    const account = privateKeyToAccount(`0x${'46'.repeat(32)}`);
    const data = `0x${'00'.repeat(800_000)}` as const;
    const raw = await account.signTransaction({
      chainId: 262144,
      nonce: 0,
      gas: 9n,
      gasPrice: 1n,
      to: `0x${'00'.repeat(20)}`,
      data,
      type: 'legacy',
    });
    const limit = /^oversized data: transaction size 800\d{3}, limit 748\d{3}$/;
    await expect(senderTo('head', 'app').send(fromHex(raw.slice(2)), OWN_WORK)).rejects.toThrow(limit);
    expect(chain.sent).toEqual([]);
  });

  describe('creates a contract', () => {
    const creation = async (bytes: number, to: Hex | null = null): Promise<Uint8Array> => {
      const account = privateKeyToAccount(`0x${'46'.repeat(32)}`);
      const fields = { chainId: 262144, nonce: 0, gas: 9n, gasPrice: 1n, type: 'legacy' } as const;
      return fromHex((await account.signTransaction({ ...fields, to, data: `0x${'00'.repeat(bytes)}` })).slice(2));
    };

    test('with more init code than EIP-3860 allows', async () => {
      const sender = senderTo('v0.3.2', 'flood');
      await expect(sender.send(await creation(49_153), OWN_WORK)).rejects.toMatchObject({
        name: 'TransactionRejected',
        message: 'max initcode size exceeded: code size 49153, limit 49152',
      });
      expect(chain.sent).toEqual([]);
    });

    test.each([
      ['that has just as much as it may', 49_152, null, 0n],
      ['that is none but a call', 49_153, `0x${'00'.repeat(20)}`, 0n],
      ['of a chain without the rule', 49_153, null, null],
      ['of a chain that has the rule later', 49_153, null, 2n ** 63n],
    ] as const)('but not one %s', async (_which, bytes, to, shanghaiTime) => {
      await senderTo('v0.3.2', 'flood', { shanghaiTime }).send(await creation(bytes, to), OWN_WORK);
      expect(chain.sent).toHaveLength(1);
    });
  });

  test('is of another chain', async () => {
    await expect(senderTo('evmos-v20', 'flood').send(sample('head'), OWN_WORK)).rejects.toThrow(
      'invalid sender: invalid chain id for signer: have 262144 want 9002',
    );
  });
});

/** A recorded transaction of type 2. */
function sample(node: RecordedNode): Uint8Array {
  const vector = vectors(node).find(({ eth_raw_tx }) => eth_raw_tx.startsWith('0x02'));
  if (vector === undefined) throw new Error('no vector of type 2');
  return fromHex(vector.eth_raw_tx.slice(2));
}
