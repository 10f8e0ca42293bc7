/**
 * Where traces differ from those of `geth --dev`, and why. docs/reference/differences.md tells it to users. A row that
 * explains nothing fails the test.
 */
import { bech32 } from '@scure/base';
import { accounts } from '../../../scripts/testNode/accounts.mjs';
import type { KnownDifference } from './compare.js';

const EMBEDDED = 'the embedded chain';
const GO = 'the Go chain';
const BOTH = [EMBEDDED, GO];
const ANY = '*';
const PRESTATE = 'prestateTracer*';

const COINBASE = accounts.validator.address.toLowerCase();
/** What code sees on the Go chain: the end of the text of the operator's address. */
const OPERATOR = bech32.encode('cosmosvaloper', bech32.toWords(Buffer.from(COINBASE.slice(2), 'hex')));
const GO_COINBASE = `0x${Buffer.from(OPERATOR.slice(-20)).toString('hex')}`;
/** Sends what the floor for call data would make dearer. */
const FLOOR_SENDER = accounts.funded[2]?.address.toLowerCase() ?? '';

/** Signs the authorization of the transaction that reverts. */
const AUTHORITY = '0xa0ee7a142d267c1f36714e4a8f75612f20a79720';

const REASONS = {
  coinbase: 'On cosmos/evm v0.3, code sees the end of the text of an address as the coinbase.',
  fees: "Fees go to the chain's validators, not to the account that code sees as the coinbase.",
  floor: "Chains of cosmos/evm do not charge Prague's floor for call data (EIP-7623).",
  blockFields: 'Each chain has its own block numbers, times and base fees.',
  undone:
    'cosmos/evm v0.3 panics in a call of precompiles 0x0a to 0x11 and undoes the transaction, which pays for all its gas: nothing was executed that a trace could show.',
  authorizations:
    'A gateway of `halley start` takes the embedded chain for one of cosmos/evm, which undoes the authorizations of a failed transaction. `halley dev` keeps them, as geth.',
} as const;

const FLOOR_TRANSACTIONS = ['call data for an account without code', 'big call data'];

export const knownDifferences: readonly KnownDifference[] = [
  // The coinbase.
  ...[PRESTATE, `${PRESTATE} of a call`].map((tracer) => ({
    chains: BOTH,
    tracer,
    transaction: ANY,
    path: `*${COINBASE}*`,
    reason: REASONS.fees,
  })),
  { chains: BOTH, tracer: 'muxTracer', transaction: ANY, path: `*${COINBASE}*`, reason: REASONS.fees },
  {
    chains: [GO],
    tracer: 'prestateTracer includeEmpty',
    transaction: ANY,
    path: `*${GO_COINBASE}*`,
    reason: REASONS.coinbase,
  },

  // Authorizations (EIP-7702).
  ...['prestateTracer diffMode*', 'muxTracer'].map((tracer) => ({
    chains: [EMBEDDED],
    tracer,
    transaction: 'code is set in a transaction that reverts',
    path: `*.${AUTHORITY}`,
    reason: REASONS.authorizations,
  })),

  // Gas of call data.
  ...FLOOR_TRANSACTIONS.flatMap((transaction) => [
    { chains: BOTH, tracer: 'structLogs*', transaction, path: 'result.gas', reason: REASONS.floor },
    { chains: BOTH, tracer: ANY, transaction, path: 'result*gasUsed', reason: REASONS.floor },
    { chains: BOTH, tracer: ANY, transaction, path: `*${FLOOR_SENDER}.balance`, reason: REASONS.floor },
  ]),

  // The block.
  {
    chains: BOTH,
    tracer: 'structLogs*',
    transaction: 'block fields',
    path: 'result.structLogs[].stack[]',
    reason: REASONS.blockFields,
  },

  // Precompiles.
  ...['precompile of blobs', 'precompiles of BLS12-381', 'newer precompiles that fail'].flatMap((transaction) =>
    ['result', 'error'].map((path) => ({ chains: [GO], tracer: ANY, transaction, path, reason: REASONS.undone })),
  ),
];
