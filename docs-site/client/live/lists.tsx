/** The lists of the overview. A row is drawn once: its values never change. */
import { memo } from 'react';
import { formatCount, formatGwei, formatShare, formatToken } from './format.js';
import { logName } from './logNames.js';
import { AccountLink, Badge, BlockLink, Card, Scroll, Time, TransactionLink, useSome } from './parts.js';
import type { LiveBlock, LiveLog, LiveTransaction, WaitingTransaction } from './state.js';

/** Rows that are shown at first. */
const FIRST = { blocks: 15, transactions: 25, logs: 15, waiting: 15 } as const;

/** The newest blocks. */
export const BlockList = memo(function BlockList({ blocks }: { blocks: readonly LiveBlock[] }) {
  const { shown, more } = useSome(blocks, FIRST.blocks);
  return (
    <Card title="Blocks" note={`${blocks.length} kept`}>
      {blocks.length === 0 ? (
        <p className="live-empty">No block yet.</p>
      ) : (
        <Scroll label="Blocks">
          <table className="live-table">
            <thead>
              <tr>
                <th scope="col">Block</th>
                <th scope="col">Time</th>
                <th scope="col" className="live-number">
                  Txs
                </th>
                <th scope="col" className="live-number">
                  Gas
                </th>
                <th scope="col" className="live-number">
                  Base fee, gwei
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((block) => (
                <BlockRow key={block.hash} block={block} />
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {more}
    </Card>
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
  const { shown, more } = useSome(transactions, FIRST.transactions);
  return (
    <Card
      title={title ?? 'Transactions'}
      note={title === undefined ? `${transactions.length} kept` : transactions.length}
    >
      {transactions.length === 0 ? (
        <p className="live-empty">No transaction in the newest blocks.</p>
      ) : (
        <Scroll label={title ?? 'Transactions'}>
          <table className="live-table">
            <thead>
              <tr>
                <th scope="col">Transaction</th>
                <th scope="col">Block</th>
                <th scope="col">From</th>
                <th scope="col">To</th>
                <th scope="col" className="live-number">
                  Value
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((transaction) => (
                <TransactionRow key={transaction.hash} transaction={transaction} />
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {more}
    </Card>
  );
});

const TransactionRow = memo(function TransactionRow({ transaction }: { transaction: LiveTransaction }) {
  const { hash, blockNumber, from, to, value, selector } = transaction;
  return (
    <tr className="live-row">
      <td>
        <TransactionLink hash={hash} />
        {selector !== null && to !== null && <span className="live-selector">{selector}</span>}
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
  const { shown, more } = useSome(logs, FIRST.logs);
  return (
    <Card title={title ?? 'Logs'} note={title === undefined ? `${logs.length} kept` : logs.length}>
      {logs.length === 0 ? (
        <p className="live-empty">No log yet.</p>
      ) : (
        <Scroll label={title ?? 'Logs'}>
          <table className="live-table">
            <thead>
              <tr>
                <th scope="col">Block</th>
                <th scope="col">Contract</th>
                <th scope="col">Event</th>
                <th scope="col">Transaction</th>
                <th scope="col" className="live-number">
                  Data
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((log) => (
                <LogRow key={`${log.blockHash}${log.logIndex}`} log={log} />
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {more}
    </Card>
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
      <td title={log.topics[0]}>{logName(log.topics)}</td>
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
  const { shown, more } = useSome(waiting, FIRST.waiting);
  return (
    <Card title="Waiting transactions" note={note}>
      {waiting.length === 0 ? (
        <p className="live-empty">None waits.</p>
      ) : (
        <Scroll label="Waiting transactions">
          <table className="live-table">
            <thead>
              <tr>
                <th scope="col">Transaction</th>
                <th scope="col">From</th>
                <th scope="col" className="live-number">
                  Nonce
                </th>
                <th scope="col">To</th>
                <th scope="col" className="live-number">
                  Value
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((transaction) => (
                <WaitingRow key={transaction.hash} transaction={transaction} />
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {more}
    </Card>
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
