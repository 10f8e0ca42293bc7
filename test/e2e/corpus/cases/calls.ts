/** Transfers and calls that succeed. */
import { Wallet } from 'ethers';
import { accounts } from '../../../../scripts/testNode/accounts.mjs';
import { assemble, word } from '../assembler.js';
import type { CorpusBuilder } from '../corpusBuilder.js';
import { callSequence, readSlot, relayed, setSlots, type Relayed } from '../contracts.js';
import type { Deployed } from './deployments.js';

/** Nobody has used these addresses. */
const NEW_ACCOUNTS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'].map((byte) => `0x${byte.repeat(20)}`);
const [FIRST = '', SECOND = '', THIRD = '', FOURTH = '', FIFTH = '', SIXTH = ''] = NEW_ACCOUNTS;

const RIPEMD = `0x${word(3).slice(24)}`;
/** Its balance differs from geth's after the group, as Prague's floor for call data is not charged. */
const FLOOR_SENDER = 2;
/** As is this one's: the chains do not have all precompiles that it calls. */
const NEWER_SENDER = 1;
const DIGEST = word(0xd16e57n);

export function addTransfers(corpus: CorpusBuilder, { box }: Deployed): void {
  corpus.group('transfers');
  const gas = 21_000;
  corpus.send('transfer to a new account', { to: FIRST, value: 1n, gas });
  corpus.send('transfer of type 2', { to: FIRST, value: 2n, type: 2, gas });
  corpus.send('transfer of type 1 with an access list', {
    to: FIRST,
    value: 3n,
    type: 1,
    accessList: [{ address: box, storageKeys: [`0x${word(1)}`] }],
    gas: 26_000,
  });
  corpus.send('transfer to itself', { to: corpus.address(0), value: 4n, gas });
  corpus.send('call of nothing without value', { to: SECOND, gas });
  corpus.send('call data for an account without code', {
    to: THIRD,
    data: 'c0ffee00'.repeat(40),
    gas: 30_000,
    sender: FLOOR_SENDER,
  });
  corpus.send('transfer of a second sender', { to: FIRST, value: 5n, sender: 1, gas });
  corpus.send('transfer of a third sender', { to: corpus.address(1), value: 6n, sender: 3, type: 2, gas });
  corpus.send('another transfer of the second sender', { to: FIRST, value: 7n, sender: 1, gas });
  corpus.send('call of a precompile by a transaction', { to: RIPEMD, data: word(0xabc), gas: 22_000 });
  corpus.send('big call data', { to: FOURTH, data: '00ff10'.repeat(6_000), gas: 900_000, sender: FLOOR_SENDER });
}

export function addCalls(corpus: CorpusBuilder, deployed: Deployed): void {
  const { box, call, callcode, delegate, logger, echo } = deployed;
  corpus.group('calls');
  corpus.send('call that writes', { to: box, data: setSlots([1, 11], [2, 22]) });
  corpus.send('call that reads', { to: box, data: readSlot(1), gas: 40_000 });
  corpus.send('ten calls deep', { to: call, data: nested(10, call, { to: box, input: setSlots([3, 33]) }) });
  corpus.send('ten calls deep by all instructions', { to: call, data: mixed(deployed), gas: 80_000 });
  corpus.send('delegatecall', { to: delegate, data: relayed({ to: box, input: setSlots([1, 5]) }), gas: 80_000 });
  corpus.send('delegatecall of delegatecall', {
    to: delegate,
    data: relayed({ to: delegate, input: relayed({ to: logger }) }),
    gas: 60_000,
  });
  corpus.send('callcode with value', {
    to: callcode,
    data: relayed({ to: box, value: 8n, input: setSlots([2, 6]) }),
    value: 8n,
  });
  corpus.send('static call', { to: deployed.static, data: relayed({ to: box, input: readSlot(2) }), gas: 45_000 });
  corpus.send('value to a new account at depth', { to: call, data: relayed({ to: FIFTH, value: 9n }), value: 9n });
  corpus.send('value to an account at depth', {
    to: call,
    data: relayed({ to: FIRST, value: 2n, input: 'abcd' }),
    value: 5n,
    gas: 60_000,
  });
  corpus.send('call of an account without code at depth', {
    to: call,
    data: relayed({ to: SIXTH, input: '12345678' }),
    gas: 45_000,
  });
  corpus.send('five kinds of logs', { to: logger, gas: 50_000 });
  corpus.send('logs at depth', { to: call, data: nested(3, call, { to: logger }), gas: 60_000 });
  corpus.send('returned data', {
    to: call,
    data: relayed({ to: echo, input: word(7) + word(8) + 'ff' }),
    gas: 45_000,
  });
  corpus.send('call with an access list of type 1', {
    to: box,
    data: setSlots([1, 12]),
    type: 1,
    accessList: [
      { address: box, storageKeys: [`0x${word(1)}`, `0x${word(9)}`] },
      { address: echo, storageKeys: [] },
    ],
    gas: 60_000,
  });
  corpus.send('call with an access list of type 2', {
    to: call,
    data: relayed({ to: box, input: readSlot(1) }),
    type: 2,
    accessList: [{ address: box, storageKeys: [`0x${word(1)}`] }],
    gas: 50_000,
  });
  corpus.send('refund of a cleared slot', { to: box, data: setSlots([1, 0], [2, 0], [3, 0]), gas: 45_000 });
  corpus.send('slots that change and change back', {
    to: box,
    data: setSlots([4, 1], [4, 0], [5, 1], [5, 2], [6, 0]),
    gas: 80_000,
  });
}

export function addInstructions(corpus: CorpusBuilder, { box, echo, logger }: Deployed): void {
  corpus.group('instructions');
  const run = (name: string, source: string, gas = 100_000) => corpus.send(name, { data: assemble(source), gas });
  run('transient storage', '7 1 TSTORE 1 TLOAD POP 2 TLOAD POP 0 1 TSTORE STOP', 60_000);
  run('MCOPY', '0xaabbccdd 0 MSTORE 32 0 64 MCOPY 5 64 3 MCOPY MSIZE POP STOP', 60_000);
  run(
    'KECCAK256',
    '0xfe 0 MSTORE 0 0 KECCAK256 POP 32 0 KECCAK256 0 MSTORE 64 0 KECCAK256 POP 136 7 KECCAK256 POP',
    60_000,
  );
  run(
    'other accounts',
    `${box} EXTCODESIZE ${box} EXTCODEHASH ${box} BALANCE 40 0 0 ${box} EXTCODECOPY ${NEW_ACCOUNTS[0]} EXTCODEHASH
     0x${'c7'.repeat(20)} EXTCODEHASH 0x${'c7'.repeat(20)} EXTCODESIZE 0x${'c8'.repeat(20)} BALANCE
     SELFBALANCE ORIGIN CALLER ADDRESS BALANCE CODESIZE GASPRICE CHAINID STOP`,
  );
  run(
    'arithmetic',
    '1 2 3 4 3 5 EXP 7 MOD 2 SHL 1 SAR NOT ISZERO 9 8 7 MULMOD 6 ADDMOD BYTE 5 SIGNEXTEND 3 SDIV 2 SMOD POP',
    60_000,
  );
  run('block fields', 'NUMBER TIMESTAMP COINBASE BASEFEE GASLIMIT PREVRANDAO 0 BLOCKHASH STOP', 60_000);
  run('code without an end', 'PC GAS MSIZE 1 0 MSTORE8 0 MLOAD', 60_000);
  run(
    'slots written in every order',
    '2 9 SSTORE 9 SLOAD POP 1 3 SSTORE 3 SLOAD 0 9 SSTORE 0 3 SSTORE 3 SLOAD 64 0 MSTORE',
    110_000,
  );
  run(
    'several calls of one frame',
    callSequence([
      { to: echo, input: word(1) },
      { to: box, input: readSlot(4), instruction: 'CALL' },
      { to: logger, instruction: 'DELEGATECALL' },
      { to: box, input: setSlots([8, 8]), instruction: 'CALL' },
      { to: `0x${'ab'.repeat(20)}`, input: '11223344aa', instruction: 'CALL' },
      { to: box, input: '11223344', gas: 500 },
    ]),
    150_000,
  );
}

export function addPrecompiles(corpus: CorpusBuilder): void {
  corpus.group('precompiles');
  const signature = new Wallet(accounts.funded[0]?.privateKey ?? '').signingKey.sign(`0x${DIGEST}`);
  const recovery = DIGEST + word(signature.v) + signature.r.slice(2) + signature.s.slice(2);
  const zeros = (bytes: number): string => '00'.repeat(bytes);
  const generator = word(1) + word(2);
  const commitment = `c0${zeros(47)}`;
  const blobHash = '010657f37554c781402a22917dee2f75def7ab966d7b770905398eba3c444014';
  corpus.send('precompiles', {
    data: assemble(
      callSequence([
        { to: 1, input: recovery },
        { to: 2, input: 'abcdef' },
        { to: 3, input: 'abcdef' },
        { to: 4, input: 'abcdef', instruction: 'CALL' },
        { to: 5, input: word(1) + word(1) + word(1) + '030507' },
        { to: 6, input: generator + generator },
        { to: 7, input: generator + word(2), instruction: 'DELEGATECALL' },
        { to: 8, input: zeros(192) },
        { to: 9, input: `0000000c${zeros(208)}01`, instruction: 'CALLCODE' },
      ]),
    ),
    gas: 280_000,
  });
  corpus.send('precompiles that fail', {
    data: assemble(
      callSequence([
        { to: 1, input: word(1), gas: 5_000 },
        { to: 1, gas: 100 },
        { to: 5, input: word(1n << 200n) + word(1) + word(1), gas: 10_000 },
        { to: 6, input: word(1) + word(1), gas: 10_000 },
        { to: 7, input: word(3) + word(1), gas: 10_000 },
        { to: 8, input: '01', gas: 60_000 },
        { to: 9, input: '01', gas: 10_000 },
      ]),
    ),
    gas: 240_000,
  });
  corpus.group('blobs');
  corpus.send('precompile of blobs', {
    data: assemble(callSequence([{ to: 10, input: blobHash + zeros(64) + commitment + commitment }])),
    sender: NEWER_SENDER,
    gas: 150_000,
  });
  corpus.group('newer precompiles');
  corpus.send('precompiles of BLS12-381', {
    data: assemble(
      callSequence([
        { to: 11, input: zeros(256) },
        { to: 12, input: zeros(160) },
        { to: 13, input: zeros(512) },
        { to: 14, input: zeros(288) },
        { to: 15, input: zeros(384) },
        { to: 16, input: zeros(64) },
        { to: 17, input: zeros(128) },
      ]),
    ),
    sender: NEWER_SENDER,
    gas: 380_000,
  });
  corpus.send('newer precompiles that fail', {
    data: assemble(
      callSequence([
        { to: 10, input: '01', gas: 60_000 },
        { to: 11, input: '01', gas: 10_000 },
        { to: 15, gas: 60_000 },
      ]),
    ),
    sender: NEWER_SENDER,
    gas: 250_000,
  });
}

/** Relays `depth` deep, and the last call. */
function nested(depth: number, through: string, last: Relayed): string {
  let data = relayed(last);
  for (let level = 2; level < depth; level++) data = relayed({ to: through, input: data });
  return data;
}

/** Ten frames that change the way of calling. */
function mixed({ box, call, callcode, delegate, static: reader }: Deployed): string {
  const ways = [call, delegate, callcode, call, delegate, callcode, call, reader];
  let data = relayed({ to: box, input: readSlot(3) });
  for (const to of ways.reverse()) data = relayed({ to, input: data });
  return data;
}
