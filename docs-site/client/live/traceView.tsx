/** The calls of a transaction as a tree that can be folded, by mouse and by keyboard. */
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Quoted } from '../Quoted.js';
import { visible } from '../visible.js';
import { formatCount, formatToken } from './format.js';
import { AccountLink, Badge, Card, Fields, HexData, Scroll } from './parts.js';
import { MOST_ROWS, traceTree, visibleRows, type TraceRow } from './traceTree.js';

/** The trace is what a server sent. */
export function TraceView({ trace }: { trace: unknown }) {
  const { rows, isCut } = useMemo(() => traceTree(trace), [trace]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState('0');
  const list = useRef<HTMLUListElement>(null);
  const visible = visibleRows(rows, folded);
  const current = visible.find(({ id }) => id === chosen) ?? visible[0];

  const setFold = (id: string, isFolded: boolean): void => {
    const next = new Set(folded);
    if (isFolded) next.add(id);
    else next.delete(id);
    setFolded(next);
  };
  const choose = (row: TraceRow | undefined): void => {
    if (row === undefined) return;
    setChosen(row.id);
    list.current?.querySelector<HTMLElement>(`[data-row="${row.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = visible.findIndex(({ id }) => id === current?.id);
    const row = visible[place];
    if (row === undefined || (event.target instanceof Element && event.target.closest('a') !== null)) return;
    const isFolded = folded.has(row.id);
    const parent = visible.findLast((one, index) => index < place && one.level < row.level);
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => choose(visible[place + 1]),
      ArrowUp: () => choose(visible[place - 1]),
      Home: () => choose(visible[0]),
      End: () => choose(visible.at(-1)),
      ArrowRight: () => (isFolded ? setFold(row.id, false) : row.calls > 0 && choose(visible[place + 1])),
      ArrowLeft: () => (row.calls > 0 && !isFolded ? setFold(row.id, true) : choose(parent)),
      Enter: () => row.calls > 0 && setFold(row.id, !isFolded),
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  return (
    <Card title="Calls" note={`${rows.length}${isCut ? ' of more' : ''}`}>
      {rows.length === 0 && <p className="live-empty">The server sent no calls.</p>}
      <Scroll label="Tree of calls">
        <ul className="live-tree" role="tree" aria-label="Calls" ref={list} onKeyDown={onKeyDown}>
          {visible.map((row) => (
            <li
              key={row.id}
              role="treeitem"
              data-row={row.id}
              aria-level={row.level}
              aria-posinset={row.position}
              aria-setsize={row.siblings}
              aria-expanded={row.calls === 0 ? undefined : !folded.has(row.id)}
              aria-selected={row.id === current?.id}
              tabIndex={row.id === current?.id ? 0 : -1}
              onFocus={() => setChosen(row.id)}
            >
              <CallRow row={row} isFolded={folded.has(row.id)} onFold={() => setFold(row.id, !folded.has(row.id))} />
            </li>
          ))}
        </ul>
      </Scroll>
      {isCut && <p className="live-note">Only the first {MOST_ROWS} calls are shown.</p>}
      {current !== undefined && <CallDetails row={current} />}
    </Card>
  );
}

/** Deeper calls are not moved further to the right. */
const DEEPEST_INDENT = 12;

function CallRow({ row, isFolded, onFold }: { row: TraceRow; isFolded: boolean; onFold: () => void }) {
  return (
    <span className={`live-call live-call-${Math.min(row.level, DEEPEST_INDENT)}`}>
      <span className="live-fold" aria-hidden="true" onClick={onFold}>
        {row.calls === 0 ? '·' : isFolded ? '▸' : '▾'}
      </span>
      <span className="live-call-type">{visible(row.type)}</span>
      <span className="live-mono">{row.to === null ? 'nothing created' : visible(row.to)}</span>
      {row.selector !== null && <span className="live-selector">{visible(row.selector)}</span>}
      {row.value !== null && row.value > 0n && <span>value {formatToken(row.value)}</span>}
      {row.gasUsed !== null && <span className="live-note">{formatCount(row.gasUsed)} gas</span>}
      {row.error !== null && <Badge kind="error">{visible(row.error)}</Badge>}
    </span>
  );
}

function CallDetails({ row }: { row: TraceRow }) {
  return (
    <Fields
      fields={[
        ['Chosen call', visible(`${row.type} ${row.id}`)],
        ['From', <AccountLink key="from" address={row.from} whole />],
        ['To', row.to === null ? 'nothing' : <AccountLink key="to" address={row.to} whole />],
        ['Input', <HexData key="input" label="Input" data={row.input} />],
        ['Output', <HexData key="output" label="Output" data={row.output} />],
        ...(row.error === null ? [] : [['Error', <Quoted key="error" text={row.error} />] as const]),
      ]}
    />
  );
}
