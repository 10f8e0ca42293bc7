/** A live subscription: start, pause, counters, and the newest notifications. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { webSocketAddress } from '../rpc/socket.js';
import { LiveSubscription, type Notification, type SubscriptionState } from '../rpc/subscription.js';
import { visible } from '../visible.js';
import { isObject, parseJson, type JsonValue } from './json.js';
import { JsonTree } from './JsonTree.js';
import { openSocket } from './send.js';
import { formatBytes, grouped } from './units.js';
import type { Server } from './useServer.js';

interface LivePanelProps {
  readonly server: Server;
  readonly params: readonly JsonValue[];
  /** Why nothing can be started; undefined when it can. */
  readonly problem: string | undefined;
}

/** Notifications that are shown; more are kept and counted. */
const SHOWN = 20;

const WORDS: Readonly<Record<SubscriptionState['status'], string>> = {
  connecting: 'Connecting…',
  live: 'Live',
  waiting: 'Waiting to connect again',
  failed: 'Failed',
  stopped: 'Stopped',
};

/** Runs the subscription that the form describes, on a connection of its own. */
export function LivePanel({ server, params, problem }: LivePanelProps): ReactNode {
  const [state, setState] = useState<SubscriptionState>();
  const [paused, setPaused] = useState<readonly Notification[]>();
  const running = useRef<LiveSubscription>(undefined);
  const latest = useRef<SubscriptionState>(undefined);
  useEffect(() => () => running.current?.stop(), []);
  const isRunning = state !== undefined && state.status !== 'stopped' && state.status !== 'failed';
  const start = () => {
    running.current?.stop();
    setPaused(undefined);
    const [name, options] = params;
    const request = {
      url: webSocketAddress(server.url),
      name: typeof name === 'string' ? name : '',
      options: options ?? undefined,
    };
    let isScheduled = false;
    // A burst of notifications is drawn once.
    const subscription = new LiveSubscription(openSocket, request, (next) => {
      latest.current = next;
      if (isScheduled) return;
      isScheduled = true;
      setTimeout(() => {
        isScheduled = false;
        if (running.current === subscription) setState(latest.current);
      }, 50);
    });
    running.current = subscription;
    subscription.start();
  };
  const notifications = paused ?? state?.notifications ?? [];
  return (
    <section className="playground-live" aria-label="Live subscription">
      <div className="playground-actions">
        <button type="button" className="playground-primary" disabled={problem !== undefined} onClick={start}>
          {isRunning ? 'Start again' : 'Subscribe'}
        </button>
        <button type="button" disabled={!isRunning} onClick={() => running.current?.stop()}>
          Stop
        </button>
        <button
          type="button"
          aria-pressed={paused !== undefined}
          disabled={state === undefined}
          onClick={() => setPaused(paused === undefined ? (state?.notifications ?? []) : undefined)}
        >
          {paused === undefined ? 'Pause' : 'Continue'}
        </button>
        <button
          type="button"
          disabled={state === undefined}
          onClick={() => {
            setPaused(undefined);
            running.current?.clear();
          }}
        >
          Clear
        </button>
      </div>
      {problem !== undefined && <p className="playground-problem">{problem}</p>}
      {state !== undefined && <Counters state={state} isPaused={paused !== undefined} />}
      <ol className="playground-notifications">
        {notifications.slice(0, SHOWN).map((notification) => (
          <NotificationView key={notification.sequence} notification={notification} />
        ))}
      </ol>
      {notifications.length > SHOWN && (
        <p className="playground-help">
          {SHOWN} of the newest {notifications.length} are shown.
        </p>
      )}
    </section>
  );
}

function Counters({ state, isPaused }: { readonly state: SubscriptionState; readonly isPaused: boolean }): ReactNode {
  return (
    <>
      <p className="playground-facts">
        <span className={`playground-status playground-status-${state.status}`} role="status">
          {WORDS[state.status]}
          {isPaused && ', the list is paused'}
        </span>
        <span>{grouped(String(state.received))} received</span>
        <span>{formatBytes(state.bytes)}</span>
        <span>{state.reconnects} reconnects</span>
        {state.repeated > 0 && <span>{state.repeated} repeated, left out</span>}
        {state.missedBlocks > 0n && <span>{String(state.missedBlocks)} blocks missed</span>}
      </p>
      {state.problem !== undefined && <p className="playground-problem">{visible(state.problem)}</p>}
      {state.mayMissSome && (
        <p className="playground-warning">
          After a reconnect the server did not continue from the last block, so something may be missing.
        </p>
      )}
    </>
  );
}

function NotificationView({ notification }: { readonly notification: Notification }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const time = new Date(notification.at).toISOString().slice(11, 23);
  return (
    <li>
      <button type="button" className="playground-toggle" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className="playground-size">#{notification.sequence}</span> <time>{time}</time>{' '}
        <span className="playground-preview">{visible(previewOf(notification.text))}</span>
      </button>
      {isOpen && <JsonTree value={resultOf(notification.text)} />}
    </li>
  );
}

/** Longest notification that is shown as a tree, in characters. */
const MAX_TREE_LENGTH = 300_000;

function resultOf(text: string): JsonValue {
  if (text.length > MAX_TREE_LENGTH) return `${text.slice(0, 1000)}… (${text.length} characters)`;
  try {
    const message = parseJson(text);
    const params = isObject(message) ? (message['params'] ?? null) : null;
    return isObject(params) ? (params['result'] ?? null) : null;
  } catch {
    return text;
  }
}

/** One line on a notification: number and hash of a block, address of a log, or its beginning. */
function previewOf(text: string): string {
  const result = resultOf(text);
  if (typeof result === 'string') return result.slice(0, 80);
  if (!isObject(result)) return '';
  const { number, blockNumber, hash, address, transactionHash } = result;
  const block = typeof number === 'string' ? number : blockNumber;
  const parts = [
    typeof block === 'string' && /^0x[0-9a-fA-F]{1,16}$/.test(block) ? `block ${BigInt(block)}` : undefined,
    typeof address === 'string' ? `log of ${address}` : undefined,
    typeof hash === 'string' ? hash : transactionHash,
  ];
  return parts
    .filter((part) => typeof part === 'string')
    .join(' · ')
    .slice(0, 200);
}
