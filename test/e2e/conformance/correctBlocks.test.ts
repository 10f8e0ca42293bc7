/** The rules about nonces and balances hold whatever a block of a correct server has in it. The chain is a real one. */
import { expect, test } from '@jest/globals';
import { privateKeyToAccount } from 'viem/accounts';
import { checkState } from '../../../conformance/checks/state.js';
import { findMaterial } from '../../../conformance/material.js';
import { devStage, FIRST_KEY } from '../../support/devStage.js';
import { findingsThrough, type AnswerLie, type Proxied } from './lyingProxy.js';

const account = privateKeyToAccount(FIRST_KEY);
const RECIPIENT = '0x00000000000000000000000000000000deadbee3';
const FEES = { chainId: 31_337, maxFeePerGas: 20_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n, gas: 100_000n };
/** Sends what it gets back to its caller. */
const RETURNS_VALUE = '0x600060006000600034335af100';

const { dev, ask } = devStage();

async function send(fields: object): Promise<void> {
  const nonce = Number(await ask<string>('eth_getTransactionCount', account.address, 'latest'));
  // The fields of any type; viem's types cannot tell which is meant.
  const raw = await account.signTransaction({ type: 'eip1559', ...FEES, nonce, to: RECIPIENT, ...fields } as never);
  const hash = await ask<string>('eth_sendRawTransaction', raw);
  expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' });
}

/** Findings in the newest block. */
function findingsOf(lie?: AnswerLie): Promise<string[]> {
  const check = async ({ session, server }: Proxied) =>
    checkState({ session, server, material: await findMaterial(session, 1) });
  return findingsThrough(dev.url, check, lie);
}

/** One more in the state of the newest block. */
async function oneMore(lyingMethod: string): Promise<AnswerLie> {
  const head = await ask<string>('eth_blockNumber');
  return (method, said, params) =>
    method === lyingMethod && params[1] === head
      ? { result: `0x${(BigInt(said.result as string) + 1n).toString(16)}` }
      : said;
}

test('transfers are held against balances and nonces', async () => {
  await send({ value: 5n });
  await send({ value: 6n });
  expect(await findingsOf()).toEqual([]);
  expect(await findingsOf(await oneMore('eth_getBalance'))).toEqual(['balance-sums: eth_getBalance']);
  expect(await findingsOf(await oneMore('eth_getTransactionCount'))).toEqual(['nonce-sums: eth_getTransactionCount']);
});

test('a contract may return value to its caller', async () => {
  const contract = '0x00000000000000000000000000000000deadbee4';
  await ask('anvil_setCode', contract, RETURNS_VALUE);
  await send({ value: 5n, to: contract });
  expect(await findingsOf()).toEqual([]);
});

test('an authorization raises the nonce of its account', async () => {
  const nonce = Number(await ask<string>('eth_getTransactionCount', account.address, 'latest'));
  const authorization = await account.signAuthorization({
    chainId: FEES.chainId,
    nonce: nonce + 1,
    address: RECIPIENT,
  });
  await send({ type: 'eip7702', authorizationList: [authorization] });
  const head = await ask('eth_getTransactionCount', account.address, 'latest');
  expect(head).toBe(`0x${(nonce + 2).toString(16)}`);
  expect(await findingsOf()).toEqual([]);
});
