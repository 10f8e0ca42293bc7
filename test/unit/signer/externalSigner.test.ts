import type { SignerRefused } from '../../../src/signer/signerErrors.js';
import { OWN_WORK, ownWork } from '../../../src/caller/caller.js';
import { afterEach, describe, expect, it } from '@jest/globals';
import {
  numberToHex,
  parseSignature,
  parseTransaction,
  recoverMessageAddress,
  recoverTransactionAddress,
  recoverTypedDataAddress,
  serializeSignature,
  toHex,
} from 'viem';
import { InvalidTypedData } from '../../../src/chain/typedData/typedDataTypes.js';
import { normalizeAddress } from '../../../src/ethereum/hex.js';
import { encodeSignature } from '../../../src/ethereum/transaction/signing.js';
import { ABSENT_FIELDS, type TransactionFields } from '../../../src/ethereum/transaction/transaction.js';
import { ExternalSigner } from '../../../src/signer/externalSigner.js';
import { SignerAccounts } from '../../../src/signer/signerAccounts.js';
import { SignerRpc } from '../../../src/signer/signerRpc.js';
import {
  ACCOUNT,
  clef,
  FakeSigner,
  RefusedBySigner,
  RESPONDED,
  signTransaction,
  type TransactionRequest,
  web3Signer,
  type Answer,
} from './fakeSigner.js';

const account = normalizeAddress(ACCOUNT.address);
const stranger = normalizeAddress(`0x${'ab'.repeat(20)}`);
const message = Buffer.from('hello');

const transfer: TransactionFields = {
  ...ABSENT_FIELDS,
  type: 2,
  chainId: 31337n,
  nonce: 7n,
  maxFeePerGas: 3_000_000_000n,
  maxPriorityFeePerGas: 1n,
  gas: 50_000n,
  to: stranger,
  value: 5n,
  input: Buffer.from('c0ffee', 'hex'),
  accessList: [],
  v: 0n,
  r: 0n,
  s: 0n,
};
const legacy: TransactionFields = {
  ...transfer,
  type: 0,
  gasPrice: 9n,
  maxFeePerGas: null,
  maxPriorityFeePerGas: null,
  accessList: null,
};
const listed: TransactionFields = {
  ...legacy,
  type: 1,
  accessList: [{ address: stranger, storageKeys: [`0x${'01'.repeat(32)}` as never] }],
};

const TYPED_DATA = {
  types: { Mail: [{ name: 'contents', type: 'string' }] },
  primaryType: 'Mail',
  domain: { name: 'Ether Mail', chainId: 1 },
  message: { contents: 'Hello, Bob!' },
} as const;

let server: FakeSigner;
let now = 0;
const lines: unknown[] = [];

async function connect(answer: Answer, options: { signatureMs?: number; url?: (url: string) => string } = {}) {
  now = 0;
  lines.length = 0;
  server = new FakeSigner(answer);
  await server.start();
  const log = {
    info: (fields: object, text: string) => void lines.push([text, fields]),
    warn: (fields: object, text: string) => void lines.push([text, fields]),
  };
  const limits = { timeoutMs: 20_000 };
  const rpc = new SignerRpc(new URL(options.url?.(server.url) ?? server.url));
  const accounts = new SignerAccounts(limits, { rpc, log: log as never, now: () => now });
  return new ExternalSigner({ timeoutMs: options.signatureMs ?? limits.timeoutMs }, accounts);
}

/** Answers one method otherwise. */
function except(base: Answer, method: string, answer: Answer): Answer {
  return (request, response) => (request.method === method ? answer(request, response) : base(request, response));
}

afterEach(() => server.stop());

describe.each([
  ['Clef', clef],
  ['Web3Signer', web3Signer],
])('%s', (name, answer) => {
  it('is recognised, and its accounts are listed', async () => {
    const signer = await connect(answer);
    expect(await signer.accounts(OWN_WORK)).toEqual([account]);
    expect(await signer.has(account, OWN_WORK)).toBe(true);
    expect(await signer.has(stranger, OWN_WORK)).toBe(false);
    expect(lines).toEqual([['external signer found', { signer: name, accounts: 1 }]]);
  });

  it('signs a message', async () => {
    const signer = await connect(answer);
    const signature = encodeSignature(await signer.signMessage(account, message, OWN_WORK));
    expect(await recoverMessageAddress({ message: { raw: message }, signature })).toBe(ACCOUNT.address);
  });

  it('signs typed data, with the type of its domain filled in', async () => {
    const signer = await connect(answer);
    const signature = encodeSignature(await signer.signTypedData(account, TYPED_DATA, OWN_WORK));
    expect(await recoverTypedDataAddress({ ...TYPED_DATA, signature })).toBe(ACCOUNT.address);
    const sent = server.requests.at(-1)?.params[1];
    const domain = [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ];
    expect(typeof sent === 'string' ? JSON.parse(sent) : sent).toEqual({
      ...TYPED_DATA,
      types: { ...TYPED_DATA.types, EIP712Domain: domain },
    });
  });

  it.each([
    ['dynamic-fee', transfer],
    ['legacy', legacy],
    ['creating', { ...transfer, to: null }],
  ])('signs a %s transaction', async (_, fields) => {
    const signer = await connect(answer);
    const signed = await signer.signTransaction(account, fields, OWN_WORK);
    const serializedTransaction = toHex(signed.raw) as `0x02${string}`;
    expect(await recoverTransactionAddress({ serializedTransaction })).toBe(ACCOUNT.address);
    const { to, nonce, gas, value, data, chainId } = parseTransaction(serializedTransaction);
    expect({ to, nonce, gas, value, data, chainId }).toEqual({
      to: fields.to ?? undefined,
      nonce: 7,
      gas: 50_000n,
      value: 5n,
      data: '0xc0ffee',
      chainId: 31337,
    });
  });

  it('signs a transaction of the largest size', async () => {
    const signer = await connect(answer);
    const { raw } = await signer.signTransaction(
      account,
      { ...transfer, input: new Uint8Array(700_000).fill(1) },
      OWN_WORK,
    );
    expect(raw.length).toBeGreaterThan(700_000);
  });

  it('is not asked for data that has no hash, nor for a set-code transaction', async () => {
    const signer = await connect(answer);
    const wrong = { ...TYPED_DATA, message: { contents: 5 } };
    await expect(signer.signTypedData(account, wrong, OWN_WORK)).rejects.toBeInstanceOf(InvalidTypedData);
    await expect(
      signer.signTransaction(account, { ...transfer, type: 4, authorizationList: [] }, OWN_WORK),
    ).rejects.toMatchObject({ rpc: { name: 'featureNotSupported', arguments: { feature: 'a set-code transaction' } } });
    expect(server.requests).toEqual([]);
  });

  it('gets the name and the password of the URL as a header', async () => {
    const signer = await connect(answer, { url: (url) => url.replace('//', '//me:a%20secret@') });
    await signer.accounts(OWN_WORK);
    expect(server.requests[0]?.authorization).toBe(`Basic ${Buffer.from('me:a secret').toString('base64')}`);
  });
});

describe('signing an access list', () => {
  it('is done by Clef', async () => {
    const signer = await connect(clef);
    const { accessList, type } = await signer.signTransaction(account, listed, OWN_WORK);
    expect({ accessList, type }).toEqual({ accessList: listed.accessList, type: 1 });
  });

  it('is an error with Web3Signer, which leaves the list out', async () => {
    const signer = await connect(web3Signer);
    await expect(signer.signTransaction(account, listed, OWN_WORK)).rejects.toThrow('type is 0, asked was 1');
    const withFees = { ...transfer, accessList: listed.accessList };
    await expect(signer.signTransaction(account, withFees, OWN_WORK)).rejects.toThrow(
      /^external signer.* accessList is , asked /,
    );
  });
});

describe('a person at Clef', () => {
  it('may change the gas and the fees of a transaction', async () => {
    const edited = except(clef, 'account_signTransaction', async ({ params: [given] }) => ({
      raw: await signTransaction({
        ...(given as TransactionRequest),
        gas: '0x30d40',
        maxFeePerGas: '0x5',
        maxPriorityFeePerGas: '0x2',
      }),
    }));
    const { gas, maxFeePerGas, maxPriorityFeePerGas } = await (
      await connect(edited)
    ).signTransaction(account, transfer, OWN_WORK);
    expect([gas, maxFeePerGas, maxPriorityFeePerGas]).toEqual([200_000n, 5n, 2n]);
  });

  it('is asked for the accounts once', async () => {
    const signer = await connect(clef);
    await Promise.all([signer.accounts(OWN_WORK), signer.accounts(OWN_WORK), signer.has(account, OWN_WORK)]);
    now = 1e9;
    await signer.accounts(OWN_WORK);
    expect(server.methods()).toEqual(['eth_accounts', 'account_version', 'account_list']);
  });

  it('who refuses the list is left alone for five minutes', async () => {
    const signer = await connect(
      except(clef, 'account_list', () => {
        throw new RefusedBySigner('Request denied');
      }),
    );
    expect(await signer.accounts(OWN_WORK)).toEqual([]);
    now = 299_999;
    await expect(signer.signMessage(account, message, OWN_WORK)).rejects.toMatchObject({
      rpc: { name: 'signerRefused', arguments: { reason: 'Request denied' } },
    });
    expect(server.requests).toHaveLength(3);
    now = 300_000;
    server.answer = clef;
    expect(await signer.accounts(OWN_WORK)).toEqual([account]);
  });

  it('who does not agree in time is no reason to look for the signer anew', async () => {
    const signer = await connect(
      except(clef, 'account_signData', () => new Promise(() => undefined)),
      { signatureMs: 50 },
    );
    await expect(signer.signMessage(account, message, OWN_WORK)).rejects.toThrow('it does not answer in time');
    expect(await signer.accounts(OWN_WORK)).toEqual([account]);
    expect(server.methods()).toEqual(['eth_accounts', 'account_version', 'account_list', 'account_signData']);
  });

  it('is not waited for by a caller that has left', async () => {
    const leaving = new AbortController();
    const signer = await connect(
      except(clef, 'account_signData', () => {
        leaving.abort(new Error('left'));
        return new Promise(() => undefined);
      }),
    );
    await expect(signer.signMessage(account, message, ownWork(leaving.signal))).rejects.toThrow('left');
  });
});

describe('a signer that lies', () => {
  const other = `0x${'22'.repeat(20)}`;
  it.each([
    ['to', { to: other }, `to is ${other}, asked was ${stranger}`],
    ['value', { value: '0x6' }, 'value is 6, asked was 5'],
    ['nonce', { nonce: '0x8' }, 'nonce is 8, asked was 7'],
    ['chain id', { chainId: '0x1' }, 'chainId is 1, asked was 31337'],
    ['input', { data: '0xdead' }, 'input is 0xdead, asked was 0xc0ffee'],
    ['type', { gasPrice: '0x9', maxFeePerGas: undefined, maxPriorityFeePerGas: undefined }, 'type is 1, asked was 2'],
  ])('about the %s of a transaction is an error that names it', async (_, change, problem) => {
    const signer = await connect(
      except(clef, 'account_signTransaction', async ({ params: [given] }) => ({
        raw: await signTransaction({ ...(given as TransactionRequest), ...change } as TransactionRequest),
      })),
    );
    await expect(signer.signTransaction(account, transfer, OWN_WORK)).rejects.toMatchObject({
      rpc: { name: 'signedOtherwise', arguments: { problem } },
    });
  });

  it.each([
    ['gas', { gas: '0xffffff' }, 'gas is 16777215, asked was 50000'],
    ['fees', { maxFeePerGas: '0xb2d05e01' }, 'maxFeePerGas is 3000000001, asked was 3000000000'],
  ])('about the %s of a transaction is an error where no person edits it', async (_, change, problem) => {
    const signer = await connect(
      except(web3Signer, 'eth_signTransaction', ({ params: [given] }) =>
        signTransaction({ ...(given as TransactionRequest), chainId: '0x7a69', ...change } as TransactionRequest),
      ),
    );
    await expect(signer.signTransaction(account, transfer, OWN_WORK)).rejects.toMatchObject({
      rpc: { arguments: { problem } },
    });
  });

  it('about the key is an error, whatever is signed', async () => {
    const signer = await connect((request, response) => {
      if (request.method === 'eth_accounts') return [stranger];
      return web3Signer(request, response);
    });
    const problem = `the signature is by ${account}, not by ${stranger}`;
    await expect(signer.signMessage(stranger, message, OWN_WORK)).rejects.toMatchObject({
      rpc: { arguments: { problem } },
    });
    await expect(signer.signTypedData(stranger, TYPED_DATA, OWN_WORK)).rejects.toMatchObject({
      rpc: { arguments: { problem } },
    });
    await expect(signer.signTransaction(stranger, transfer, OWN_WORK)).rejects.toMatchObject({
      rpc: { arguments: { problem: `from is ${account}, asked was ${stranger}` } },
    });
  });

  it.each([
    ['0x', 'the signature has 0 bytes, not 65'],
    [`0x${'11'.repeat(64)}1d`, 'the signature ends with 29, not with 0, 1, 27 or 28'],
    [`0x${'ff'.repeat(32)}${'11'.repeat(32)}1b`, `the signature is by no key, not by ${account}`],
  ])('with a signature that is none is an error: %s', async (signature, problem) => {
    const signer = await connect(except(web3Signer, 'eth_sign', () => signature));
    await expect(signer.signMessage(account, message, OWN_WORK)).rejects.toMatchObject({
      rpc: { arguments: { problem } },
    });
  });

  it('with the larger s, which contracts refuse, is an error', async () => {
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
    const { r, s, yParity } = parseSignature(await ACCOUNT.signMessage({ message: { raw: message } }));
    const larger = serializeSignature({ r, s: numberToHex(order - BigInt(s)), yParity: yParity === 0 ? 1 : 0 });
    const signer = await connect(except(web3Signer, 'eth_sign', () => larger));
    await expect(signer.signMessage(account, message, OWN_WORK)).rejects.toMatchObject({
      rpc: { arguments: { problem: 'the s of the signature is above half the order of the curve' } },
    });
  });

  it('with bytes that are no transaction is an error', async () => {
    const signer = await connect(except(web3Signer, 'eth_signTransaction', () => '0xc0'));
    await expect(signer.signTransaction(account, transfer, OWN_WORK)).rejects.toMatchObject({
      rpc: { name: 'signedOtherwise' },
    });
  });
});

describe('a signer that gives no usable answer', () => {
  it.each<[string, Answer, string]>([
    ['redirects', (_, response) => redirect(response), 'it responds with HTTP status 307'],
    ['is forbidden', (_, response) => end(response, 403, 'no'), 'it responds with HTTP status 403'],
    ['is no JSON', (_, response) => end(response, 200, '<html>'), 'its response is not JSON-RPC'],
    [
      'answers another request',
      (_, response) => end(response, 200, '{"id":99,"result":[]}'),
      'its response is not JSON-RPC',
    ],
    ['never ends', (_, response) => flood(response), 'its response has more than 524468 bytes'],
    ['lists no addresses', () => ['0x12'], 'its list holds no addresses'],
    ['lists no list', () => ({ length: 5 }), 'its list of accounts is not a list'],
    ['lists too many', () => Array.from({ length: 10_001 }, () => stranger), 'it lists more than 10000 accounts'],
    [
      'knows no method',
      (request, response) => clef({ ...request, method: 'none' }, response),
      'it has the methods of neither Clef nor Web3Signer',
    ],
  ])('because it %s is unavailable, and the reason is told', async (_, answer, reason) => {
    const signer = await connect(answer);
    await expect(signer.has(account, OWN_WORK)).rejects.toMatchObject({
      rpc: { name: 'signerUnavailable', arguments: { reason } },
    });
    expect(await signer.accounts(OWN_WORK)).toEqual([]);
    expect(lines).toEqual([
      ['external signer lists no accounts', { reason: `external signer unavailable: ${reason}` }],
    ]);
  });

  it('because it is down lists no accounts until it is back, and may be of another kind then', async () => {
    const signer = await connect(web3Signer);
    expect(await signer.accounts(OWN_WORK)).toEqual([account]);
    const { port } = server;
    await server.stop();
    await expect(signer.signMessage(account, message, OWN_WORK)).rejects.toMatchObject({
      rpc: { name: 'signerUnavailable' },
    });
    expect(await signer.accounts(OWN_WORK)).toEqual([]);
    server = new FakeSigner(clef);
    await server.start(port);
    now = 5_000;
    expect(await signer.accounts(OWN_WORK)).toEqual([account]);
    expect(encodeSignature(await signer.signMessage(account, message, OWN_WORK))).toBe(
      await ACCOUNT.signMessage({ message: { raw: message } }),
    );
    expect(lines.map((line) => (line as [string])[0])).toEqual([
      'external signer found',
      'external signer lists no accounts',
      'external signer found',
    ]);
  });

  it('is asked again for its accounts after a minute', async () => {
    const signer = await connect(web3Signer);
    await signer.accounts(OWN_WORK);
    now = 59_999;
    await signer.accounts(OWN_WORK);
    expect(server.requests).toHaveLength(2);
    now = 60_000;
    await signer.accounts(OWN_WORK);
    server.answer = except(web3Signer, 'eth_accounts', () => [account, stranger]);
    await signer.signMessage(account, message, OWN_WORK);
    now = 120_000;
    await signer.accounts(OWN_WORK);
    await signer.signMessage(account, message, OWN_WORK);
    expect(await signer.accounts(OWN_WORK)).toEqual([account, stranger]);
  });

  it('tells its own words in one line of bounded length', async () => {
    const signer = await connect(
      except(web3Signer, 'eth_sign', () => {
        throw new RefusedBySigner(`no\n\u001b[31m${'x'.repeat(500)}`, -32000, 400);
      }),
    );
    await expect(signer.signMessage(account, message, OWN_WORK)).rejects.toMatchObject({
      rpc: { name: 'signerRefused', arguments: { reason: `no [31m${'x'.repeat(193)}…` } },
    });
  });

  it('tells no characters that turn or hide text, and cuts none in half', async () => {
    let words = 'pay \u202eeciла\u202c \u2066to\u2069\u200b\u2028\ufeff\0\u0085me';
    const signer = await connect(
      except(web3Signer, 'eth_sign', () => {
        throw new RefusedBySigner(words, -32000, 400);
      }),
    );
    const told = () => signer.signMessage(account, message, OWN_WORK).catch(({ rpc }: SignerRefused) => rpc.arguments);
    expect(await told()).toEqual({ reason: 'pay eciла to me' });
    words = `${'x'.repeat(199)}\u{1f600}\u{1f600}`;
    expect(await told()).toEqual({ reason: `${'x'.repeat(199)}\u{1f600}…` });
  });
});

function end(response: Parameters<Answer>[1], status: number, text: string): symbol {
  response.writeHead(status).end(text);
  return RESPONDED;
}

function redirect(response: Parameters<Answer>[1]): symbol {
  response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
  return RESPONDED;
}

function flood(response: Parameters<Answer>[1]): symbol {
  const chunk = Buffer.alloc(1 << 20, ' ');
  const write = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write);
  write();
  return RESPONDED;
}
