/** Keys of the key store and of an external signer, on a real chain: states, passphrases, and an unpatched ethers. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FetchRequest, JsonRpcProvider, verifyMessage, verifyTypedData, type JsonRpcSigner } from 'ethers';
import { recoverMessageAddress, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { ACCOUNT, FakeSigner, web3Signer } from '../unit/signer/fakeSigner.js';
import { goodToken, secretFileIn } from '../unit/transport/tokens.js';
import { until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import type { RpcAnswer } from '../support/rpc.js';
import { testChains, type TestChain } from '../support/testChains.js';

const PASSPHRASE = 'correct horse battery staple';
const PAIRING_PASSWORD = 'pairing is a secret too';
const SIGNER_PASSWORD = 's1gner-passw0rd';
const RECIPIENT = `0x${'d1'.repeat(20)}`;
const LOCKED = { code: -32000, message: 'authentication needed: password or unlock' };

describe.each(testChains)('on %s', (_name, startChain) => {
  let chain: TestChain;
  let folder: string;
  let halley: HalleyProcess;
  let external: FakeSigner;
  /** The funded account whose key is imported. */
  let account: string;

  const ask = async (method: string, params: unknown[], token: string | null = goodToken()): Promise<RpcAnswer> => {
    const response = await fetch(halley.httpUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = (await response.json()) as RpcAnswer;
    return error === undefined ? { result } : { error };
  };
  const sign = (address = account, token?: string | null) => ask('eth_sign', [address, '0xdeadbeef'], token);
  const transfer = () => ({ from: account, to: RECIPIENT, value: '0x1' });
  const succeeded = async ({ result: hash }: RpcAnswer): Promise<void> => {
    await until('the transaction is mined', async () => {
      const { result } = await ask('eth_getTransactionReceipt', [hash]);
      return (result as { status: string } | null)?.status === '0x1';
    });
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'halley-personal-'));
    external = new FakeSigner(web3Signer);
    await Promise.all([writeFile(join(folder, 'pairing'), `${PAIRING_PASSWORD}\n`, { mode: 0o600 }), external.start()]);
    chain = await startChain();
    halley = await startHalley({
      node: chain.rpcUrl,
      nodeGrpc: chain.grpcAddress,
      flags: {
        'json-rpc.api': 'eth,net,web3,personal',
        'json-rpc.auth-secret': secretFileIn(folder),
        'keystore.light-kdf': 'true',
        'keystore.pairing-password-file': join(folder, 'pairing'),
        signer: external.url.replace('//', `//halley:${SIGNER_PASSWORD}@`),
        'log-level': 'trace',
      },
    });
    const { address, privateKey } = chain.accounts[0] as { address: string; privateKey: string };
    account = address.toLowerCase();
    expect(await ask('personal_importRawKey', [privateKey, PASSPHRASE])).toEqual({ result: account });
  }, 420_000);

  afterAll(async () => {
    await halley?.stop();
    await Promise.all([chain?.stop(), external?.stop(), rm(folder, { recursive: true, force: true })]);
  });

  test('an account is locked until it is unlocked, and locked again when the time is over', async () => {
    expect(await sign()).toEqual({ error: LOCKED });
    expect(await ask('eth_sendTransaction', [transfer()])).toEqual({ error: LOCKED });
    expect(await ask('personal_unlockAccount', [account, PASSPHRASE, 1])).toEqual({ result: true });
    await until('the time is over', async () => (await sign()).error?.message === LOCKED.message);
    expect(await ask('personal_unlockAccount', [account, PASSPHRASE, '0x12c'])).toEqual({ result: true });
    const signature = (await sign()).result as Hex;
    expect((await recoverMessageAddress({ message: { raw: '0xdeadbeef' }, signature })).toLowerCase()).toBe(account);
    await succeeded(await ask('eth_sendTransaction', [transfer()]));
  });

  test('an unlocked account is only for callers with a token', async () => {
    expect(await sign(account, null)).toEqual({ error: LOCKED });
    expect(await ask('eth_sendTransaction', [transfer()], null)).toEqual({ error: LOCKED });
    expect((await ask('personal_listAccounts', [], null)).error?.code).toBe(-32003);
  });

  test('a locked account cannot send', async () => {
    expect(await ask('personal_lockAccount', [account])).toEqual({ result: true });
    expect(await sign()).toEqual({ error: LOCKED });
    expect(await ask('eth_sendTransaction', [transfer()])).toEqual({ error: LOCKED });
  });

  test('a passphrase sends and signs, and the account stays locked for everybody else', async () => {
    const sending = ask('personal_sendTransaction', [transfer(), PASSPHRASE]);
    expect(await sign()).toEqual({ error: LOCKED });
    await succeeded(await sending);
    const { result } = await ask('personal_sign', ['0xdeadbeef', account, PASSPHRASE]);
    expect(await ask('personal_ecRecover', ['0xdeadbeef', result])).toEqual({ result: account });
    const { result: signed } = await ask('personal_signTransaction', [transfer(), PASSPHRASE]);
    await succeeded(await ask('eth_sendRawTransaction', [(signed as { raw: string }).raw]));
    expect(await sign()).toEqual({ error: LOCKED });
  });

  test('a missing or wrong passphrase unlocks nothing, and the sixth of a minute is not looked at', async () => {
    const { result: other } = await ask('personal_newAccount', [PASSPHRASE]);
    expect((await ask('personal_unlockAccount', [other])).error?.code).toBe(-32602);
    const wrong = { error: { code: -32000, message: 'could not decrypt key with given password' } };
    for (let i = 0; i < 5; i++) expect(await ask('personal_unlockAccount', [other, 'wrong'])).toEqual(wrong);
    expect((await ask('personal_unlockAccount', [other, PASSPHRASE])).error?.code).toBe(-32005);
    expect(await sign(other as string)).toEqual({ error: LOCKED });
  });

  test('a paired wallet signs until it is unpaired', async () => {
    const { result: key } = await ask('personal_initializeWallet', ['keystore://one']);
    const paired = privateKeyToAccount(key as Hex);
    const address = paired.address.toLowerCase();
    expect((await ask('eth_accounts', [])).result).toContain(address);
    expect(await sign(address)).toEqual({ result: await paired.signMessage({ message: { raw: '0xdeadbeef' } }) });
    expect((await ask('personal_unpair', ['keystore://one', 'wrong'])).error?.message).toContain('could not decrypt');
    expect(await ask('personal_unpair', ['keystore://one', PAIRING_PASSWORD])).toEqual({ result: null });
    expect((await sign(address)).error?.code).toBe(-32001);
    expect((await ask('eth_accounts', [])).result).not.toContain(address);
  });

  test('an account of the external signer stands beside the others and signs, for callers with a token', async () => {
    const outside = ACCOUNT.address.toLowerCase();
    expect((await ask('eth_accounts', [])).result).toEqual(expect.arrayContaining([account, outside]));
    expect(await sign(outside)).toEqual({ result: await ACCOUNT.signMessage({ message: { raw: '0xdeadbeef' } }) });
    expect(await sign(outside, null)).toEqual({ error: LOCKED });
    const passphrase = await ask('personal_sign', ['0xdeadbeef', outside, PASSPHRASE]);
    expect(passphrase.error?.message).toMatch(/^password-operations not supported/);
    expect(await ask('personal_unlockAccount', [outside, PASSPHRASE])).toEqual(passphrase);
    external.answer = web3SignerOf(chain.chainId);
    const fee = { maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x1', gas: '0x5208' };
    const fill = { from: outside, to: RECIPIENT, value: '0x1', nonce: '0x0', ...fee };
    // It has no tokens: the chain's refusal says that what it signed was sent.
    const { error } = await ask('eth_sendTransaction', [fill]);
    expect(error?.message).toMatch(/insufficient funds/);
    await external.stop();
    expect((await sign(outside)).error).toMatchObject({ code: -32002 });
    expect((await ask('eth_accounts', [])).result).toContain(account);
  });

  test('ethers’ signer unlocks, sends and signs', async () => {
    const request = new FetchRequest(halley.httpUrl);
    request.setHeader('authorization', `Bearer ${goodToken()}`);
    const provider = new JsonRpcProvider(request, undefined, { pollingInterval: 100, cacheTimeout: -1 });
    try {
      const signer: JsonRpcSigner = await provider.getSigner(account);
      expect(await signer.unlock(PASSPHRASE)).toBe(true);
      const receipt = await (await signer.sendTransaction({ to: RECIPIENT, value: 1n })).wait();
      expect(receipt?.status).toBe(1);
      const message = await signer.signMessage('hello');
      expect(verifyMessage('hello', message).toLowerCase()).toBe(account);
      expect(await signer._legacySignMessage('hello')).toBe(message);
      const domain = { name: 'Ether Mail', chainId: chain.chainId };
      const types = { Mail: [{ name: 'contents', type: 'string' }] };
      const typed = await signer.signTypedData(domain, types, { contents: 'Hello, Bob!' });
      expect(verifyTypedData(domain, types, { contents: 'Hello, Bob!' }, typed).toLowerCase()).toBe(account);
    } finally {
      provider.destroy();
    }
  });

  test('an account that is unlocked for good is locked after a restart', async () => {
    expect(await ask('personal_unlockAccount', [account, PASSPHRASE, 0])).toEqual({ result: true });
    expect((await sign()).error).toBeUndefined();
    await halley.restart();
    expect(await sign()).toEqual({ error: LOCKED });
    expect((await ask('personal_listAccounts', [])).result).toContain(account);
  });

  test('no secret stands in the log', () => {
    const { privateKey } = chain.accounts[0] as { privateKey: string };
    const log = JSON.stringify(halley.log);
    for (const secret of [PASSPHRASE, PAIRING_PASSWORD, SIGNER_PASSWORD, privateKey.slice(2), goodToken().slice(0, 20)])
      expect(log).not.toContain(secret);
  });
});

/** Web3Signer for a chain. */
function web3SignerOf(chainId: number): typeof web3Signer {
  return (request, response) => web3Signer(request, response, chainId);
}
