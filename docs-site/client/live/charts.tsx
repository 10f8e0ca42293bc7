/** Gas and base fee of the newest blocks. The table of blocks has the same numbers as text. */
import { memo } from 'react';
import { CHART, feeLine, gasChart } from './chart.js';
import { formatGwei, formatShare } from './format.js';
import { Card } from './parts.js';
import type { LiveBlock } from './state.js';

const VIEW_BOX = `0 0 ${CHART.width} ${CHART.height}`;

/** Both charts. */
export const Charts = memo(function Charts({ blocks }: { blocks: readonly LiveBlock[] }) {
  return (
    <div className="live-charts">
      <GasChart blocks={blocks} />
      <FeeChart blocks={blocks} />
    </div>
  );
});

function GasChart({ blocks }: { blocks: readonly LiveBlock[] }) {
  const { bars, top } = gasChart(blocks);
  const newest = bars.at(-1)?.block;
  const highest = bars.reduce((most, { share }) => Math.max(most, share), 0);
  const summary =
    newest === undefined
      ? 'No block yet.'
      : `Gas used of the newest ${bars.length} blocks: the newest ${formatShare(newest.gasUsed, newest.gasLimit)} of its limit, the fullest ${(highest * 100).toFixed(1)} %.`;
  return (
    <Card
      title="Gas used"
      note={newest === undefined ? '–' : `${formatShare(newest.gasUsed, newest.gasLimit)} of the limit`}
    >
      <svg className="live-chart" viewBox={VIEW_BOX} preserveAspectRatio="none" role="img" aria-label={summary}>
        <line className="live-grid" x1="0" x2={CHART.width} y1={CHART.height / 2} y2={CHART.height / 2} />
        {bars.map(({ block, x, y, width, height, share }) => (
          <rect
            key={block.hash}
            className={share > 0.9 ? 'live-bar live-bar-full' : 'live-bar'}
            x={x}
            y={y}
            width={width}
            height={height}
            rx="1"
          />
        ))}
      </svg>
      <p className="live-axis">
        <span>{bars.length === 0 ? '' : `block ${bars[0]?.block.number}`}</span>
        <span>{bars.length === 0 ? '' : `top ${top * 100}\u202f% of the limit`}</span>
        <span>{newest === undefined ? '' : `block ${newest.number}`}</span>
      </p>
    </Card>
  );
}

function FeeChart({ blocks }: { blocks: readonly LiveBlock[] }) {
  const { points, area, lowest, highest } = feeLine(blocks);
  const newest = blocks[0]?.baseFee ?? null;
  const summary =
    lowest === null || highest === null
      ? 'No base fee.'
      : `Base fee of the newest blocks: from ${formatGwei(lowest)} to ${formatGwei(highest)} gwei.`;
  return (
    <Card title="Base fee" note={newest === null ? 'none' : `${formatGwei(newest)} gwei`}>
      <svg className="live-chart" viewBox={VIEW_BOX} preserveAspectRatio="none" role="img" aria-label={summary}>
        <line className="live-grid" x1="0" x2={CHART.width} y1={CHART.height / 2} y2={CHART.height / 2} />
        {points !== '' && (
          <>
            <polygon className="live-area" points={area} />
            <polyline className="live-line" points={points} />
          </>
        )}
      </svg>
      <p className="live-axis">
        <span>{lowest === null ? '' : `lowest ${formatGwei(lowest)}`}</span>
        <span>{highest === null ? '' : `highest ${formatGwei(highest)} gwei`}</span>
      </p>
    </Card>
  );
}
