/** Unpatched ethers on a real chain. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  Contract,
  ContractFactory,
  isError,
  JsonRpcProvider,
  Wallet,
  WebSocketProvider,
  type BaseContractMethod,
  type ContractTransactionResponse,
  type InterfaceAbi,
  type TransactionReceipt,
} from 'ethers';
import { testChains } from '../support/testChains.js';
import { halleyStage } from '../support/halleyStage.js';
import { compileProbe } from '../support/probe.js';

const { abi, bytecode } = compileProbe();
const RECIPIENT = '0x00000000000000000000000000000000DeaDBee2'.toLowerCase();

describe.each(testChains)('on %s', (_name, startChain) => {
  let provider: JsonRpcProvider;

  afterAll(() => provider?.destroy());

  const { chain, halley } = halleyStage(startChain);
  let wallet: Wallet;
  let probe: Contract;
  let deployed: TransactionReceipt;

  const contractMethod = (name: string): BaseContractMethod => probe.getFunction(name);

  beforeAll(async () => {
    provider = new JsonRpcProvider(halley.httpUrl, undefined, { pollingInterval: 100, cacheTimeout: -1 });
    wallet = new Wallet((chain.accounts[0] as { privateKey: string }).privateKey, provider);
    const contract = await new ContractFactory(abi as InterfaceAbi, bytecode, wallet).deploy(7n, { value: 5n });
    await contract.waitForDeployment();
    deployed = (await contract.deploymentTransaction()?.wait()) as TransactionReceipt;
    probe = new Contract(await contract.getAddress(), abi as InterfaceAbi, wallet);
  }, 420_000);

  const send = async (name: string, args: unknown[], overrides: object = {}): Promise<TransactionReceipt> => {
    const response: ContractTransactionResponse = await contractMethod(name).send(...args, overrides);
    return (await response.wait()) as TransactionReceipt;
  };

  test('gets the chain id of the network', async () => {
    expect((await provider.getNetwork()).chainId).toBe(BigInt(chain.chainId));
  });

  test('finds the deployment with its code, balance and event', async () => {
    expect(deployed.status).toBe(1);
    expect(deployed.logs.map((log) => probe.interface.parseLog(log)?.name)).toEqual(['Stored']);
    expect(await provider.getCode(probe.target)).toMatch(/^0x[0-9a-f]{2,}$/);
    expect(await provider.getBalance(probe.target)).toBe(5n);
  });

  test('writes, reads and finds the event by its filter', async () => {
    const receipt = await send('store', [33n, 'thirty-three']);
    expect(await contractMethod('value').staticCall()).toBe(33n);
    const found = await probe.queryFilter('Stored', receipt.blockNumber, receipt.blockNumber);
    expect(found.map((event) => 'args' in event && [...event.args])).toEqual([[wallet.address, 33n, 'thirty-three']]);
  });

  test('transactions of types 0, 1 and 2 are mined with their type', async () => {
    const { gasPrice } = await provider.getFeeData();
    for (const type of [0, 1, 2]) {
      const response = await wallet.sendTransaction({ to: RECIPIENT, value: 1n, type, ...(type < 2 && { gasPrice }) });
      const receipt = (await response.wait()) as TransactionReceipt;
      const transaction = await provider.getTransaction(receipt.hash);
      expect([receipt.status, receipt.type, transaction?.type]).toEqual([1, type, type]);
      expect(transaction?.from).toBe(wallet.address);
    }
  });

  test('sends ten transactions in a row by pending nonce', async () => {
    const other = new Wallet((chain.accounts[1] as { privateKey: string }).privateKey, provider);
    const responses = [];
    for (let n = 0; n < 10; n++)
      responses.push(await other.sendTransaction({ to: RECIPIENT, value: 1n, nonce: await other.getNonce('pending') }));
    expect(responses.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 10 }, (_, n) => n));
    const receipts = await Promise.all(responses.map((response) => response.wait()));
    expect(receipts.map((receipt) => receipt?.status)).toEqual(Array.from({ length: 10 }, () => 1));
  });

  describe('failures', () => {
    const failureOf = async (promise: Promise<unknown>): Promise<Error> => {
      try {
        await promise;
      } catch (error) {
        return error as Error;
      }
      throw new Error('the call did not fail');
    };

    test('reports a revert reason', async () => {
      const error = await failureOf(contractMethod('failWithReason').staticCall());
      expect(isError(error, 'CALL_EXCEPTION') && error.reason).toBe('not today');
    });

    test('reports a custom error with its arguments', async () => {
      const error = await failureOf(contractMethod('failWithCustomError').staticCall(500n));
      expect(isError(error, 'CALL_EXCEPTION') && [error.revert?.name, Array.from(error.revert?.args ?? [])]).toEqual([
        'TooMuch',
        [500n, 100n],
      ]);
    });

    test('reports a panic', async () => {
      const error = await failureOf(contractMethod('divide').staticCall(1n, 0n));
      expect(isError(error, 'CALL_EXCEPTION') && error.revert?.name).toBe('Panic');
    });

    test('reports why an estimate reverts', async () => {
      const error = await failureOf(contractMethod('failWithReason').estimateGas());
      expect(isError(error, 'CALL_EXCEPTION') && error.reason).toBe('not today');
    });

    test('distinguishes a used nonce from insufficient funds', async () => {
      const nonce = await failureOf(wallet.sendTransaction({ to: RECIPIENT, value: 1n, nonce: 0 }));
      expect(isError(nonce, 'NONCE_EXPIRED')).toBe(true);
      const funds = await failureOf(wallet.sendTransaction({ to: RECIPIENT, value: 10n ** 26n, gasLimit: 21_000n }));
      expect(isError(funds, 'INSUFFICIENT_FUNDS')).toBe(true);
    });

    test('wait reports a transaction that fails on chain', async () => {
      const error = await failureOf(send('failWithReason', [], { gasLimit: 100_000n }));
      expect(isError(error, 'CALL_EXCEPTION') && error.receipt?.status).toBe(0);
    });
  });

  test('a transaction with the suggested fees is mined', async () => {
    const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = await provider.getFeeData();
    expect(typeof gasPrice).toBe('bigint');
    const response = await wallet.sendTransaction({ to: RECIPIENT, value: 1n, maxFeePerGas, maxPriorityFeePerGas });
    expect((await response.wait())?.status).toBe(1);
  });

  test('reads historical state', async () => {
    const before = await send('store', [2_001n, 'a']);
    const after = await send('store', [2_002n, 'b']);
    const at = (blockTag: number) => contractMethod('value').staticCall({ blockTag });
    expect([await at(before.blockNumber), await at(after.blockNumber)]).toEqual([2_001n, 2_002n]);
  });

  test('reads blocks with their transactions by number and by hash', async () => {
    const byNumber = await provider.getBlock(deployed.blockNumber, true);
    const byHash = await provider.getBlock(deployed.blockHash, true);
    expect(byNumber?.toJSON()).toEqual(byHash?.toJSON());
    expect(byNumber?.prefetchedTransactions.map(({ hash }) => hash)).toContain(deployed.hash);
  });

  test('reads the finalized and safe blocks', async () => {
    const [finalized, safe] = await Promise.all([provider.getBlock('finalized'), provider.getBlock('safe')]);
    expect(finalized?.number).toBeGreaterThan(1);
    expect(safe?.number).toBeGreaterThanOrEqual(finalized?.number as number);
  });

  test('a WebSocket provider reads the same values', async () => {
    const socket = new WebSocketProvider(halley.wsUrl);
    expect(await socket.getBalance(probe.target)).toBe(await provider.getBalance(probe.target));
    await socket.destroy();
  });
});
