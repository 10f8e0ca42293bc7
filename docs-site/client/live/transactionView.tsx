/** One transaction: what it asked for, what became of it, its logs and its calls. */
import type { Receipt, Transaction } from '../../../generated/sdk/typescript/src/types.js';
import { logOf } from './convert.js';
import { useLive, useLoaded } from './context.js';
import { enablingOption, hasNamespace } from './facts.js';
import { findFailure } from './failure.js';
import { formatCount, formatGwei, formatShare, formatToken } from './format.js';
import { LogList } from './lists.js';
import { AccountLink, Badge, BlockLink, Card, Fields, HexData, Problem } from './parts.js';
import { TraceView } from './traceView.js';

/** `head` says when to look again what became of it. */
export function TransactionView({ hash, head }: { hash: string; head: string }) {
  const { client } = useLive();
  const { value, problem } = useLoaded(`${hash} ${head}`, async () => {
    // The fragment was checked to be a hash.
    const given = hash as `0x${string}`;
    const [transaction, receipt] = await client.batch([
      ['eth_getTransactionByHash', given],
      ['eth_getTransactionReceipt', given],
    ]);
    if (!transaction.ok) throw transaction.error;
    return transaction.result === null
      ? null
      : { transaction: transaction.result, receipt: receipt.ok ? receipt.result : null };
  });
  if (value === undefined)
    return problem === null ? <p className="live-empty">Loading.</p> : <Problem text={problem} />;
  if (value === null) return <Problem text={`This server knows no transaction ${hash}.`} />;
  const { transaction, receipt } = value;
  return (
    <>
      <Summary transaction={transaction} receipt={receipt} />
      {receipt !== null && <LogList title="Logs of the transaction" logs={receipt.logs.map(logOf)} />}
      {receipt !== null && <Calls hash={transaction.hash} />}
    </>
  );
}

function Summary({ transaction, receipt }: { transaction: Transaction; receipt: Receipt | null }) {
  const { hash, from, to, value, input, nonce, gas, type } = transaction;
  const fee = receipt === null ? null : receipt.gasUsed * receipt.effectiveGasPrice;
  return (
    <Card title="Transaction" note={<Outcome receipt={receipt} />}>
      {receipt?.status === '0x0' && <FailureReason transaction={transaction} />}
      <Fields
        fields={[
          [
            'Hash',
            <code className="live-data" key="hash">
              {hash}
            </code>,
          ],
          ['Block', receipt === null ? 'waits for one' : <BlockLink key="block" id={receipt.blockNumber} />],
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

function Outcome({ receipt }: { receipt: Receipt | null }) {
  if (receipt === null) return <Badge kind="warn">waiting</Badge>;
  return receipt.status === '0x1' ? <Badge kind="ok">succeeded</Badge> : <Badge kind="error">failed</Badge>;
}

function FailureReason({ transaction }: { transaction: Transaction }) {
  const { client, server } = useLive();
  const { value } = useLoaded(`failure-${transaction.hash}`, () => findFailure(client, server, transaction));
  if (value === undefined || value === null) return null;
  return (
    <p className="live-failure">
      <strong>Failed:</strong> {value.reason} <span className="live-note">({value.source})</span>
    </p>
  );
}

function Calls({ hash }: { hash: `0x${string}` }) {
  const { client, server } = useLive();
  const isOn = hasNamespace(server, 'debug');
  const { value, problem } = useLoaded<unknown>(`trace-${hash}-${isOn}`, async () =>
    isOn ? client.request('debug_traceTransaction', hash, { tracer: 'callTracer' }) : null,
  );
  if (!isOn) {
    return (
      <Card title="Calls">
        <p>
          The calls of a transaction need the namespace <code>debug</code>:{' '}
          <code>{enablingOption(server, 'debug')}</code>
        </p>
      </Card>
    );
  }
  if (value === undefined) {
    return (
      <Card title="Calls">
        {problem === null ? <p className="live-empty">Loading.</p> : <Problem text={problem} />}
      </Card>
    );
  }
  return <TraceView trace={value} />;
}
