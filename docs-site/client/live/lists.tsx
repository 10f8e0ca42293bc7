/** The lists of the overview. A row is drawn once: its values never change. */
import { memo, type ReactNode } from 'react';
import { visible } from '../visible.js';
import { formatCount, formatGwei, formatShare, formatToken } from './format.js';
import { logName } from './logNames.js';
import { AccountLink, Badge, BlockLink, Card, Scroll, Time, TransactionLink, useSome } from './parts.js';
import type { LiveBlock, LiveLog, LiveTransaction, WaitingTransaction } from './state.js';

/** Rows that are shown at first. */
const FIRST = { blocks: 15, transactions: 25, logs: 15, waiting: 15 } as const;

/** Headings of columns that hold numbers. */
const NUMBERS: ReadonlySet<string> = new Set(['Txs', 'Gas', 'Base fee, gwei', 'Value', 'Data', 'Nonce']);

/** A list as a card with a table. */
interface Listing<T> {
  readonly title: string;
  readonly note: string | number;
  /** What is said instead of an empty table. */
  readonly none: string;
  readonly columns: readonly string[];
  readonly items: readonly T[];
  /** Rows that are shown at first. */
  readonly first: number;
  readonly row: (item: T) => ReactNode;
}

function ListCard<T>({ title, note, none, columns, items, first, row }: Listing<T>) {
  const { shown, more } = useSome(items, first);
  return (
    <Card title={title} note={note}>
      {items.length === 0 ? (
        <p className="live-empty">{none}</p>
      ) : (
        <Scroll label={title}>
          <table className="live-table">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className={NUMBERS.has(column) ? 'live-number' : undefined}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{shown.map(row)}</tbody>
          </table>
        </Scroll>
      )}
      {more}
    </Card>
  );
}

/** The newest blocks. */
export const BlockList = memo(function BlockList({ blocks }: { blocks: readonly LiveBlock[] }) {
  return (
    <ListCard
      title="Blocks"
      note={`${blocks.length} kept`}
      none="No block yet."
      columns={['Block', 'Time', 'Txs', 'Gas', 'Base fee, gwei']}
      items={blocks}
      first={FIRST.blocks}
      row={(block) => <BlockRow key={block.hash} block={block} />}
    />
  );
});

const BlockRow = memo(function BlockRow({ block }: { block: LiveBlock }) {
  return (
    <tr className="live-row">
      <td>
        <BlockLink id={block.number}>{formatCount(block.number)}</BlockLink>
      </td>
      <td>
        <Time seconds={block.timestamp} />
      </td>
      <td className="live-number">{block.transactionCount}</td>
      <td className="live-number" title={`${formatCount(block.gasUsed)} of ${formatCount(block.gasLimit)}`}>
        {formatShare(block.gasUsed, block.gasLimit)}
      </td>
      <td className="live-number">{block.baseFee === null ? '–' : formatGwei(block.baseFee)}</td>
    </tr>
  );
});

/** The newest transactions. */
export const TransactionList = memo(function TransactionList({
  transactions,
  title,
}: {
  transactions: readonly LiveTransaction[];
  title?: string;
}) {
  return (
    <ListCard
      title={title ?? 'Transactions'}
      note={title === undefined ? `${transactions.length} kept` : transactions.length}
      none="No transaction in the newest blocks."
      columns={['Transaction', 'Block', 'From', 'To', 'Value']}
      items={transactions}
      first={FIRST.transactions}
      row={(transaction) => <TransactionRow key={transaction.hash} transaction={transaction} />}
    />
  );
});

const TransactionRow = memo(function TransactionRow({ transaction }: { transaction: LiveTransaction }) {
  const { hash, blockNumber, from, to, value, selector } = transaction;
  return (
    <tr className="live-row">
      <td>
        <TransactionLink hash={hash} />
        {selector !== null && to !== null && <span className="live-selector">{visible(selector)}</span>}
      </td>
      <td>
        <BlockLink id={blockNumber}>{formatCount(blockNumber)}</BlockLink>
      </td>
      <td>
        <AccountLink address={from} />
      </td>
      <td>{to === null ? <Badge kind="plain">creation</Badge> : <AccountLink address={to} />}</td>
      <td className="live-number">{formatToken(value)}</td>
    </tr>
  );
});

/** The newest logs; those of blocks that are gone are crossed out. */
export const LogList = memo(function LogList({ logs, title }: { logs: readonly LiveLog[]; title?: string }) {
  return (
    <ListCard
      title={title ?? 'Logs'}
      note={title === undefined ? `${logs.length} kept` : logs.length}
      none="No log yet."
      columns={['Block', 'Contract', 'Event', 'Transaction', 'Data']}
      items={logs}
      first={FIRST.logs}
      row={(log) => <LogRow key={`${log.blockHash}${log.logIndex}`} log={log} />}
    />
  );
});

const LogRow = memo(function LogRow({ log }: { log: LiveLog }) {
  return (
    <tr className={log.removed ? 'live-row live-removed' : 'live-row'}>
      <td>
        {log.removed ? (
          formatCount(log.blockNumber)
        ) : (
          <BlockLink id={log.blockHash}>{formatCount(log.blockNumber)}</BlockLink>
        )}{' '}
        {log.removed && <Badge kind="warn">removed</Badge>}
      </td>
      <td>
        <AccountLink address={log.address} />
      </td>
      <td title={visible(log.topics[0] ?? '')}>{visible(logName(log.topics))}</td>
      <td>
        <TransactionLink hash={log.transactionHash} />
      </td>
      <td className="live-number">{log.dataLength} B</td>
    </tr>
  );
});

/** Transactions that wait for a block. */
export const WaitingList = memo(function WaitingList({
  waiting,
  note,
}: {
  waiting: readonly WaitingTransaction[];
  note: string;
}) {
  return (
    <ListCard
      title="Waiting transactions"
      note={note}
      none="None waits."
      columns={['Transaction', 'From', 'Nonce', 'To', 'Value']}
      items={waiting}
      first={FIRST.waiting}
      row={(transaction) => <WaitingRow key={transaction.hash} transaction={transaction} />}
    />
  );
});

const WaitingRow = memo(function WaitingRow({ transaction }: { transaction: WaitingTransaction }) {
  const { hash, from, nonce, to, value } = transaction;
  return (
    <tr className="live-row">
      <td>
        <TransactionLink hash={hash} />
      </td>
      <td>
        <AccountLink address={from} />
      </td>
      <td className="live-number">{formatCount(nonce)}</td>
      <td>{to === null ? <Badge kind="plain">creation</Badge> : <AccountLink address={to} />}</td>
      <td className="live-number">{formatToken(value)}</td>
    </tr>
  );
});
