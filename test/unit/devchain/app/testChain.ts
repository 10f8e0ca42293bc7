/** An embedded chain with its default accounts, and helpers to sign, send, make blocks and read results. */
import { fromBinary } from '@bufbuild/protobuf';
import { TxMsgDataSchema } from '../../../../generated/proto/cosmos/base/abci/v1beta1/abci_pb.js';
import {
  MsgEthereumTxResponseSchema,
  type MsgEthereumTxResponse,
} from '../../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import type { Address, Bytes32 } from '../../../../generated/types.js';
import { deriveAccounts, signTransaction } from '../../../../src/devchain/app/devAccounts.js';
import { DEFAULT_MNEMONIC } from '../../../../src/devchain/constants.js';
import { createChainConfig, type DevChainConfig } from '../../../../src/devchain/app/devChainConfig.js';
import { canonicalTx } from '../../../../src/devchain/app/admission/decodeTx.js';
import { DevApplication, type DevApplicationParts } from '../../../../src/devchain/app/devApplication.js';
import type { CheckTxResult, ExecTxResult, ExecutedBlock } from '../../../../src/devchain/application.js';
import { fromHex } from '../../../../src/ethereum/hex.js';
import type { SignedTransaction, TransactionFields } from '../../../../src/ethereum/transaction/transaction.js';
import { emptyBlock } from './replayChain.js';

export const accounts = deriveAccounts(DEFAULT_MNEMONIC, 10);
export const GWEI = 10n ** 9n;
export const TOKEN = 10n ** 18n;

/** The address at which tests put code. */
export const CONTRACT = '0x00000000000000000000000000000000000c0de0' as Address;
export const SLOT_0 = word(0n);
/** Stores the block's number at slot 0, and emits it as a log without topics. */
export const STORE_NUMBER = fromHex('43600055' + '43600052' + '60206000a0' + '00');

/** A word of 32 bytes. */
export function word(value: bigint): Bytes32 {
  return `0x${value.toString(16).padStart(64, '0')}` as Bytes32;
}

export function account(index: number) {
  const found = accounts[index];
  if (found === undefined) throw new RangeError(`no account ${index}`);
  return found;
}

export class TestChain {
  private constructor(readonly app: DevApplication) {}

  static async start(
    options: Partial<DevChainConfig> = {},
    parts: Partial<DevApplicationParts> = {},
  ): Promise<TestChain> {
    const funded = accounts.map(({ address }) => ({ address, balance: 10_000n * TOKEN }));
    const app = await DevApplication.create(createChainConfig({ accounts: funded, ...options }), {
      accounts,
      createRouter: () => () => Promise.reject(new Error('no queries here')),
      ...parts,
    });
    return new TestChain(app);
  }

  /** A transfer of one wei at 2 gwei unless `fields` say otherwise; the nonce is the account's next. */
  sign(index: number, fields: Partial<TransactionFields> = {}): SignedTransaction {
    const { address } = account(index);
    return signTransaction(
      {
        type: 2,
        chainId: this.app.config.evmChainId,
        nonce: this.app.mempool.nextNonce(address),
        gasPrice: null,
        maxFeePerGas: 2n * GWEI,
        maxPriorityFeePerGas: GWEI,
        gas: fields.input === undefined ? 21_000n : 1_000_000n,
        to: account((index + 1) % accounts.length).address,
        value: 1n,
        input: new Uint8Array(0),
        accessList: [],
        authorizationList: null,
        v: 0n,
        r: 0n,
        s: 0n,
        ...fields,
      },
      account(index),
    );
  }

  offer(transaction: SignedTransaction): Promise<CheckTxResult> {
    return this.app.checkTx(canonicalTx(transaction, this.app.config));
  }

  /** Offers a transaction that must be accepted. */
  async send(index: number, fields: Partial<TransactionFields> = {}): Promise<SignedTransaction> {
    const transaction = this.sign(index, fields);
    const { code, log } = await this.offer(transaction);
    if (code !== 0) throw new Error(`refused: ${log}`);
    return transaction;
  }

  /** Makes a block of the waiting transactions, or of the given ones. */
  mine(txs: Uint8Array[] = this.app.propose()): Promise<ExecutedBlock> {
    return this.app.executeBlock(emptyBlock(this.app.height + 1, txs));
  }

  /** Sends a transaction, makes a block of it and answers its result. */
  async run(index: number, fields: Partial<TransactionFields> = {}): Promise<Outcome> {
    await this.send(index, fields);
    const { txResults } = await this.mine();
    const [result] = txResults;
    if (result === undefined || txResults.length !== 1) throw new Error(`${txResults.length} transactions ran`);
    return { ...result, ...responseOf(result) };
  }

  balance(index: number, height = 0): bigint {
    return this.app.stateAt(height)?.account(account(index).address)?.balance ?? 0n;
  }

  nonce(index: number, height = 0): bigint {
    return this.app.stateAt(height)?.account(account(index).address)?.nonce ?? 0n;
  }
}

export type Outcome = Omit<ExecTxResult, 'gasUsed'> & MsgEthereumTxResponse;

/** The response of the only message. */
export function responseOf({ data }: ExecTxResult): MsgEthereumTxResponse {
  const [response] = fromBinary(TxMsgDataSchema, data ?? new Uint8Array(0)).msgResponses;
  return fromBinary(MsgEthereumTxResponseSchema, response?.value ?? new Uint8Array(0));
}
