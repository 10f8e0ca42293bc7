/** What a transaction asked for, and what became of it. */
import type { Receipt, Transaction } from '../../../generated/sdk/typescript/src/types.js';
import { Quoted } from '../Quoted.js';
import { visible } from '../visible.js';
import { useLive, useLoaded } from './context.js';
import { findFailure } from './failure.js';
import { formatCount, formatGwei, formatShare, formatToken } from './format.js';
import { AccountLink, Badge, BlockLink, Card, Fields, HexData, Problem } from './parts.js';

/** What the transaction says of itself, and its outcome. A mined one has no receipt while that cannot be read. */
export function TransactionSummary({
  transaction,
  receipt,
  receiptProblem,
}: {
  transaction: Transaction;
  receipt: Receipt | null;
  receiptProblem: string | null;
}) {
  const { hash, from, to, value, input, nonce, gas, type } = transaction;
  // The block of the receipt may be newer: both are asked for at once.
  const block = receipt?.blockNumber ?? transaction.blockNumber;
  const fee = receipt === null ? null : receipt.gasUsed * receipt.effectiveGasPrice;
  return (
    <Card title="Transaction" note={<Outcome receipt={receipt} isMined={block !== null} />}>
      {receiptProblem !== null && <Problem text={`The receipt cannot be read: ${receiptProblem}`} />}
      {receipt?.status === '0x0' && <FailureReason transaction={transaction} />}
      <Fields
        fields={[
          [
            'Hash',
            <code className="live-data" key="hash">
              {visible(hash)}
            </code>,
          ],
          ['Block', block === null ? 'waits for one' : <BlockLink key="block" id={block} />],
          ['From', <AccountLink key="from" address={from} whole />],
          ['To', to === null ? 'a new contract' : <AccountLink key="to" address={to} whole />],
          ...(receipt?.contractAddress == null
            ? []
            : [['Created', <AccountLink key="created" address={receipt.contractAddress} whole />] as const]),
          ['Value', formatToken(value)],
          ['Nonce', formatCount(nonce)],
          [
            'Gas used',
            receipt === null
              ? `at most ${formatCount(gas)}`
              : `${formatCount(receipt.gasUsed)} of ${formatCount(gas)} (${formatShare(receipt.gasUsed, gas)})`,
          ],
          ...(fee === null || receipt === null
            ? []
            : [['Fee', `${formatToken(fee)} (${formatGwei(receipt.effectiveGasPrice, 9)} gwei per gas)`] as const]),
          ['Type', Number(type)],
          ['Input', <HexData key="input" label="Input" data={input} />],
        ]}
      />
    </Card>
  );
}

function Outcome({ receipt, isMined }: { receipt: Receipt | null; isMined: boolean }) {
  if (receipt === null) return isMined ? <Badge kind="plain">in a block</Badge> : <Badge kind="warn">waiting</Badge>;
  return receipt.status === '0x1' ? <Badge kind="ok">succeeded</Badge> : <Badge kind="error">failed</Badge>;
}

function FailureReason({ transaction }: { transaction: Transaction }) {
  const { client, server } = useLive();
  const { value } = useLoaded(`failure-${transaction.hash}`, () => findFailure(client, server, transaction));
  if (value === undefined || value === null) return null;
  return (
    <p className="live-failure">
      <strong>Failed:</strong> <Quoted text={value.reason} /> <span className="live-note">({value.source})</span>
    </p>
  );
}
