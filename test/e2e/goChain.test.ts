import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { JsonRpcProvider, Wallet, parseEther } from 'ethers';
import { ERC20_PRECOMPILES } from '../../scripts/testNode/genesis.mjs';
import { coinContracts } from '../../scripts/testNode/home.mjs';
import { startGoChain } from '../support/goChain.js';
import type { GoChain } from '../support/goChain.js';

/** The first build of the node takes minutes. */
const BUILD_TIMEOUT_MS = 900_000;

describe('the Go chain', () => {
  let chain: GoChain;
  let other: GoChain;

  beforeAll(async () => {
    [chain, other] = await Promise.all([
      startGoChain(),
      startGoChain({ maxGas: 2_000_000, baseFeeWei: 5_000_000_000n }),
    ]);
  }, BUILD_TIMEOUT_MS);

  afterAll(async () => {
    await chain?.stop();
    await other?.stop();
  });

  test('two chains with different options run at the same time', async () => {
    expect([await maxGas(chain), await maxGas(other)]).toEqual(['40000000', '2000000']);
    expect([await firstBaseFee(chain), await firstBaseFee(other)]).toEqual(['1000000000', '5000000000']);
  });

  test('its coins answer as ERC-20 contracts, which the home names', async () => {
    const { native, dynamic } = await coinContracts(chain.home);
    expect({ native, dynamic }).toEqual({
      native: [ERC20_PRECOMPILES.native],
      dynamic: [ERC20_PRECOMPILES.ibc],
    });
    // balanceOf of the first account, which has nothing sent away yet, and has some of both.
    const data = `0x70a08231${chain.accounts[0]!.address.slice(2).toLowerCase().padStart(64, '0')}`;
    const balances = [...native, ...dynamic].map((to) => ask(chain.evmRpcUrl, 'eth_call', [{ to, data }, 'latest']));
    expect((await Promise.all(balances)).map((balance) => BigInt(balance as string))).toEqual([
      parseEther('1000000'),
      5_000_000n,
    ]);
  });

  test('a mined transaction is still there after kill -9 and a restart', async () => {
    const [sender, receiver] = chain.accounts;
    const provider = new JsonRpcProvider(chain.evmRpcUrl, chain.chainId, { staticNetwork: true });
    const wallet = new Wallet(sender!.privateKey, provider);
    const { hash } = await wallet.sendTransaction({ to: receiver!.address, value: parseEther('1') });
    provider.destroy();
    const receipt = await receiptOf(chain, hash);
    expect(receipt).toMatchObject({ status: '0x1', gasUsed: '0x5208' });

    const killed = chain.pid;
    expect(await chain.kill('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
    await chain.restart();

    expect(chain.pid).not.toBe(killed);
    expect(await receiptOf(chain, hash)).toEqual(receipt);
    expect(await ask(chain.evmRpcUrl, 'eth_getBalance', [receiver!.address, 'latest'])).toBe('0xd3c229af83a148640000');
  }, 60_000);

  test('stopping ends the process and removes the home', async () => {
    const { pid, home } = other;
    expect(await other.stop()).toEqual({ code: 0, signal: null });
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(existsSync(home)).toBe(false);
  }, 30_000);
});

async function maxGas({ rpcUrl }: GoChain): Promise<string> {
  const answer = (await ask(rpcUrl, 'consensus_params', { height: '1' })) as {
    consensus_params: { block: { max_gas: string } };
  };
  return answer.consensus_params.block.max_gas;
}

/** Base fee of block 1 in wei, read from its event: the node's own JSON-RPC answers that of block 2. */
async function firstBaseFee({ rpcUrl }: GoChain): Promise<string | undefined> {
  const { finalize_block_events: events } = (await ask(rpcUrl, 'block_results', { height: '1' })) as {
    finalize_block_events: { type: string; attributes: { key: string; value: string }[] }[];
  };
  const event = events.find(({ type }) => type === 'evm_fee_market');
  return event?.attributes.find(({ key }) => key === 'base_fee')?.value;
}

/** Asks until there is a receipt: this server answers an error, not null, for a pending transaction. */
async function receiptOf({ evmRpcUrl }: GoChain, hash: string): Promise<unknown> {
  for (;;) {
    const receipt = await ask(evmRpcUrl, 'eth_getTransactionReceipt', [hash]);
    if (receipt) return receipt;
    await pause(50);
  }
}

async function ask(url: string, method: string, params: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return ((await response.json()) as { result?: unknown }).result;
}
