/** The options of `halley dev`: which it refuses and why, and which a state file keeps. */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { watch } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ACCOUNT, FakeSigner, web3Signer } from '../unit/signer/fakeSigner.js';
import { startDev, type Dev } from '../support/devProcess.js';
import { rpc, rpcAnswer } from '../support/rpc.js';

// Most tests start several processes.
jest.setTimeout(120_000);

/** Written by `anvil --dump-state`, version 1.7.1, after one transfer. */
const ANVIL_DUMP = join(import.meta.dirname, '../support/fixtures/anvil/state.json');

let folder: string;
let state: string;
const running: Dev[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-dev-options-'));
  state = join(folder, 'chain');
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((dev) => dev.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(...args: string[]): Promise<Dev> {
  const dev = await startDev(...args);
  running.push(dev);
  return dev;
}

/** Resolves when something in the folder changes, or after a tenth of a second. */
async function nextChange(watched: string): Promise<void> {
  try {
    for await (const change of watch(watched, { signal: AbortSignal.timeout(100) })) return void change;
  } catch {
    // The time is up.
  }
}

describe('--state', () => {
  test('refuses a second process, but not one after the first was killed', async () => {
    const first = await start('--state', state);
    await rpc(first.url, 'evm_mine');
    await expect(startDev('--state', state)).rejects.toThrow(
      new RegExp(
        `^it ended with 2:\nhalley: ${state} is in use by process \\d+; if that is not halley, remove ${state}.lock\n$`,
      ),
    );
    await first.stop('SIGKILL');
    const second = await start('--state', state);
    expect(await rpc(second.url, 'eth_blockNumber')).toBe('0x2');
  });

  test('keeps the options that the chain was made with, and names one that is different now', async () => {
    const made = ['--accounts', '2', '--balance', '7', '--chain-id', '99', '--gas-limit', '1000000', '--base-fee', '5'];
    const first = await start('--state', state, ...made);
    await rpc(first.url, 'evm_mine');
    const banner = first.output().replace(/127\.0\.0\.1:\d+/g, 'address');
    await first.stop();
    await expect(startDev('--state', state, '--accounts', '3')).rejects.toThrow(
      `it ended with 2:\nhalley: the chain in ${state} was made with --accounts 2, not 3\n`,
    );
    const second = await start('--state', state, '--accounts', '2');
    expect(second.output().replace(/127\.0\.0\.1:\d+/g, 'address')).toContain(
      banner.slice(0, banner.indexOf('evm_mine')),
    );
    expect(await rpc(second.url, 'eth_chainId')).toBe('0x63');
    expect(await rpc(second.url, 'eth_getBlockByNumber', 'latest', false)).toMatchObject({
      number: '0x2',
      gasLimit: '0xf4240',
    });
  });

  test('refuses a file that is not a state file', async () => {
    writeFileSync(state, 'notes');
    await expect(startDev('--state', state)).rejects.toThrow(
      `it ended with 2:\nhalley: ${state}: not a state of a chain\n`,
    );
  });

  test('refuses a file that is neither a state nor a dump, and leaves it as it is', async () => {
    writeFileSync(state, '{}');
    await expect(startDev('--state', state)).rejects.toThrow(
      `halley: --state ${state}: no dump of a state: accounts: expected an object, got nothing\n`,
    );
    expect(readFileSync(state, 'utf8')).toBe('{}');
  });

  test('with a dump of anvil, begins with it and dumps to it at the end', async () => {
    cpSync(ANVIL_DUMP, state);
    // No process has this number: its dump was cut off by a kill.
    const [leftover, foreign] = [`${state}.4194305.tmp`, `${state}.notes.tmp`];
    for (const file of [leftover, foreign]) writeFileSync(file, 'half a dump');
    // The fixture's transfer went to this account.
    const holder = `0x${'00'.repeat(19)}ab`;
    const first = await start('--state', state);
    expect(await rpc(first.url, 'eth_getBalance', holder, 'latest')).toBe('0x5');
    expect(await rpc(first.url, 'eth_blockNumber')).toBe('0x1');
    await rpc(first.url, 'anvil_setBalance', holder, '0x7');
    await rpc(first.url, 'evm_mine');
    const height = await rpc(first.url, 'eth_blockNumber');
    expect(await first.stop()).toBe(0);
    expect([existsSync(leftover), existsSync(foreign)]).toEqual([false, true]);
    const second = await start('--load-state', state);
    expect(await rpc(second.url, 'eth_getBalance', holder, 'latest')).toBe('0x7');
    expect(await rpc(second.url, 'eth_blockNumber')).toBe(height);
  });
});

describe('--prune-history', () => {
  test('keeps so many states below the newest, all blocks, and what snapshots need', async () => {
    const { url } = await start('--prune-history', '2', '--no-mining');
    const [from, to] = await rpc<string[]>(url, 'eth_accounts');
    const hash = await rpc(url, 'eth_sendTransaction', { from, to, value: '0x1', gas: '0x5208' });
    await rpc(url, 'evm_mine');
    const snapshot = await rpc(url, 'evm_snapshot');
    await rpc(url, 'anvil_mine', '0x6');
    const pruned = { code: 4444, message: 'pruned history unavailable', data: { earliest: '0x6' } };
    for (const [method, ...params] of [
      ['eth_getBalance', to, '0x5'],
      ['eth_getBalance', to, '0x0'],
      ['eth_call', { to }, '0x5'],
      ['eth_getProof', to, [], '0x5'],
    ] as const) {
      expect([method, await rpcAnswer(url, method, params)]).toMatchObject([method, { error: pruned }]);
    }
    expect(await rpc(url, 'eth_getBalance', to, '0x6')).toBe('0x21e19e0c9bab2400001');
    expect(await rpc(url, 'eth_getTransactionReceipt', hash)).toMatchObject({ blockNumber: '0x2' });
    expect(await rpcAnswer(url, 'anvil_rollback', [3])).toMatchObject({
      error: { message: expect.stringContaining('expected at most 2, because older states are pruned, got 3') },
    });
    expect(await rpc(url, 'evm_revert', snapshot)).toBe(true);
    expect(await rpc(url, 'eth_blockNumber')).toBe('0x2');
    expect(await rpc(url, 'eth_getTransactionCount', from, 'latest')).toBe('0x1');
  });
});

describe('--dump-state', () => {
  test('writes to a folder while the chain runs, so that a kill loses no more than the interval', async () => {
    const first = await start('--dump-state', folder, '--state-interval', '1', '--auto-impersonate');
    const [to] = await rpc<string[]>(first.url, 'eth_accounts');
    const from = `0x${'ab'.repeat(20)}`;
    await rpc(first.url, 'anvil_setBalance', from, '0xde0b6b3a7640000');
    // The sender is no account of the chain: --auto-impersonate takes its transaction.
    await rpc(first.url, 'eth_sendTransaction', { from, to, value: '0x1', gas: '0x5208' });
    const file = join(folder, 'state.json');
    while (!existsSync(file) || !/"best_block_number":2[,}]/.test(readFileSync(file, 'utf8'))) await nextChange(folder);
    await first.stop('SIGKILL');
    const second = await start('--load-state', folder);
    expect(await rpc(second.url, 'eth_getTransactionCount', from, 'latest')).toBe('0x1');
    expect(await rpc(second.url, 'eth_blockNumber')).toBe('0x2');
  });

  test('that fails at the end leaves the earlier file, says so, and the exit code tells', async () => {
    const file = join(folder, 'dump.json');
    writeFileSync(file, 'earlier');
    const dev = await start('--dump-state', file);
    // No file can be made beside it any more, as on a full disk; this holds for root too.
    const kept = `${folder}-moved`;
    renameSync(folder, kept);
    expect(await dev.stop()).toBe(1);
    renameSync(kept, folder);
    expect(dev.output()).toContain(`halley: --dump-state ${file}: the state was not dumped: ENOENT`);
    expect(readFileSync(file, 'utf8')).toBe('earlier');
    expect(readdirSync(folder)).toEqual(['dump.json']);
  });
});

test.each([
  [
    ['--port', '65536'],
    "it ended with 2:\nhalley: option '-p, --port <port>' argument '65536' is invalid: expected 0 to 65535\n",
  ],
  [['--threads', '2'], "it ended with 2:\nhalley: option '--threads' is not taken: the chain executes in one thread\n"],
  [['--fork-block-number', '5'], 'it ended with 2:\nhalley: --fork-block-number needs --fork-url\n'],
  [['--mnemonic', 'not twelve words'], 'it ended with 2:\nhalley: the mnemonic has a wrong word, length or checksum\n'],
  [
    ['--state', '/nowhere/here/chain'],
    'it ended with 2:\nhalley: --state /nowhere/here/chain: there is no folder /nowhere/here\n',
  ],
  [
    ['--init', '/nowhere/genesis.json'],
    'it ended with 2:\nhalley: --init /nowhere/genesis.json: there is no such file or folder\n',
  ],
])('%j is refused', async (args, reason) => {
  await expect(startDev(...args)).rejects.toThrow(reason);
});

test('a chain is made as a genesis file and options describe it', async () => {
  const contract = `0x${'bb'.repeat(20)}`;
  const genesis = join(folder, 'genesis.json');
  const configOut = join(folder, 'config.json');
  const alloc = { [contract]: { balance: '0x5', code: '0x6001', storage: { '0x01': '0x02' } } };
  const coinbase = `0x${'aa'.repeat(20)}`;
  writeFileSync(
    genesis,
    JSON.stringify({ config: { chainId: 777 }, timestamp: '0x3e8', number: '0x9', coinbase, alloc }),
  );
  const options = ['--init', genesis, '--number', '100', '--gas-price', '3', '--base-fee', '2', '-a', '1'];
  options.push('--mnemonic-seed-unsafe', '5', '--hardfork', 'cancun', '--order', 'fifo', '--slots-in-an-epoch', '1');
  const dev = await start(...options, '--config-out', configOut);
  expect(await rpc(dev.url, 'eth_chainId')).toBe('0x309');
  expect(await rpc(dev.url, 'eth_getBlockByNumber', 'latest', false)).toMatchObject({
    number: '0x64',
    timestamp: '0x3e8',
    miner: coinbase,
  });
  expect(await rpc(dev.url, 'eth_getBlockByNumber', '0x0', false)).toBeNull();
  expect(await rpc(dev.url, 'eth_getBlockByNumber', 'earliest', false)).toMatchObject({ number: '0x64' });
  expect(await rpc(dev.url, 'eth_getBalance', contract, 'latest')).toBe('0x5');
  expect(await rpc(dev.url, 'eth_getStorageAt', contract, '0x1', 'latest')).toBe(`0x${'0'.repeat(63)}2`);
  expect(await rpc(dev.url, 'eth_gasPrice')).toBe('0x3');
  const { current } = await rpc<{ current: { precompiles: Record<string, string> } }>(dev.url, 'eth_config');
  expect(current.precompiles).not.toHaveProperty('BLS12_G1ADD');
  expect(current.precompiles).toHaveProperty('KZG_POINT_EVALUATION');
  const [from] = await rpc<string[]>(dev.url, 'eth_accounts');
  // What anvil 1.7.1 derives from the seed.
  const written = JSON.parse(readFileSync(configOut, 'utf8')) as object;
  expect(written).toMatchObject({
    available_accounts: [from],
    wallet: {
      derivation_path: "m/44'/60'/0'/0/",
      mnemonic: 'key exile year ready box laugh trick dice banana accuse ribbon chest',
    },
    base_fee: '2',
    gas_price: '3',
    genesis_timestamp: '1000',
  });
  expect(statSync(configOut).mode & 0o777).toBe(0o600);
  await rpc(dev.url, 'eth_sendTransaction', { from, to: contract, value: '0x1', gas: '0x7530' });
  const next = await rpc<{ number: string; timestamp: string }>(dev.url, 'eth_getBlockByNumber', 'latest', false);
  expect(next.number).toBe('0x65');
  expect(Number(next.timestamp)).toBeLessThan(2_000);
  // Blocks come with transactions only, so an old one is no fault.
  expect((await fetch(new URL('/readyz', dev.url))).status).toBe(200);
});

test('--ipc serves subscriptions, takes the place of a socket that a killed process left, and spares other files', async () => {
  const path = join(folder, 'h.ipc');
  const first = await start('--ipc', path, '--accounts', '1');
  const socket = connect(path);
  const messages = createInterface({ input: socket })[Symbol.asyncIterator]();
  const next = async (): Promise<unknown> => JSON.parse(String((await messages.next()).value)) as unknown;
  const subscribe = '{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}';
  socket.write(subscribe.slice(0, 30));
  socket.write(`${subscribe.slice(30)}{"jsonrpc":"2.0","id":2,"method":"eth_chainId"}\n`);
  const answers = [await next(), await next()] as { id: number; result: string }[];
  const [{ result: subscription } = { result: '' }] = answers.filter(({ id }) => id === 1);
  expect(answers).toContainEqual({ jsonrpc: '2.0', id: 2, result: '0x7a69' });
  await rpc(first.url, 'evm_mine');
  expect(await next()).toMatchObject({
    method: 'eth_subscription',
    params: { subscription, result: { number: '0x2' } },
  });
  const cut = once(socket, 'close');
  await first.stop('SIGKILL');
  await cut;
  expect(existsSync(path)).toBe(true);
  const second = await start('--ipc', path, '--accounts', '1');
  await second.stop();
  expect(existsSync(path)).toBe(false);
  writeFileSync(path, 'mine');
  await expect(startDev('--ipc', path)).rejects.toThrow(
    `it ended with 2:\nhalley: --ipc ${path}: something is there already that is not a socket\n`,
  );
  expect(readFileSync(path, 'utf8')).toBe('mine');
});

test('a transfer is mined when a block has just enough gas for it', async () => {
  const dev = await start('--gas-limit', '21000', '--accounts', '1');
  const [from] = await rpc<string[]>(dev.url, 'eth_accounts');
  const hash = await rpc(dev.url, 'eth_sendTransaction', { from, to: from, value: '0x1', gas: '0x5208' });
  expect(await rpc(dev.url, 'eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1', gasUsed: '0x5208' });
});

test('--code-size-limit is the limit of the service too: for sending, simulations and access lists', async () => {
  const dev = await start('--code-size-limit', '30000', '--accounts', '1');
  const [from] = await rpc<string[]>(dev.url, 'eth_accounts');
  // More init code than EIP-3860 allows, that makes a contract of 28,000 bytes.
  const creation = (bytes: number) => ({ from, gas: '0x1312d00', data: `0x616d605ff3${'00'.repeat(bytes - 5)}` });
  const hash = await rpc(dev.url, 'eth_sendTransaction', creation(60_000));
  expect(await rpc(dev.url, 'eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' });
  const simulation = { blockStateCalls: [{ calls: [creation(60_000)] }] };
  expect(await rpc(dev.url, 'eth_simulateV1', simulation, 'latest')).toMatchObject([{ calls: [{ status: '0x1' }] }]);
  expect(await rpc(dev.url, 'eth_createAccessList', creation(60_000), 'latest')).not.toHaveProperty('error');
  await expect(rpc(dev.url, 'eth_sendTransaction', creation(60_001))).rejects.toThrow('max initcode size exceeded');
  await expect(rpc(dev.url, 'eth_createAccessList', creation(60_001), 'latest')).rejects.toThrow('limit 60000');
});

describe('--signer', () => {
  const external = new FakeSigner(web3Signer);
  afterEach(() => external.stop());

  test('serves the accounts of a signer outside beside those of the chain, without a token', async () => {
    await external.start();
    const { url } = await start('--signer', external.url);
    expect(await rpc(url, 'eth_accounts')).toEqual(expect.arrayContaining([ACCOUNT.address.toLowerCase()]));
    expect(await rpc(url, 'personal_sign', '0xdeadbeef', ACCOUNT.address)).toBe(
      await ACCOUNT.signMessage({ message: { raw: '0xdeadbeef' } }),
    );
  });

  test('refuses what is no address, and does not repeat it', async () => {
    const refused = await start('--signer', 'ftp://user:s3cret@host').catch((error: unknown) => String(error));
    expect(refused).toMatch(/it ended with 2:\nhalley: --signer: /);
    expect(refused).not.toMatch(/s3cret/);
  });
});
