/** One transaction: what it asked for, what became of it, its logs and its calls. */
import { logOf } from './convert.js';
import { useLive, useLoaded } from './context.js';
import { enablingOption, hasNamespace } from './facts.js';
import { messageOf } from './feed.js';
import { LogList } from './lists.js';
import { Card, Problem } from './parts.js';
import { TraceView } from './traceView.js';
import { TransactionSummary } from './transactionSummary.js';

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
    if (transaction.result === null) return null;
    return receipt.ok
      ? { transaction: transaction.result, receipt: receipt.result, receiptProblem: null }
      : { transaction: transaction.result, receipt: null, receiptProblem: messageOf(receipt.error) };
  });
  if (value === undefined)
    return problem === null ? <p className="live-empty">Loading.</p> : <Problem text={problem} />;
  if (value === null) return <Problem text={`This server knows no transaction ${hash}.`} />;
  const { transaction, receipt } = value;
  return (
    <>
      <TransactionSummary {...value} />
      {receipt !== null && <LogList title="Logs of the transaction" logs={receipt.logs.map(logOf)} />}
      {receipt !== null && <Calls hash={transaction.hash} />}
    </>
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
