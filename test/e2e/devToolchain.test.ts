/** What tools expect of a development chain beside its methods: contracts at their addresses, and old transactions. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { JsonRpcProvider } from 'ethers';
import {
  concat,
  createWalletClient,
  domainSeparator,
  getContract,
  getContractAddress,
  getCreate2Address,
  http,
  keccak256,
  parseAbi,
  parseEther,
  recoverTransactionAddress,
  type Address,
  type Hex,
  type TransactionSerializedLegacy,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { devStage, FIRST_KEY } from '../support/devStage.js';
import type { Block, PendingBlock, Transaction } from '../../generated/types.js';
import { checkedProof } from '../support/proofs.js';
import { hex, rpcAnswer } from '../support/rpc.js';

const MULTICALL3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
const CREATE2_FACTORY: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
const HISTORY_STORAGE: Address = '0x0000F90827F1C53a10cb7A02335B175320002935';

const { dev, ask, clients } = devStage();

test.each([
  // Hashes as block explorers and the repositories of the contracts tell them.
  ['the CREATE2 factory', CREATE2_FACTORY, '0x2fa86add0aed31f33a762c9d88e807c475bd51d0f52bd0955754b2608f7e4989'],
  ['Multicall3', MULTICALL3, '0xd5c15df687b16f2ff992fc8d767b4216323184a2bbc6ee2f9c398c318e770891'],
  [
    'Permit2',
    '0x000000000022D473030F116dDEE9F6B43aC78BA3',
    '0xc67d1657868aa5146eaf24fb879fb1fdec3d2d493b3683a61c9c2f4fb2851131',
  ],
  [
    'CreateX',
    '0xba5Ed099633D3B313e4D5F7bdc1305d3c28ba5Ed',
    '0xbd8a7ea8cfca7b4e5f5041d7d4b17bc317c5ce42cfbc42066a00cf26b43eb53f',
  ],
  ['EIP-2935', HISTORY_STORAGE, '0x6e49e66782037c0555897870e29fa5e552daf4719552131a0abce779daec0a5d'],
  [
    'EIP-4788',
    '0x000F3df6D732807Ef1319fB7B8bB8522d0Beac02',
    '0xf57acd40259872606d76197ef052f3d35588dadf919ee1f0e3cb9b62d3f4b02c',
  ],
] as const)('%s has its code from the beginning', async (_name, address, codeHash) => {
  const code = await ask<Hex>('eth_getCode', address, '0x1');
  expect(keccak256(code)).toBe(codeHash);
  expect(await ask('eth_getTransactionCount', address, 'latest')).toBe('0x1');
});

test('viem reads many values in one call through Multicall3', async () => {
  const abi = parseAbi(['function getEthBalance(address) view returns (uint256)']);
  const { client } = clients();
  const read = (account: Address) =>
    ({ address: MULTICALL3, abi, functionName: 'getEthBalance', args: [account] }) as const;
  const contracts = [read(privateKeyToAccount(FIRST_KEY).address), read(MULTICALL3)];
  const answers = await client.multicall({ contracts, multicallAddress: MULTICALL3, allowFailure: false });
  expect(answers).toEqual([10_000n * 10n ** 18n, 0n]);
});

test('the CREATE2 factory deploys at the address that the salt and the code determine', async () => {
  const { client, wallet } = clients();
  // Returns one byte of code: STOP.
  const bytecode: Hex = '0x60016000f3';
  const salt: Hex = `0x${'11'.repeat(32)}`;
  const hash = await wallet.sendTransaction({ to: CREATE2_FACTORY, data: concat([salt, bytecode]) });
  expect((await client.getTransactionReceipt({ hash })).status).toBe('success');
  const address = getCreate2Address({ from: CREATE2_FACTORY, salt, bytecode });
  expect(await client.getCode({ address })).toBe('0x00');
});

test('Permit2 signs for the id of this chain', async () => {
  const abi = parseAbi(['function DOMAIN_SEPARATOR() view returns (bytes32)']);
  const address = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
  const separator = await getContract({ address, abi, client: clients().client }).read.DOMAIN_SEPARATOR();
  expect(separator).toBe(domainSeparator({ domain: { name: 'Permit2', chainId: 31_337, verifyingContract: address } }));
});

test('the contract of EIP-2935 answers the hashes of earlier blocks', async () => {
  const { client } = clients();
  await ask('hardhat_mine', '0x3');
  const head = await client.getBlock();
  for (const blockNumber of [0n, 1n, head.number - 1n]) {
    const data: Hex = `0x${blockNumber.toString(16).padStart(64, '0')}`;
    const { hash } = await client.getBlock({ blockNumber });
    expect((await client.call({ to: HISTORY_STORAGE, data, blockNumber: head.number })).data).toBe(hash);
  }
});

test('BLOCKHASH of block 0 is its hash, in transactions, calls and simulations', async () => {
  const { client, wallet } = clients();
  const { hash } = await ask<Block>('eth_getBlockByNumber', '0x0', false);
  // Returns a zero byte and BLOCKHASH(0).
  const data: Hex = '0x60004060015260216000f3';
  const found: Hex = `0x00${hash.slice(2)}`;
  const receipt = await client.getTransactionReceipt({ hash: await wallet.sendTransaction({ data }) });
  expect(await client.getCode({ address: receipt.contractAddress as Address })).toBe(found);
  for (const block of ['0x1', 'latest', 'pending']) {
    expect(await ask('eth_call', { data }, block)).toBe(found);
    expect(await ask('eth_call', { data }, block, null, { baseFeePerGas: '0x1' })).toBe(found);
    const simulated = await ask<Block[]>('eth_simulateV1', { blockStateCalls: [{ calls: [{ data }] }] }, block);
    expect(simulated).toMatchObject([{ calls: [{ returnData: found }] }]);
  }
});

test('a transaction from before EIP-155 is accepted', async () => {
  // Nick's method: the deployment of the CREATE2 factory, whose signature nobody has the key of.
  const raw =
    '0xf8a58085174876e800830186a08080b853604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf31ba02222222222222222222222222222222222222222222222222222222222222222a02222222222222222222222222222222222222222222222222222222222222222';
  const sender = await recoverTransactionAddress({ serializedTransaction: raw as TransactionSerializedLegacy });
  await ask('anvil_setBalance', sender, '0xde0b6b3a7640000');
  await ask('anvil_setCode', CREATE2_FACTORY, '0x');
  await ask('anvil_setNonce', CREATE2_FACTORY, '0x0');
  const hash = await ask<Hex>('eth_sendRawTransaction', raw);
  const receipt = await ask<object>('eth_getTransactionReceipt', hash);
  expect(receipt).toMatchObject({ status: '0x1', contractAddress: CREATE2_FACTORY.toLowerCase() });
  expect(await ask('eth_getTransactionByHash', hash)).toMatchObject({ v: '0x1b' });
});

describe('the pending block, while nothing is mined', () => {
  const SENDER = privateKeyToAccount(FIRST_KEY).address;
  const STRANGER: Address = `0x${'5a'.repeat(20)}`;
  // Adds one to slot 0, and returns TIMESTAMP, NUMBER, BASEFEE and slot 0.
  const COUNTER: Hex = '0x60016000540160005542600052436020524860405260005460605260806000f3';
  const counterCall = { to: STRANGER } as const;

  beforeAll(async () => {
    await ask('evm_setAutomine', false);
  });

  afterAll(async () => {
    await ask('evm_mine');
    await ask('evm_setAutomine', true);
  });

  test('is an empty block on top of the head when nothing waits', async () => {
    const head = await ask<Block>('eth_getBlockByNumber', 'latest', false);
    const pending = await ask<PendingBlock>('eth_getBlockByNumber', 'pending', false);
    expect(pending).toMatchObject({
      number: hex(BigInt(head.number) + 1n),
      parentHash: head.hash,
      hash: null,
      nonce: null,
      miner: null,
      transactions: [],
      gasUsed: '0x0',
      gasLimit: head.gasLimit,
    });
    expect(Object.keys(pending)).toEqual(Object.keys(head));
    expect(Number(pending.timestamp)).toBeGreaterThanOrEqual(Number(head.timestamp));
  });

  test('holds the waiting transactions, and is the block that is mined next', async () => {
    const { client, wallet } = clients();
    await ask('evm_setNextBlockTimestamp', 2_000_000_000);
    const nonce = await client.getTransactionCount({ address: SENDER });
    const first = await wallet.sendTransaction({ to: STRANGER, value: 5n, gas: 21_000n, nonce });
    const second = await wallet.sendTransaction({ to: STRANGER, value: 7n, gas: 21_000n, nonce: nonce + 1 });
    const pending = await client.getBlock({ blockTag: 'pending', includeTransactions: true });
    expect(pending.transactions.map(({ hash }) => hash)).toEqual([first, second]);
    expect(pending.transactions.map(({ blockHash, blockNumber }) => [blockHash, blockNumber])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(pending.timestamp).toBe(2_000_000_000n);
    expect(await ask('eth_getBlockTransactionCountByNumber', 'pending')).toBe('0x2');
    expect(await ask<Transaction>('eth_getTransactionByBlockNumberAndIndex', 'pending', '0x1')).toMatchObject({
      hash: second,
    });

    expect(await client.getBalance({ address: STRANGER, blockTag: 'pending' })).toBe(12n);
    expect(await client.getBalance({ address: STRANGER })).toBe(0n);
    expect(await client.getTransactionCount({ address: SENDER, blockTag: 'pending' })).toBe(nonce + 2);
    const next = hex(BigInt(pending.number ?? 0));
    expect(await ask('eth_getBlockByNumber', next, false)).toBeNull();

    await ask('evm_mine');
    const unknown = { hash: null, nonce: null, miner: null };
    const mined = await client.getBlock();
    expect({ ...pending, transactions: [first, second] }).toEqual({ ...mined, ...unknown });
  });

  test('is what calls, estimates, access lists and simulations at pending run in', async () => {
    const { client, wallet } = clients();
    await ask('anvil_setCode', STRANGER, COUNTER);
    await wallet.sendTransaction({ to: STRANGER, gas: 100_000n });
    const pending = await client.getBlock({ blockTag: 'pending' });
    const words = [pending.timestamp, BigInt(pending.number ?? 0), pending.baseFeePerGas as bigint, 2n];
    const output = concat(words.map((word) => `0x${word.toString(16).padStart(64, '0')}` as const));
    expect((await client.call({ ...counterCall, blockTag: 'pending' })).data).toBe(output);
    expect((await client.call(counterCall)).data?.slice(-1)).toBe('1');

    expect(await client.getStorageAt({ address: STRANGER, slot: '0x0', blockTag: 'pending' })).toBe(
      `0x${'1'.padStart(64, '0')}`,
    );
    // The slot is not zero any more, so writing it takes less.
    const [atHead, atPending] = [
      await client.estimateGas({ account: SENDER, ...counterCall }),
      await client.estimateGas({ account: SENDER, ...counterCall, blockTag: 'pending' }),
    ];
    expect(atHead - atPending).toBeGreaterThan(15_000n);
    const list = await ask<{ gasUsed: Hex }>('eth_createAccessList', counterCall, 'pending');
    expect(BigInt(list.gasUsed)).toBeLessThan(atHead);
    const simulated = await ask<{ number: Hex; parentHash: Hex; calls: { returnData: Hex }[] }[]>(
      'eth_simulateV1',
      { blockStateCalls: [{ calls: [counterCall] }] },
      'pending',
    );
    expect(simulated[0]?.number).toBe(hex(BigInt(pending.number ?? 0) + 1n));
    expect(simulated[0]?.calls[0]?.returnData.slice(-1)).toBe('2');
    // BLOCKHASH of NUMBER - 1, which is the pending block.
    const hashOfParent = { data: '0x60014303405f5260205ff3' };
    const [next] = await ask<{ parentHash: Hex; calls: { returnData: Hex }[] }[]>(
      'eth_simulateV1',
      { blockStateCalls: [{ calls: [hashOfParent] }] },
      'pending',
    );
    expect(next?.parentHash).not.toBe(`0x${'0'.repeat(64)}`);
    expect(next?.calls[0]?.returnData).toBe(next?.parentHash);
    // With an override of the block the call runs in the gateway instead of in the chain.
    const overridden = await ask<Hex>('eth_call', counterCall, 'pending', {}, { time: '0x1' });
    expect(overridden).toBe(`0x${'1'.padStart(64, '0')}${output.slice(66)}`);
  });

  test('has the code of a contract whose deployment waits', async () => {
    const { client, wallet } = clients();
    const nonce = await client.getTransactionCount({ address: SENDER, blockTag: 'pending' });
    await wallet.sendTransaction({ data: '0x60016000f3', gas: 100_000n });
    const address = getContractAddress({ from: SENDER, nonce: BigInt(nonce) });
    expect(await client.getCode({ address, blockTag: 'pending' })).toBe('0x00');
    expect(await client.getCode({ address })).toBeUndefined();
  });

  test('leaves out a transaction that is dropped, and follows a revert', async () => {
    const id = await ask('evm_snapshot');
    const { client, wallet } = clients();
    const before = await ask<Hex>('eth_getBlockTransactionCountByNumber', 'pending');
    const dropped = await wallet.sendTransaction({ to: STRANGER, value: 1n, gas: 100_000n });
    expect(await ask('eth_getBlockTransactionCountByNumber', 'pending')).toBe(hex(BigInt(before) + 1n));
    await ask('anvil_dropTransaction', dropped);
    expect(await ask('eth_getBlockTransactionCountByNumber', 'pending')).toBe(before);
    await ask('evm_mine');
    const mined = await client.getBlockNumber({ cacheTime: 0 });
    expect((await client.getBlock({ blockTag: 'pending' })).number).toBe(mined + 1n);
    await ask('evm_revert', id);
    expect((await client.getBlock({ blockTag: 'pending' })).number).toBe(mined);
  });
});

describe('signatures of the accounts of the chain', () => {
  const SIGNER = privateKeyToAccount(FIRST_KEY).address;
  const STRANGER: Address = `0x${'a1'.repeat(20)}`;
  // The answers of anvil 1.7.1, whose accounts have the same keys.
  const MESSAGE_SIGNATURE =
    '0xa114c834af73872c6c9efe918d85b0b1b34a486d10f9011e2630e28417c828c060dbd65cda67e73d52ebb7c555260621dbc1b0b4036acb61086bba091ac3f1641b';
  const MAIL_SIGNATURE =
    '0x6ea8bb309a3401225701f3565e32519f94a0ea91a5910ce9229fe488e773584c0390416a2190d9560219dab757ecca2029e63fa9d1c2aebf676cc25b9f03126a1b';
  const TRANSFER =
    '0x02f868827a698001847735940082520894a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a10180c001a0826ab1fff1d49a7dd75b2ecfdd5287ada3b5c888853234f28df0ff522916b5fca03bf0cdbf5f89ee092cf76138ec7ad7fbd1079a84eb046f7c893ae7f054ee6786';
  const MAIL = {
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Person: [
        { name: 'name', type: 'string' },
        { name: 'wallet', type: 'address' },
      ],
      Mail: [
        { name: 'from', type: 'Person' },
        { name: 'to', type: 'Person' },
        { name: 'contents', type: 'string' },
      ],
    },
    primaryType: 'Mail',
    domain: {
      name: 'Ether Mail',
      version: '1',
      chainId: 1,
      verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
    },
    message: {
      from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' },
      to: { name: 'Bob', wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB' },
      contents: 'Hello, Bob!',
    },
  } as const;

  test('of messages equal those of anvil', async () => {
    expect(await ask('personal_sign', '0xdeadbeef', SIGNER)).toBe(MESSAGE_SIGNATURE);
    expect(await ask('eth_sign', SIGNER, '0xdeadbeef')).toBe(MESSAGE_SIGNATURE);
  });

  test.each(['eth_signTypedData', 'eth_signTypedData_v4'])(
    'of typed data equal those of anvil, by %s',
    async (name) => {
      expect(await ask(name, SIGNER, MAIL)).toBe(MAIL_SIGNATURE);
      expect(await ask(name, SIGNER, JSON.stringify(MAIL))).toBe(MAIL_SIGNATURE);
    },
  );

  test('of transactions equal those of anvil, and what is left out is filled in', async () => {
    const request = { from: SIGNER, to: STRANGER, value: '0x1', gas: '0x5208', chainId: '0x7a69', nonce: '0x0' };
    const fees = { maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x1' };
    expect(await ask('eth_signTransaction', { ...request, ...fees })).toBe(TRANSFER);

    const raw = await ask<Hex>('eth_signTransaction', { from: SIGNER, to: STRANGER, value: '0x3' });
    const hash = await ask<Hex>('eth_sendRawTransaction', raw);
    expect(await ask('eth_getTransactionByHash', hash)).toMatchObject({ from: SIGNER.toLowerCase() });
    expect(await ask('eth_getBalance', STRANGER, 'latest')).toBe('0x3');
  });

  test('are what viem and ethers get from an account of the node', async () => {
    const wallet = createWalletClient({ account: SIGNER, chain: foundry, transport: http(dev.url) });
    const provider = new JsonRpcProvider(dev.url);
    const signer = await provider.getSigner(SIGNER);
    const { EIP712Domain: _, ...types } = MAIL.types;
    const mutable = { Person: [...types.Person], Mail: [...types.Mail] };
    expect(await wallet.signMessage({ message: { raw: '0xdeadbeef' } })).toBe(MESSAGE_SIGNATURE);
    expect(await signer.signMessage(Uint8Array.of(0xde, 0xad, 0xbe, 0xef))).toBe(MESSAGE_SIGNATURE);
    expect(await wallet.signTypedData({ ...MAIL, types })).toBe(MAIL_SIGNATURE);
    expect(await signer.signTypedData(MAIL.domain, mutable, MAIL.message)).toBe(MAIL_SIGNATURE);
    provider.destroy();
  });

  test('are refused for an account without a key, also while it is impersonated', async () => {
    const missing = { code: -32001, message: `key of account ${STRANGER} not found` };
    const impersonated = {
      code: -32001,
      message: `key of account ${STRANGER} (it is impersonated: it sends, and cannot sign) not found`,
    };
    expect((await rpcAnswer(dev.url, 'personal_sign', ['0x00', STRANGER])).error).toEqual(missing);
    await ask('anvil_impersonateAccount', STRANGER);
    expect((await rpcAnswer(dev.url, 'personal_sign', ['0x00', STRANGER])).error).toEqual(impersonated);
    expect((await rpcAnswer(dev.url, 'eth_signTypedData_v4', [STRANGER, MAIL])).error).toEqual(impersonated);
  });

  test('are refused for values that do not fit their types', async () => {
    const typed = (type: string, v: unknown) => [
      SIGNER,
      { types: { A: [{ name: 'v', type }] }, primaryType: 'A', domain: {}, message: { v } },
    ];
    for (const params of [typed('uint8', 256), typed('bytes3', '0x1234'), typed('Absent', {}), typed('bool', 'yes')]) {
      const { error } = await rpcAnswer(dev.url, 'eth_signTypedData_v4', params);
      expect(error?.code).toBe(-32602);
      expect(error?.message).toMatch(/^typed data: /);
    }
  });
});

describe('proofs, checked with an ICS-23 library against the next block', () => {
  const SENDER = privateKeyToAccount(FIRST_KEY).address;
  const STRANGER: Address = `0x${'7b'.repeat(20)}`;
  // Writes NUMBER to slot 0, and to the slot of that number.
  const WRITER: Hex = '0x435f55434355';

  const proof = (slots: string[], number: bigint, address: Address = STRANGER) =>
    checkedProof(dev.url, address, slots, Number(number));

  test('prove accounts and slots at every height, and the absence of others', async () => {
    const { client, wallet } = clients();
    await ask('anvil_setCode', STRANGER, WRITER);
    const numbers: bigint[] = [];
    for (let round = 0; round < 3; round++) {
      const hash = await wallet.sendTransaction({ to: STRANGER, gas: 200_000n });
      numbers.push((await client.getTransactionReceipt({ hash })).blockNumber);
    }
    await ask('evm_mine');
    for (const [round, number] of numbers.entries()) {
      const written = numbers.map((slot) => hex(slot));
      const { storageProof, balance } = await proof(['0x0', ...written, '0xffff'], number);
      const values = storageProof.map(({ value }) => value);
      expect(values).toEqual([
        hex(number),
        ...numbers.map((slot, index) => (index <= round ? hex(slot) : '0x0')),
        '0x0',
      ]);
      expect(balance).toBe('0x0');
      const { nonce } = await proof([], number, SENDER);
      const blockNumber = number;
      expect(Number(nonce)).toBe(await client.getTransactionCount({ address: SENDER, blockNumber }));
      await proof(['0x1'], number, `0x${'7c'.repeat(20)}`);
    }
  });

  test('hold after a revert, and for edits from the next block on', async () => {
    const { client, wallet } = clients();
    const id = await ask('evm_snapshot');
    await wallet.sendTransaction({ to: STRANGER, gas: 200_000n });
    await ask('evm_revert', id);
    await ask('evm_mine');
    await ask('anvil_setStorageAt', STRANGER, '0x0', `0x${'2a'.padStart(64, '0')}`);
    const edited = await client.getBlockNumber({ cacheTime: 0 });
    const { error } = await rpcAnswer(dev.url, 'eth_getProof', [STRANGER, ['0x0'], hex(edited)]);
    expect(error?.message).toContain('was changed by hand after its block');
    await ask('evm_mine');
    await ask('evm_mine');
    expect((await proof(['0x0'], edited + 1n)).storageProof[0]?.value).toBe('0x2a');
    await proof(['0x0'], edited - 1n);
  });

  test('are of the genesis state and of the first block, too', async () => {
    for (const number of [0n, 1n]) {
      expect(await proof(['0x0'], number, SENDER)).toMatchObject({ nonce: '0x0', balance: hex(parseEther('10000')) });
      const { codeHash } = await proof(['0x0', '0x1'], number, HISTORY_STORAGE);
      expect(codeHash).toBe('0x6e49e66782037c0555897870e29fa5e552daf4719552131a0abce779daec0a5d');
    }
    const parent = await ask<Block>('eth_getBlockByNumber', '0x0', false);
    expect((await proof(['0x0'], 0n, HISTORY_STORAGE)).storageProof).toMatchObject([{ value: '0x0' }]);
    expect((await proof(['0x0'], 1n, HISTORY_STORAGE)).storageProof).toMatchObject([
      { value: hex(BigInt(parent.hash)) },
    ]);
  });

  test('are not of the pending block, whose state is in no header', async () => {
    const { error } = await rpcAnswer(dev.url, 'eth_getProof', [STRANGER, [], 'pending']);
    expect(error?.message).toContain('the pending block has no proofs, as no header has its state');
  });
});
