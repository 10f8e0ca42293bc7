/** The view of a page without a fragment: everything at a glance. */
import { memo } from 'react';
import { Charts } from './charts.js';
import { DevelopmentTools } from './developmentTools.js';
import { enablingOption, hasNamespace, type Facts } from './facts.js';
import { formatCount, formatGwei, formatShare } from './format.js';
import { IndexCard } from './indexCard.js';
import { BlockList, LogList, TransactionList, WaitingList } from './lists.js';
import { BlockLink, Card, Time } from './parts.js';
import type { ChainState } from './state.js';

/** The whole overview. */
export function Overview({ chain, facts }: { chain: ChainState; facts: Facts }) {
  const { server, pool } = facts;
  const note = pool === null ? `${chain.waiting.length} seen` : `${pool.pending} pending, ${pool.queued} queued`;
  return (
    <>
      <Figures chain={chain} facts={facts} />
      <Charts blocks={chain.blocks} />
      {server?.isDevelopment === true && <DevelopmentTools automine={facts.automine} />}
      <div className="live-columns">
        <BlockList blocks={chain.blocks} />
        <TransactionList transactions={chain.transactions} />
        <LogList logs={chain.logs} />
        <WaitingList waiting={chain.waiting} note={note} />
      </div>
      <IndexCard index={facts.index} server={server} />
      {server !== null && <Off facts={facts} />}
    </>
  );
}

function Figures({ chain, facts }: { chain: ChainState; facts: Facts }) {
  const [newest] = chain.blocks;
  const waiting = facts.pool === null ? chain.waiting.length : Number(facts.pool.pending + facts.pool.queued);
  return (
    <dl className="live-figures">
      <div>
        <dt>Newest block</dt>
        <dd>{newest === undefined ? '–' : <BlockLink id={newest.number}>{formatCount(newest.number)}</BlockLink>}</dd>
        <dd className="live-note">{newest === undefined ? '' : <Time seconds={newest.timestamp} />}</dd>
      </div>
      <div>
        <dt>Transactions in it</dt>
        <dd>{newest === undefined ? '–' : newest.transactionCount}</dd>
        <dd className="live-note">
          {newest === undefined ? '' : `${formatShare(newest.gasUsed, newest.gasLimit)} of its gas`}
        </dd>
      </div>
      <div>
        <dt>Base fee</dt>
        <dd>{newest === undefined || newest.baseFee === null ? '–' : formatGwei(newest.baseFee)}</dd>
        <dd className="live-note">gwei</dd>
      </div>
      <div>
        <dt>Waiting</dt>
        <dd>{waiting}</dd>
        <dd className="live-note">transactions</dd>
      </div>
      <div>
        <dt>Since opened</dt>
        <dd>{formatCount(chain.seen.blocks)}</dd>
        <dd className="live-note">
          blocks, {formatCount(chain.seen.transactions)} transactions, {formatCount(chain.seen.logs)} logs
        </dd>
      </div>
    </dl>
  );
}

/** What is not shown because its namespace is off, and the option that turns it on. */
const Off = memo(function Off({ facts }: { facts: Facts }) {
  const { server } = facts;
  const uses = [
    ['txpool', 'the numbers of waiting transactions'],
    ['debug', 'the calls of a transaction'],
    ['halley', 'what the index holds'],
  ] as const;
  const off = uses.filter(([namespace]) => !hasNamespace(server, namespace));
  if (off.length === 0) return null;
  return (
    <Card title="Not shown here">
      <p>This server has some namespaces off. With them, the page also shows:</p>
      <ul className="live-off">
        {off.map(([namespace, use]) => (
          <li key={namespace}>
            {use}: <code>{enablingOption(server, namespace)}</code>
          </li>
        ))}
      </ul>
    </Card>
  );
});
