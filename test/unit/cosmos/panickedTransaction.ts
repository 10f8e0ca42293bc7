import type { CommittedBlock, TxResult } from '../../../src/chain/node.js';

/**
 * A transaction's result as nodes report creation code 0x4a60005260206000f3, whose BLOBBASEFEE makes their EVM panic:
 * the events are those of the ante phase alone, which has taken the fee.
 */
export function panicked({ events }: TxResult): Partial<TxResult> {
  const ante = events.findLastIndex(({ type, attributes }) => type === 'ethereum_tx' && attributes.length === 2);
  return {
    abciCode: 111222,
    codespace: 'undefined',
    log: 'recovered: runtime error: invalid memory address or nil pointer dereference',
    data: new Uint8Array(0),
    gasUsed: 0n,
    events: events.slice(0, ante + 1),
  };
}

/** A block in which the EVM panicked on one transaction. */
export function withPanic({ block, results }: CommittedBlock, txIndex: number): CommittedBlock {
  const txResults = results.txResults.map((result, index) =>
    index === txIndex ? { ...result, ...panicked(result) } : result,
  );
  return { block, results: { ...results, txResults } };
}
