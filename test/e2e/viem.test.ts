/** Unpatched viem on a real chain. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  defineChain,
  getContract,
  http,
  keccak256,
  parseEther,
  webSocket,
  type AccessList,
  type Address,
  type BaseError,
  type Hash,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { testChains, type TestChain } from '../support/testChains.js';
import { halleyStage } from '../support/halleyStage.js';
import { compileProbe } from '../support/probe.js';

/** A method, or a form of parameters, that viem's types do not have. */
interface WireCall {
  Parameters: unknown[];
  ReturnType: unknown;
}

const { abi, bytecode } = compileProbe();
const RECIPIENT: Address = '0x00000000000000000000000000000000deadbee1';

describe.each(testChains)('on %s', (_name, startChain) => {
  const { chain, halley } = halleyStage(startChain);
  let clients: ReturnType<typeof connect>;
  let probe: Address;
  let deployment: Hash;

  function connect(httpUrl: string, accounts: TestChain['accounts'], chainId: number) {
    const definition = defineChain({
      id: chainId,
      name: 'test chain',
      nativeCurrency: { name: 'test', symbol: 'TEST', decimals: 18 },
      rpcUrls: { default: { http: [httpUrl] } },
    });
    const wallet = (index: number) =>
      createWalletClient({
        account: privateKeyToAccount((accounts[index] as { privateKey: Hex }).privateKey),
        chain: definition,
        transport: http(httpUrl),
      });
    return {
      definition,
      reader: createPublicClient({ chain: definition, transport: http(httpUrl), pollingInterval: 100 }),
      wallet,
      first: wallet(0),
    };
  }

  beforeAll(async () => {
    clients = connect(halley.httpUrl, chain.accounts, chain.chainId);
    deployment = await clients.first.deployContract({ abi, bytecode, args: [7n], value: 5n });
    const receipt = await clients.reader.waitForTransactionReceipt({ hash: deployment });
    probe = receipt.contractAddress as Address;
  }, 420_000);

  const write = async (functionName: string, args: unknown[], options: object = {}) => {
    const hash = await clients.first.writeContract({ address: probe, abi, functionName, args, ...options });
    return clients.reader.waitForTransactionReceipt({ hash });
  };

  describe('deploying and writing', () => {
    test('the deployment has code, balance and an event', async () => {
      const receipt = await clients.reader.getTransactionReceipt({ hash: deployment });
      expect(receipt.status).toBe('success');
      expect(receipt.logs).toHaveLength(1);
      expect(await clients.reader.getCode({ address: probe })).toMatch(/^0x[0-9a-f]+$/);
      expect(await clients.reader.getBalance({ address: probe })).toBe(5n);
      expect(await clients.reader.getStorageAt({ address: probe, slot: '0x0' })).toBe(`0x${'7'.padStart(64, '0')}`);
    });

    test('reads what a write has changed, and decodes its event', async () => {
      const receipt = await write('store', [21n, 'twenty-one']);
      expect(await clients.reader.readContract({ address: probe, abi, functionName: 'value' })).toBe(21n);
      const events = await clients.reader.getContractEvents({
        address: probe,
        abi,
        eventName: 'Stored',
        fromBlock: receipt.blockNumber,
        toBlock: receipt.blockNumber,
      });
      expect(events.map(({ args }) => args)).toEqual([
        { by: clients.first.account.address, value: 21n, note: 'twenty-one' },
      ]);
      expect(events[0]?.transactionHash).toBe(receipt.transactionHash);
      expect(events[0]?.blockHash).toBe(receipt.blockHash);
    });

    test('sends transfers by legacy, access-list and dynamic-fee transactions', async () => {
      const gasPrice = await clients.reader.getGasPrice();
      const accessList: AccessList = [{ address: probe, storageKeys: [`0x${'0'.repeat(64)}`] }];
      const { first } = clients;
      const sent = { to: RECIPIENT, value: 3n };
      const variants = [
        { type: 'legacy', hash: () => first.sendTransaction({ ...sent, type: 'legacy', gasPrice }) },
        { type: 'eip2930', hash: () => first.sendTransaction({ ...sent, type: 'eip2930', gasPrice, accessList }) },
        { type: 'eip1559', hash: () => first.sendTransaction({ ...sent, type: 'eip1559', accessList }) },
      ];
      for (const variant of variants) {
        const hash = await variant.hash();
        const receipt = await clients.reader.waitForTransactionReceipt({ hash });
        const transaction = await clients.reader.getTransaction({ hash });
        expect([receipt.status, receipt.type, transaction.type]).toEqual(['success', variant.type, variant.type]);
        expect(transaction.from).toBe(clients.first.account.address.toLowerCase());
        if (variant.type !== 'legacy') expect(transaction.accessList).toEqual(accessList);
        const block = await clients.reader.getBlock({ blockHash: receipt.blockHash });
        const paid =
          variant.type === 'eip1559'
            ? (block.baseFeePerGas as bigint) + (transaction.maxPriorityFeePerGas as bigint)
            : gasPrice;
        expect(receipt.effectiveGasPrice).toBe(paid);
      }
    });

    test('sends ten transactions in a row by pending nonce', async () => {
      const wallet = clients.wallet(1);
      const before = await clients.reader.getTransactionCount({ address: wallet.account.address });
      const hashes: Hash[] = [];
      for (let n = 0; n < 10; n++) hashes.push(await wallet.sendTransaction({ to: RECIPIENT, value: 1n }));
      const receipts = await Promise.all(hashes.map((hash) => clients.reader.waitForTransactionReceipt({ hash })));
      expect(receipts.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'success'));
      const nonces = await Promise.all(
        hashes.map(async (hash) => (await clients.reader.getTransaction({ hash })).nonce),
      );
      expect(nonces).toEqual(Array.from({ length: 10 }, (_, n) => before + n));
    });

    test('finds a transaction as soon as it is sent, and with its block once it is mined', async () => {
      const wallet = clients.wallet(2);
      const hash = await wallet.sendTransaction({ to: RECIPIENT, value: 1n });
      const seen = await clients.reader.getTransaction({ hash });
      expect(seen.hash).toBe(hash);
      await clients.reader.waitForTransactionReceipt({ hash });
      expect((await clients.reader.getTransaction({ hash })).blockNumber).not.toBeNull();
    });

    test('eth_sendRawTransactionSync answers with the receipt', async () => {
      const wallet = clients.wallet(3);
      const request = await wallet.prepareTransactionRequest({ to: RECIPIENT, value: 2n });
      const raw = await wallet.signTransaction(request);
      const receipt = await clients.reader.request<WireCall>({ method: 'eth_sendRawTransactionSync', params: [raw] });
      expect(receipt).toMatchObject({ transactionHash: keccak256(raw), status: '0x1' });
    });
  });

  describe('failures', () => {
    const failure = async (functionName: string, args: unknown[] = []): Promise<BaseError> => {
      try {
        await clients.reader.simulateContract({
          address: probe,
          abi,
          functionName,
          args,
          account: clients.first.account,
        });
      } catch (error) {
        return error as BaseError;
      }
      throw new Error(`${functionName} did not fail`);
    };
    const reverted = (error: BaseError) =>
      error.walk((cause) => cause instanceof ContractFunctionRevertedError) as ContractFunctionRevertedError;

    test('reports a revert reason', async () => {
      expect(reverted(await failure('failWithReason')).reason).toBe('not today');
    });

    test('reports a custom error with its arguments', async () => {
      expect(reverted(await failure('failWithCustomError', [500n])).data).toMatchObject({
        errorName: 'TooMuch',
        args: [500n, 100n],
      });
    });

    test('reports a panic', async () => {
      expect(reverted(await failure('divide', [1n, 0n])).data).toMatchObject({ errorName: 'Panic', args: [18n] });
    });

    test('reports a revert without a reason', async () => {
      expect((await failure('failWithoutReason')).shortMessage).toContain('reverted');
    });

    test('reports why an estimate reverts', async () => {
      await expect(
        clients.reader.estimateContractGas({
          address: probe,
          abi,
          functionName: 'failWithReason',
          account: clients.first.account,
        }),
      ).rejects.toThrow('not today');
    });

    test('a transaction that fails on chain has status reverted and costs gas', async () => {
      const receipt = await write('failWithReason', [], { gas: 100_000n });
      expect(receipt.status).toBe('reverted');
      expect(receipt.logs).toEqual([]);
      expect(receipt.gasUsed).toBeGreaterThan(21_000n);
    });

    test('refuses a used nonce with an error that viem recognises', async () => {
      await expect(clients.first.sendTransaction({ to: RECIPIENT, value: 1n, nonce: 0 })).rejects.toThrow(
        /nonce too low/i,
      );
    });

    test('refuses a value above the balance with an error that viem recognises', async () => {
      await expect(
        clients.first.sendTransaction({ to: RECIPIENT, value: parseEther('100000000'), gas: 21_000n }),
      ).rejects.toThrow(/insufficient funds/i);
    });
  });

  describe('gas and fees', () => {
    test('the estimated gas is enough for the transaction', async () => {
      const gas = await clients.reader.estimateContractGas({
        address: probe,
        abi,
        functionName: 'count',
        args: [5n],
        account: clients.first.account,
      });
      const receipt = await write('count', [5n], { gas });
      expect([receipt.status, receipt.logs.length]).toEqual(['success', 5]);
      expect(await clients.reader.estimateGas({ account: clients.first.account, to: RECIPIENT, value: 1n })).toBe(
        21_000n,
      );
    });

    test('the fee history agrees with the headers', async () => {
      const newest = await clients.reader.getBlockNumber();
      const history = await clients.reader.getFeeHistory({
        blockCount: 5,
        blockNumber: newest - 1n,
        rewardPercentiles: [25, 75],
      });
      const numbers = Array.from({ length: 6 }, (_, n) => history.oldestBlock + BigInt(n));
      const blocks = await Promise.all(numbers.map((blockNumber) => clients.reader.getBlock({ blockNumber })));
      expect(history.oldestBlock).toBe(newest - 5n);
      expect(history.baseFeePerGas).toEqual(blocks.map(({ baseFeePerGas }) => baseFeePerGas));
      expect(history.gasUsedRatio).toEqual(
        blocks.slice(0, 5).map(({ gasUsed, gasLimit }) => Number(gasUsed) / Number(gasLimit)),
      );
      expect(history.reward).toHaveLength(5);
    });

    test('the node accepts the estimated fees of a transaction', async () => {
      const { maxFeePerGas, maxPriorityFeePerGas } = await clients.reader.estimateFeesPerGas();
      const hash = await clients.first.sendTransaction({
        to: RECIPIENT,
        value: 1n,
        maxFeePerGas,
        maxPriorityFeePerGas,
      });
      expect((await clients.reader.waitForTransactionReceipt({ hash })).status).toBe('success');
    });
  });

  describe('history', () => {
    test('reads historical state', async () => {
      const before = await write('store', [1_001n, 'a']);
      const after = await write('store', [1_002n, 'b']);
      const at = (blockNumber: bigint) =>
        clients.reader.readContract({ address: probe, abi, functionName: 'value', blockNumber });
      expect([await at(before.blockNumber), await at(after.blockNumber)]).toEqual([1_001n, 1_002n]);
      const counts = await Promise.all(
        [before, after].map(({ blockNumber }) =>
          clients.reader.getTransactionCount({ address: clients.first.account.address, blockNumber }),
        ),
      );
      expect((counts[1] as number) - (counts[0] as number)).toBe(1);
    });

    test('a call sees the requested block, by number and by hash (EIP-1898)', async () => {
      const number = (await clients.reader.getBlockNumber()) - 2n;
      const block = await clients.reader.getBlock({ blockNumber: number });
      const contract = getContract({ address: probe, abi, client: clients.reader });
      const seen = (await contract.read['context']?.({
        blockNumber: number,
        account: RECIPIENT,
      })) as unknown[];
      expect(seen[0]).toBe(number);
      expect(seen[1]).toBe(block.timestamp);
      expect(seen[3]).toBe(BigInt(chain.chainId));
      const balances = await Promise.all(
        [{ blockHash: block.hash }, { blockNumber: `0x${number.toString(16)}` }, block.hash].map((parameter) =>
          clients.reader.request<WireCall>({ method: 'eth_getBalance', params: [probe, parameter] }),
        ),
      );
      expect(balances).toEqual(['0x5', '0x5', '0x5']);
    });

    test('a contract has no code before its deployment', async () => {
      const { blockNumber } = await clients.reader.getTransactionReceipt({ hash: deployment });
      expect(await clients.reader.getCode({ address: probe, blockNumber: blockNumber - 1n })).toBeUndefined();
      expect(await clients.reader.getCode({ address: probe, blockNumber })).toBeDefined();
    });
  });

  describe('overrides, access lists and simulation', () => {
    test('state overrides change what the call sees', async () => {
      const { data } = await clients.reader.call({
        to: probe,
        data: '0x3fa4f245', // value()
        stateOverride: [
          { address: probe, stateDiff: [{ slot: `0x${'0'.repeat(64)}`, value: `0x${'63'.padStart(64, '0')}` }] },
        ],
      });
      expect(BigInt(data as Hex)).toBe(99n);
    });

    test('an access list has the slots that a call touches', async () => {
      const { accessList } = await clients.reader.createAccessList({
        to: probe,
        data: '0x3fa4f245',
        account: RECIPIENT,
      });
      expect(accessList).toEqual([{ address: probe, storageKeys: [`0x${'0'.repeat(64)}`] }]);
    });

    test('simulated blocks see the state of the previous ones', async () => {
      const blocks = await clients.reader.simulateBlocks({
        blocks: [
          {
            calls: [
              { account: clients.first.account.address, to: probe, abi, functionName: 'store', args: [77n, 'x'] },
            ],
          },
          { calls: [{ account: clients.first.account.address, to: probe, abi, functionName: 'value' }] },
        ],
      });
      expect(blocks.map(({ calls }) => calls[0]?.status)).toEqual(['success', 'success']);
      expect(blocks[1]?.calls[0]).toMatchObject({ result: 77n });
    });
  });

  describe('transports', () => {
    test('a JSON-RPC batch answers every call', async () => {
      const batching = createPublicClient({
        chain: clients.definition,
        transport: http(halley.httpUrl, { batch: true }),
      });
      const head = await batching.getBlockNumber();
      const numbers = Array.from({ length: 20 }, (_, n) => 1n + (BigInt(n) % head));
      const blocks = await Promise.all(numbers.map((blockNumber) => batching.getBlock({ blockNumber })));
      expect(blocks.map(({ number }) => number)).toEqual(numbers);
    });

    test('the WebSocket and the HTTP address answer the same', async () => {
      const socket = createPublicClient({ chain: clients.definition, transport: webSocket(halley.wsUrl) });
      const number = await socket.getBlockNumber();
      const [over, plain] = await Promise.all([
        socket.getBlock({ blockNumber: number, includeTransactions: true }),
        clients.reader.getBlock({ blockNumber: number, includeTransactions: true }),
      ]);
      expect(over).toEqual(plain);
      (await socket.transport.getRpcClient()).close();
    });
  });
});
