/** One block. */
import { visible } from '../visible.js';
import { blockOf, isMined, transactionsOf } from './convert.js';
import { useLive, useLoaded } from './context.js';
import { formatBytes, formatCount, formatGwei, formatShare } from './format.js';
import { TransactionList } from './lists.js';
import { AccountLink, BlockLink, Card, Fields, Problem, Time } from './parts.js';

/** `id` is a number in decimal or a hash. `head` says when to look again whether the block is still there. */
export function BlockView({ id, head }: { id: string; head: string }) {
  const { client } = useLive();
  const { value, problem } = useLoaded(`${id} ${head}`, async () => {
    const block = id.startsWith('0x')
      ? // The fragment was checked to be a hash.
        await client.request('eth_getBlockByHash', id as `0x${string}`, true)
      : await client.request('eth_getBlockByNumber', BigInt(id), true);
    return block === null || !isMined(block) ? null : block;
  });
  if (value === undefined)
    return problem === null ? <p className="live-empty">Loading.</p> : <Problem text={problem} />;
  if (value === null) return <Problem text={`There is no block ${id} on this chain.`} />;
  const { number, gasUsed, gasLimit, baseFee, timestamp } = blockOf(value);
  return (
    <>
      <Card
        title={`Block ${number}`}
        note={
          <span className="live-steps">
            {number > 0n && <BlockLink id={number - 1n}>‹ previous</BlockLink>}
            <BlockLink id={number + 1n}>next ›</BlockLink>
          </span>
        }
      >
        <Fields
          fields={[
            [
              'Hash',
              <code className="live-data" key="hash">
                {visible(value.hash)}
              </code>,
            ],
            ['Time', <Time key="time" seconds={timestamp} />],
            ['Transactions', value.transactions.length],
            ['Gas used', `${formatCount(gasUsed)} of ${formatCount(gasLimit)} (${formatShare(gasUsed, gasLimit)})`],
            ['Base fee', baseFee === null ? 'none' : `${formatGwei(baseFee, 9)} gwei`],
            ['Miner', <AccountLink key="miner" address={value.miner} whole />],
            [
              'Parent',
              <BlockLink key="parent" id={value.parentHash}>
                {visible(value.parentHash)}
              </BlockLink>,
            ],
            [
              'State root',
              <code className="live-data" key="state">
                {visible(value.stateRoot)}
              </code>,
            ],
            ['Size', formatBytes(value.size)],
          ]}
        />
      </Card>
      <TransactionList title="Transactions of the block" transactions={transactionsOf(value)} />
    </>
  );
}
