/** What the index holds, and how far its back-fill is. */
import { memo } from 'react';
import { visible } from '../visible.js';
import { hasNamespace, type FillingFacts, type IndexFacts, type ServerFacts } from './facts.js';
import { formatBytes, formatCount } from './format.js';
import { Badge, Card, Fields } from './parts.js';
import { segmentsOf, timeLeft, type CoveredRange } from './ranges.js';

/** Nothing when the server does not tell. */
export const IndexCard = memo(function IndexCard({
  index,
  server,
}: {
  index: IndexFacts | null;
  server: ServerFacts | null;
}) {
  if (index === null || !hasNamespace(server, 'halley')) return null;
  const { head, earliest, ranges, backfill, traces } = index;
  return (
    <Card title="Index" note={<FillingBadge filling={backfill} />}>
      <Coverage label="Stored blocks" ranges={ranges} first={earliest} last={head} />
      {traces !== null && (
        <Coverage label="Blocks indexed by address" ranges={traces.ranges} first={earliest} last={head} />
      )}
      <Fields
        fields={[
          ['Blocks stored', formatCount(index.blocks)],
          ['Blocks missing', formatCount(backfill.missing)],
          ...(backfill.next === null ? [] : [['Back-fill', position(backfill)] as const]),
          ['Transactions', formatCount(index.transactions)],
          ...(index.undecodable === 0n ? [] : [['Not decodable', formatCount(index.undecodable)] as const]),
          ['On disk', formatBytes(index.bytes)],
          ...(traces === null
            ? [['Index by address', 'off: --trace.index'] as const]
            : [
                [
                  'Index by address',
                  `${formatCount(traces.blocks)} blocks, ${formatBytes(traces.bytes)}, ${visible(traces.filling.state)}`,
                ] as const,
              ]),
        ]}
      />
    </Card>
  );
});

function position({ target, next, blocksPerSecond, missing }: FillingFacts): string {
  const left = timeLeft(missing, blocksPerSecond);
  const rate = blocksPerSecond === null ? '' : `, ${blocksPerSecond} blocks/s`;
  return `at block ${next}, down to ${target ?? '?'}${rate}${left === null ? '' : `, ${left} left`}`;
}

function FillingBadge({ filling }: { filling: FillingFacts }) {
  const kind = { finished: 'ok', working: 'plain', retrying: 'warn', full: 'warn', off: 'plain' } as const;
  const words = {
    finished: 'complete',
    working: 'filling',
    retrying: 'retrying',
    full: 'no room left',
    off: 'back-fill off',
  } as const;
  const known = Object.hasOwn(kind, filling.state);
  // The line above looked the key up.
  const state = filling.state as keyof typeof kind;
  return <Badge kind={known ? kind[state] : 'plain'}>{known ? words[state] : visible(filling.state)}</Badge>;
}

function Coverage({
  label,
  ranges,
  first,
  last,
}: {
  label: string;
  ranges: readonly CoveredRange[];
  first: bigint | null;
  last: bigint | null;
}) {
  if (first === null || last === null) return <p className="live-empty">{label}: none yet.</p>;
  const text = ranges.slice(-5).map(({ from, to }) => `${formatCount(from)} to ${formatCount(to)}`);
  const more = ranges.length > 5 ? `${ranges.length - 5} older ranges, ` : '';
  return (
    <div className="live-coverage">
      <p>
        {label} <span className="live-note">{ranges.length === 0 ? 'none' : `${more}${text.join(', ')}`}</span>
      </p>
      <svg
        className="live-ranges"
        viewBox="0 0 1000 14"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}: ${more}${text.join(', ')}, of ${first} to ${last}`}
      >
        <rect className="live-missing" x="0" y="0" width="1000" height="14" />
        {segmentsOf(ranges, first, last).map(({ x, width }) => (
          <rect key={x} className="live-covered" x={x} y="0" width={width} height="14" />
        ))}
      </svg>
      <p className="live-axis">
        <span>{formatCount(first)}</span>
        <span>{formatCount(last)}</span>
      </p>
    </div>
  );
}
