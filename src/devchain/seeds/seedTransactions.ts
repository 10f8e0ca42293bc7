/**
 * The transactions that a new development chain begins with, so that the first request of a reader finds a block with
 * transactions, a token, logs, an inner call and a failure. They come from an account of their own: nonces and coins of
 * the funded accounts are as they would be without them.
 */
import type { Address } from '../../../generated/types.js';
import { WEI } from '../../chain/fees/feeMarket.js';
import { encodeWord, fromHex, normalizeAddress } from '../../ethereum/hex.js';
import { keccakOnce } from '../../ethereum/keccak.js';
import { contractAddress } from '../../ethereum/receipt.js';
import { ABSENT_FIELDS } from '../../ethereum/transaction/transaction.js';
import { accountOf, signTransaction } from '../app/devAccounts.js';
import type { DevChainConfig, GenesisAccount } from '../app/devChainConfig.js';
import { SAMPLE_TOKEN_CODE } from './sampleToken.js';

/** The least gas limit of a block that holds the largest of them. */
const LEAST_BLOCK_GAS = 2_000_000n;

/** The bytes of the token's creation code: a chain with a lower limit of code has no token. */
const LEAST_CODE_BYTES = SAMPLE_TOKEN_CODE.length / 2;

/** The sender, with a key that everyone can compute. */
const SENDER = accountOf(keccakOnce(Buffer.from('halley dev seeds')));

/** The token, the first contract of the sender. */
const SAMPLE_TOKEN: Address = contractAddress(SENDER.address, 0n);

/** Gets a plain transfer; no one has its key. */
const BURNT = normalizeAddress('0x000000000000000000000000000000000000dead');

/** Functions of the token by the first four bytes of their hash, as Solidity calls them. */
const TRANSFER = 'a9059cbb'; // transfer(address,uint256)
const APPROVE = '095ea7b3'; // approve(address,uint256)
const TRANSFER_TO_EACH = 'f7ea2ab9'; // transferToEach(address[],uint256)

/** A call before it has a nonce, a price and a signature. */
interface SeedCall {
  to: Address | null;
  gas: bigint;
  value?: bigint;
  input?: string;
}

/** What a chain is seeded with: an account of the first state, the token, and signed transactions block by block. */
export interface Seeds {
  payer: GenesisAccount;
  token: Address;
  blocks: readonly (readonly Uint8Array[])[];
}

/** The parameters of a chain that its seeds depend on. */
export type SeededChain = Pick<
  DevChainConfig,
  'evmChainId' | 'gasLimit' | 'baseFeeScaled' | 'minGasPriceScaled' | 'maxCodeBytes'
>;

/** The seeds of a chain whose accounts these are; null where its blocks or its contracts are too small for them. */
export function seedsOf(chain: SeededChain, accounts: readonly Address[]): Seeds | null {
  if (chain.gasLimit < LEAST_BLOCK_GAS) return null;
  if (chain.maxCodeBytes !== null && chain.maxCodeBytes < LEAST_CODE_BYTES) return null;
  // The base fee rises by an eighth a block at most.
  const { baseFeeScaled, minGasPriceScaled } = chain;
  const price = (2n * (baseFeeScaled > minGasPriceScaled ? baseFeeScaled : minGasPriceScaled)) / WEI + 1n;
  const calls = seedCalls(accounts);
  const gas = calls.flat().reduce((sum, call) => sum + call.gas, 0n);
  let nonce = 0n;
  const signed = (call: SeedCall) => signedCall(call, { nonce: nonce++, price, chainId: chain.evmChainId });
  return {
    payer: { address: SENDER.address, balance: price * gas + 100n * WEI },
    token: SAMPLE_TOKEN,
    blocks: calls.map((block) => block.map(signed)),
  };
}

/** The newest block is the one that readers see first: it has everything that a trace can show. */
function seedCalls(accounts: readonly Address[]): SeedCall[][] {
  const [first = BURNT, second = BURNT] = accounts;
  return [
    [{ to: null, gas: 1_500_000n, input: SAMPLE_TOKEN_CODE }],
    [
      { to: SAMPLE_TOKEN, gas: 100_000n, input: TRANSFER + words(second, 250n * WEI) },
      { to: SAMPLE_TOKEN, gas: 100_000n, input: APPROVE + words(first, 500n * WEI) },
      { to: BURNT, gas: 21_000n, value: WEI },
    ],
    [
      { to: SAMPLE_TOKEN, gas: 300_000n, value: WEI, input: transferToEach(accounts.slice(0, 3), 100n * WEI) },
      // It fails: no account has that many.
      { to: SAMPLE_TOKEN, gas: 100_000n, input: TRANSFER + words(first, 2_000_000n * WEI) },
    ],
  ];
}

function transferToEach(recipients: readonly Address[], value: bigint): string {
  const placeOfList = 64n;
  return TRANSFER_TO_EACH + words(placeOfList, value, BigInt(recipients.length), ...recipients);
}

/** Arguments as Solidity takes them, 32 bytes each, in hex. */
function words(...values: readonly (Address | bigint)[]): string {
  return values.map((value) => encodeWord(BigInt(value)).slice(2)).join('');
}

function signedCall(
  { to, gas, value = 0n, input = '' }: SeedCall,
  { nonce, price, chainId }: { nonce: bigint; price: bigint; chainId: bigint },
): Uint8Array {
  const fees = { ...ABSENT_FIELDS, maxFeePerGas: price, maxPriorityFeePerGas: 0n, accessList: [] };
  const unsigned = {
    type: 2,
    chainId,
    nonce,
    ...fees,
    gas,
    to,
    value,
    input: fromHex(input),
    v: 0n,
    r: 0n,
    s: 0n,
  } as const;
  return signTransaction(unsigned, SENDER).raw;
}
