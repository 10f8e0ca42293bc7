import { describe, expect, test } from '@jest/globals';
import type { Address, Data } from '../../../generated/types.js';
import { errorMessage } from '../../../generated/errors.js';
import type { EvmPermissions } from '../../../src/chain/permissions.js';
import { NodeUnavailable, QueryFailed } from '../../../src/chain/chainErrors.js';
import { normalizeAddress } from '../../../src/ethereum/hex.js';
import { ExecutionError } from '../../../src/execution/refusals/executionError.js';
import { FakeChain, HEAD, hashOf, headBlock } from './fakeChain.js';
import { call, createAccessList, estimateGas, simulate, type RunOptions } from './run.js';
import { answering, CONTRACT, ETHER, OTHER, overriding, push, RULES, SENDER, word } from './stage.js';

const TOKEN = normalizeAddress('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee');
const CUSTOM = normalizeAddress('0x0000000000000000000000000000000000000064');
const STAKING = normalizeAddress('0x0000000000000000000000000000000000000800');
const PLACEHOLDER_HASH = '0x7b477c761b4d0469f03f27ba58d0a7eacbfdd62b69b82c6c683ae5f81c67fe80';
/** Answers 1, as no ERC-20 contract does. */
const PLACEHOLDER = answering('6001');

const NO_ARGUMENTS = '60006000600060006000';

/** Programs that reach an address by one instruction each. */
const REACHES: [string, (address: string) => string][] = [
  ['CALL', (address) => `0x${NO_ARGUMENTS}${push(address)}5af1`],
  ['CALL with value', (address) => `0x60006000600060006001${push(address)}5af1`],
  ['CALLCODE', (address) => `0x${NO_ARGUMENTS}${push(address)}5af2`],
  ['DELEGATECALL', (address) => `0x6000600060006000${push(address)}5af4`],
  ['STATICCALL', (address) => `0x6000600060006000${push(address)}5afa`],
];

function chain(code = '0x'): FakeChain {
  return new FakeChain({
    [SENDER]: { balance: ETHER },
    [CONTRACT]: { nonce: 1n, balance: 5n, code },
    [TOKEN]: { code: PLACEHOLDER, codeHash: PLACEHOLDER_HASH, balance: 3n },
  });
}

/** The refusal's message, as clients get it. */
async function refusal(run: Promise<unknown>): Promise<string> {
  const error: unknown = await run.then(
    () => new Error('it answered'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ExecutionError)) throw error;
  expect(error.rpc.name).toBe('featureNotSupported');
  return errorMessage(error.rpc);
}

const OF_TOKEN =
  `a call that reaches the contract ${TOKEN} not supported: it is Go code of the chain, which the node alone can run ` +
  "(an ERC-20 precompile of one of the chain's coins); overrides, authorizations, access lists, simulations and some " +
  'traces run outside the node';

describe('the code of ERC-20 precompiles', () => {
  test.each(REACHES)('is refused: %s', async (_, program) => {
    await expect(refusal(call(chain(program(TOKEN)), { from: SENDER, to: CONTRACT }))).resolves.toBe(OF_TOKEN);
  });

  test('is refused from the block on in which the module lists the contract', async () => {
    const node = chain('0x');
    node.accounts.set(normalizeAddress(OTHER), { code: answering('6001') });
    const toOther = { from: SENDER, to: OTHER };
    await expect(call(node, toOther)).resolves.toMatchObject({ vmError: '', returnData: word(1n) });
    node.tokens.add(normalizeAddress(OTHER));
    const next = headBlock({ number: HEAD + 1, hash: hashOf(HEAD + 1) });
    const refused = OF_TOKEN.replace(TOKEN, normalizeAddress(OTHER));
    await expect(refusal(call(node, toOther, { base: next }))).resolves.toBe(refused);
  });

  test('is refused as the recipient, with value or without', async () => {
    await expect(refusal(call(chain(), { from: SENDER, to: TOKEN }))).resolves.toBe(OF_TOKEN);
    await expect(refusal(call(chain(), { from: SENDER, to: TOKEN, value: '0x1' }))).resolves.toBe(OF_TOKEN);
  });

  test('is refused in estimates, access lists and simulations', async () => {
    const message = { from: SENDER, to: TOKEN };
    await expect(refusal(estimateGas(chain(), message))).resolves.toBe(OF_TOKEN);
    await expect(refusal(createAccessList(chain(), message))).resolves.toBe(OF_TOKEN);
    await expect(refusal(simulate(chain(), { blockStateCalls: [{ calls: [message] }] }))).resolves.toBe(OF_TOKEN);
  });

  test('is refused in init code, at any depth', async () => {
    // CREATE of init code that calls the token.
    const inner = REACHES[0]?.[1](TOKEN).slice(2) ?? '';
    const size = inner.length / 2;
    const creates = `60${size.toString(16)}600f60003960${size.toString(16)}60006000f000${inner}`;
    await expect(refusal(call(chain(`0x${creates}`), { from: SENDER, to: CONTRACT }))).resolves.toBe(OF_TOKEN);
  });

  test('is refused where an account delegates to it', async () => {
    const delegating = chain();
    delegating.accounts.set(normalizeAddress(OTHER), { code: `0xef0100${TOKEN.slice(2)}` });
    await expect(refusal(call(delegating, { from: SENDER, to: OTHER }))).resolves.toBe(OF_TOKEN);
  });

  test.each([
    ['EXTCODESIZE', '3b', BigInt(PLACEHOLDER.length / 2 - 1)],
    ['EXTCODEHASH', '3f', BigInt(PLACEHOLDER_HASH)],
    ['BALANCE', '31', 3n],
  ])('can be read: %s', async (_, opcode, value) => {
    const reads = chain(answering(`${push(TOKEN)}${opcode}`));
    await expect(call(reads, { to: CONTRACT })).resolves.toMatchObject({ vmError: '', returnData: word(value) });
  });

  test.each([
    ['the balance', { balance: '0x1' }],
    ['the code, which newer nodes ignore', { code: answering('6002') }],
    ['the storage', { stateDiff: { [word(0)]: word(1) } }],
  ])('is refused with an override of %s', async (_, override) => {
    const options = overriding({ [TOKEN]: override });
    await expect(refusal(call(chain(), { from: SENDER, to: TOKEN }, options))).resolves.toBe(OF_TOKEN);
  });

  test('is no precompile that could be moved, as in the node', async () => {
    const options = overriding({ [TOKEN]: { movePrecompileToAddress: OTHER } });
    await expect(call(chain(), { to: TOKEN }, options)).rejects.toMatchObject({
      message: `account ${TOKEN} is not a precompile`,
    });
  });

  test('is refused by the list of the module where another release has other code there', async () => {
    const listed = new FakeChain({ [SENDER]: { balance: ETHER }, [TOKEN]: { code: PLACEHOLDER } });
    listed.tokens.add(TOKEN);
    await expect(refusal(call(listed, { from: SENDER, to: TOKEN }))).resolves.toBe(OF_TOKEN);
    listed.tokens.clear();
    await expect(call(listed, { from: SENDER, to: TOKEN })).resolves.toMatchObject({ returnData: word(1) });
  });

  test('is asked about once a block, and not where no code is run', async () => {
    const twice = chain(`${REACHES[0]?.[1](OTHER)}${REACHES[3]?.[1](OTHER).slice(2)}00`);
    twice.accounts.set(normalizeAddress(OTHER), { code: '0x00' });
    await call(twice, { from: SENDER, to: CONTRACT });
    expect(twice.reads.filter((read) => read.startsWith('token'))).toEqual([`token ${CONTRACT}`, `token ${OTHER}`]);
    const paying = chain();
    await call(paying, { from: SENDER, to: SENDER, value: '0x1' });
    expect(paying.reads).toEqual([`account ${SENDER}`]);
  });
});

describe('Go code that no parameter lists', () => {
  const program = REACHES[0]?.[1](CUSTOM) ?? '';

  test.each([
    ['fails', { returnData: '0x' as Data, vmError: 'out of gas', gasUsed: 21_000n }, 'out of gas'],
    ['answers', { returnData: '0x01' as Data, vmError: '', gasUsed: 21_000n }, '0x01'],
    [
      'panics',
      new QueryFailed('runtime error: index out of range', 1, 'undefined'),
      'runtime error: index out of range',
    ],
  ])('is found by a call that %s', async (_, outcome, says) => {
    const node = chain(program);
    node.behind.set(CUSTOM, outcome);
    await expect(refusal(call(node, { from: SENDER, to: CONTRACT }))).resolves.toBe(
      `a call that reaches the contract ${CUSTOM} not supported: it is Go code of the chain, which the node alone can ` +
        `run (nothing lists it, but a call of it says: ${says}); overrides, authorizations, access lists, simulations ` +
        'and some traces run outside the node',
    );
  });

  test('is found where code of one byte marks it, and not where that is code', async () => {
    const MARKED = normalizeAddress('0x9000000000000000000000000000000000000001');
    const node = chain(`${REACHES[0]?.[1](MARKED)}60005260206000f3`);
    node.accounts.set(MARKED, { code: '0x01', nonce: 1n });
    node.behind.set(MARKED, { returnData: '0x' as Data, vmError: 'out of gas', gasUsed: 21_000n });
    await expect(refusal(call(node, { from: SENDER, to: CONTRACT }))).resolves.toContain(
      `${MARKED} not supported: it is Go code of the chain`,
    );
    node.behind.set(MARKED, { returnData: '0x' as Data, vmError: 'stack underflow (0 <=> 2)', gasUsed: 21_000n });
    await expect(call(node, { from: SENDER, to: CONTRACT })).resolves.toMatchObject({ returnData: word(0) });
  });

  test('is not there where a call answers nothing', async () => {
    const node = chain(`${program}60005260206000f3`);
    await expect(call(node, { from: SENDER, to: CONTRACT })).resolves.toMatchObject({
      vmError: '',
      returnData: word(1),
    });
    expect(node.reads.filter((read) => read.startsWith('probe'))).toEqual([`probe ${CUSTOM}`]);
  });

  test('stays unknown where the node does not answer, which is an error', async () => {
    const node = chain(program);
    node.behind.set(CUSTOM, new NodeUnavailable('it is down'));
    await expect(call(node, { from: SENDER, to: CONTRACT })).rejects.toBeInstanceOf(NodeUnavailable);
    node.behind.set(CUSTOM, new QueryFailed('execution aborted (timeout = 5s)', 0, ''));
    await expect(call(node, { from: SENDER, to: CONTRACT })).rejects.toBeInstanceOf(QueryFailed);
  });

  test('is not looked for at addresses of accounts, nor where code is deployed or overridden', async () => {
    const node = chain();
    await call(node, { from: SENDER, to: OTHER });
    await call(node, { from: SENDER, to: CUSTOM }, overriding({ [CUSTOM]: { code: '0x00' } }));
    expect(node.reads.filter((read) => /^(probe|token)/.test(read))).toEqual([]);
  });
});

describe('precompiles that the parameters list', () => {
  const options: RunOptions = { chainPrecompiles: [STAKING] };

  test('are refused also where the call would fail for want of funds: the node looks them up first', async () => {
    const poor = chain(`0x6000600060006000610fff${push(STAKING)}5af160005260206000f3`);
    await expect(refusal(call(poor, { from: SENDER, to: CONTRACT }, options))).resolves.toContain(STAKING);
    const elsewhere = chain(`0x6000600060006000610fff${push(OTHER)}5af160005260206000f3`);
    await expect(call(elsewhere, { from: SENDER, to: CONTRACT }, options)).resolves.toMatchObject({
      returnData: word(0),
    });
  });

  test('run nothing where an account delegates to them, as in the node', async () => {
    const delegating = chain();
    delegating.accounts.set(normalizeAddress(OTHER), { code: `0xef0100${STAKING.slice(2)}` });
    await expect(call(delegating, { from: SENDER, to: OTHER }, options)).resolves.toMatchObject({
      vmError: '',
      returnData: '0x',
    });
  });

  test('are refused where only their balance is overridden', async () => {
    const overridden = { ...options, ...overriding({ [STAKING]: { balance: '0x1' } }) };
    await expect(refusal(call(chain(), { from: SENDER, to: STAKING }, overridden))).resolves.toContain(STAKING);
  });

  test('are refused where they were moved to', async () => {
    const moved = { ...options, ...overriding({ [STAKING]: { movePrecompileToAddress: OTHER } }) };
    await expect(refusal(call(chain(), { from: SENDER, to: OTHER }, moved))).resolves.toContain(STAKING);
  });

  test('are not looked up by calls that the chain does not permit, with funds or without', async () => {
    const poor = chain(`0x6000600060006000610fff${push(STAKING)}5af160005260206000f3`);
    const permissions: EvmPermissions<Address> = {
      create: { allows: 'all', addresses: [] },
      call: { allows: 'unlisted', addresses: [normalizeAddress(CONTRACT)] },
      atEveryDepth: true,
    };
    const restricted = { ...options, rules: { ...RULES, permissions } };
    await expect(call(poor, { from: SENDER, to: CONTRACT }, restricted)).resolves.toMatchObject({
      vmError: '',
      returnData: word(0),
    });
  });
});

describe("Ethereum's own precompiles", () => {
  const SHA256 = normalizeAddress('0x0000000000000000000000000000000000000002');
  const P256 = normalizeAddress('0x0000000000000000000000000000000000000100');

  test.each([
    ['an empty override', SHA256, {}],
    ['a balance', SHA256, { balance: '0x1' }],
    ['another place', SHA256, { movePrecompileToAddress: OTHER }],
    ['a balance, where the chain lists it', P256, { balance: '0x1' }],
  ])('are accounts without code where they get %s, and not asked about', async (_, address, override) => {
    const node = chain();
    node.behind.set(address, { returnData: '0x' as Data, vmError: 'out of gas', gasUsed: 21_000n });
    const overridden = { chainPrecompiles: [P256], ...overriding({ [address]: override }) };
    await expect(call(node, { from: SENDER, to: address, data: '0x11' }, overridden)).resolves.toMatchObject({
      vmError: '',
      returnData: '0x',
    });
    expect(node.reads.filter((read) => read.startsWith('probe'))).toEqual([]);
  });
});
