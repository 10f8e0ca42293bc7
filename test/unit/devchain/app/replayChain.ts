/**
 * An embedded chain in the place of a recorded one: with its parameters, its height, and the state that a block
 * needs.
 */
import type { Address } from '../../../../generated/types.js';
import type { CommittedBlock } from '../../../../src/chain/node.js';
import { decodeTx } from '../../../../src/devchain/app/admission/decodeTx.js';
import { createChainConfig, type DevChainConfig } from '../../../../src/devchain/app/devChainConfig.js';
import { DevApplication } from '../../../../src/devchain/app/devApplication.js';
import type { BlockToExecute, ExecutedBlock } from '../../../../src/devchain/application.js';
import { decodeData } from '../../../../src/ethereum/hex.js';
import { OPERATOR, type RecordedNode } from '../../cosmos/recordings.js';

/** More than any recorded transaction costs. */
export const RICH = 10n ** 24n;

export async function chainLike(node: RecordedNode, options: Partial<DevChainConfig> = {}): Promise<DevApplication> {
  const config = createChainConfig({
    evmChainId: 262_144n,
    cometChainId: 'test_262144-1',
    gasLimit: 40_000_000n,
    dialect: node === 'v0.3.2' ? 'cosmosEvm03' : 'cosmosEvm04',
    // The base fee of a chain that was idle for long: the smallest that 18 decimals allow.
    baseFeeScaled: 7n,
    operator: OPERATOR,
    ...options,
  });
  return DevApplication.create(config, {
    createRouter: () => async () => ({
      code: 6,
      codespace: 'sdk',
      log: 'unknown query path: unknown request',
      value: new Uint8Array(0),
      height: 0,
    }),
  });
}

export function asBlock({ block }: CommittedBlock): BlockToExecute {
  const { height, time, proposerAddress, txs } = block;
  return { height, time, proposerAddress, txs, hash: decodeData(block.hash) };
}

/** Empty blocks until the next one is `height`. */
export async function idleUntil(chain: DevApplication, height: number): Promise<void> {
  while (chain.height < height - 1) await chain.executeBlock(emptyBlock(chain.height + 1));
}

export function emptyBlock(height: number, txs: Uint8Array[] = []): BlockToExecute {
  return {
    height,
    time: { seconds: 1_700_000_000 + height, nanos: 0 },
    hash: new Uint8Array(32).fill(height % 251),
    proposerAddress: new Uint8Array(20).fill(1),
    txs,
  };
}

/** Gives every Ethereum sender of a recorded block the nonce of its first transaction there, and enough to pay with. */
export function fundSenders(chain: DevApplication, { block }: CommittedBlock, balance: bigint): void {
  const seen = new Set<Address>();
  for (const tx of block.txs) {
    for (const { from, nonce } of ethereumOf(chain, tx)) {
      if (seen.has(from)) continue;
      seen.add(from);
      chain.editor.setNonce(from, nonce);
      chain.editor.setBalance(from, balance);
    }
  }
}

/** Executes a recorded block on the state that is there, once its senders have `balance` wei each. */
export async function replay(chain: DevApplication, committed: CommittedBlock, balance = RICH): Promise<ExecutedBlock> {
  await idleUntil(chain, committed.block.height);
  fundSenders(chain, committed, balance);
  return chain.executeBlock(asBlock(committed));
}

function ethereumOf(chain: DevApplication, tx: Uint8Array) {
  try {
    return decodeTx(tx, chain.config.dialect);
  } catch {
    // A transfer of the bank module has no Ethereum sender.
    return [];
  }
}
