/** The live page: its bar, and the view that the fragment names. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ownServer } from '../rpc/ownServer.js';
import { webSocketAddress } from '../rpc/socket.js';
import { visible } from '../visible.js';
import { AccountView } from './accountView.js';
import { BlockView } from './blockView.js';
import { Context, type LiveContext } from './context.js';
import { ConnectionLine, PauseButton, SearchField, ServerField } from './bar.js';
import { viewOf, type View } from './fragment.js';
import { Overview } from './overview.js';
import { keepServer, readServer } from './server.js';
import type { Snapshot } from './store.js';
import { TransactionView } from './transactionView.js';
import { useFeed } from './useFeed.js';

/** Views that ask the server look again at most so often. */
const LOOK_AGAIN_MS = 1_000;

const storage = (): Storage => localStorage;

/** The whole island. */
export function Live() {
  const own = webSocketAddress(ownServer(location));
  const [address, setAddress] = useState(() => readServer(storage) ?? own);
  const { store, feed, restart } = useFeed(address);
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  const view = useView();
  const [said, setSaid] = useState('');
  const top = useViewTop(view);
  const { server, connection } = snapshot.facts;

  const context = useMemo<LiveContext | null>(
    () =>
      feed === null
        ? null
        : { client: feed.client, server, refresh: () => feed.refresh(), announce: (message) => setSaid(message) },
    [feed, server],
  );
  useRollbackNotice(snapshot, setSaid);

  const choose = (chosen: string): void => {
    keepServer(storage, chosen === own ? null : chosen);
    if (chosen === address) restart();
    else setAddress(chosen);
  };

  return (
    <div className="live">
      <div className="live-bar-top">
        <ServerField key={address} address={address} onChoose={choose} />
        <PauseButton isPaused={snapshot.paused} onPause={(paused) => store.setPaused(paused)} />
      </div>
      <ConnectionLine connection={connection} server={server} address={address} onRetry={restart} />
      <p className="live-said" role="status">
        {visible(said)}
      </p>
      <div ref={top} tabIndex={-1} className="live-view">
        {context !== null && (
          <Context value={context}>
            <div className="live-bar-view">
              {view.kind === 'overview' ? <span /> : <a href="#overview">‹ Overview</a>}
              <SearchField />
            </div>
            <ChosenView view={view} snapshot={snapshot} isKnown={server !== null} />
          </Context>
        )}
      </div>
    </div>
  );
}

function ChosenView({ view, snapshot, isKnown }: { view: View; snapshot: Snapshot; isKnown: boolean }) {
  const { chain, facts } = snapshot;
  const head = useSlowly(chain.blocks[0]?.hash ?? '', LOOK_AGAIN_MS);
  if (view.kind === 'overview') return <Overview chain={chain} facts={facts} />;
  // Before the server has answered, every question would wait.
  if (!isKnown) return <p className="live-empty">Loading.</p>;
  switch (view.kind) {
    case 'block':
      return <BlockView id={view.id} head={head} />;
    case 'tx':
      return <TransactionView hash={view.hash} head={head} />;
    case 'account':
      return <AccountView address={view.address} head={head} chain={chain} />;
  }
}

/** The view of the URL's fragment, so that links and the browser's back work. */
function useView(): View {
  const fragment = useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => location.hash,
  );
  return useMemo(() => viewOf(fragment), [fragment]);
}

/** A new view begins at its top, also for the keyboard and for readers of the screen. */
function useViewTop(view: View) {
  const top = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    top.current?.focus({ preventScroll: true });
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  }, [view]);
  return top;
}

function useRollbackNotice({ chain: { rollback } }: Snapshot, say: (message: string) => void): void {
  const told = useRef(0);
  useEffect(() => {
    if (rollback === null || rollback.sequence === told.current) return;
    told.current = rollback.sequence;
    const blocks = rollback.blocks === 1 ? '1 block is gone' : `${rollback.blocks} blocks are gone`;
    say(`The chain went back: ${blocks}, from block ${rollback.from} on.`);
  }, [rollback, say]);
}

/** A value that changes at most once in a while; its last change is never lost. */
function useSlowly<T>(value: T, everyMs: number): T {
  const [slow, setSlow] = useState(value);
  const newest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    newest.current = value;
    if (timer.current !== null) return;
    const take = (): void => {
      timer.current = null;
      changedAt.current = performance.now();
      setSlow(newest.current);
    };
    timer.current = setTimeout(take, Math.max(0, changedAt.current + everyMs - performance.now()));
  }, [value, everyMs]);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return slow;
}
