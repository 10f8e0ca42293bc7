/** The bar of the page: server, connection, pause, search. */
import { useId, useState, type FormEvent } from 'react';
import { Quoted } from '../Quoted.js';
import { visible } from '../visible.js';
import { useLive } from './context.js';
import type { ConnectionState, ServerFacts } from './facts.js';
import { messageOf } from './feed.js';
import { blockLink, searchFor, transactionLink } from './fragment.js';
import { Badge } from './parts.js';
import { serverAddress } from './server.js';

/** The address of the server; Enter connects. */
export function ServerField({ address, onChoose }: { address: string; onChoose: (address: string) => void }) {
  const [text, setText] = useState(address);
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = serverAddress(text);
    setWrong(chosen === null);
    if (chosen !== null) onChoose(chosen);
  };
  return (
    <form className="live-server" onSubmit={submit} noValidate>
      <label htmlFor={id}>Server</label>
      <input
        id={id}
        className="live-input live-mono"
        value={text}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="live-button">
        Connect
      </button>
      {isWrong && (
        <span id={`${id}-problem`} className="live-invalid" role="alert">
          Enter a ws: or wss: address.
        </span>
      )}
    </form>
  );
}

/** Stops the lists; what comes meanwhile is shown when they continue. */
export function PauseButton({ isPaused, onPause }: { isPaused: boolean; onPause: (paused: boolean) => void }) {
  return (
    <button type="button" className="live-button" aria-pressed={isPaused} onClick={() => onPause(!isPaused)}>
      {isPaused ? 'Paused' : 'Pause'}
    </button>
  );
}

const PHASES = {
  connecting: ['warn', 'Connecting'],
  connected: ['ok', 'Connected'],
  reconnecting: ['warn', 'Reconnecting'],
  failed: ['error', 'Not connected'],
} as const;

/** The state of the connection, and who the server is. Changes are read aloud, and they are rare. */
export function ConnectionLine({
  connection,
  server,
  address,
  onRetry,
}: {
  connection: ConnectionState;
  server: ServerFacts | null;
  address: string;
  onRetry: () => void;
}) {
  const { phase, problem, resumed } = connection;
  const [kind, words] = PHASES[phase];
  const times = resumed === 1 ? 'once' : `${resumed} times`;
  return (
    <div className="live-connection">
      <span role="status" className="live-connection-state">
        <Badge kind={kind}>{words}</Badge>
        {phase === 'connected' && resumed > 0 && <span>resumed {times}, without a gap</span>}
        {problem !== null && <span>{visible(problem)}</span>}
        {phase === 'connecting' && problem !== null && <Hint address={address} />}
      </span>
      {phase === 'failed' && (
        <button type="button" className="live-button" onClick={onRetry}>
          Try again
        </button>
      )}
      {server !== null && (
        <span className="live-note">
          chain {String(server.chainId)} · <Quoted text={server.clientVersion.slice(0, 200)} />
        </span>
      )}
    </div>
  );
}

/** A browser does not tell why a WebSocket failed, so the likely reasons are named. */
function Hint({ address }: { address: string }) {
  const isMixed = location.protocol === 'https:' && address.startsWith('ws:');
  return (
    <span className="live-note">
      {isMixed
        ? 'A page that came over https can reach only wss addresses, apart from this computer.'
        : 'It may be down, or refuse this page: --json-rpc.ws-origins names the origins that may connect.'}
    </span>
  );
}

/** Finds a block, a transaction or an account. */
export function SearchField() {
  const { client, announce } = useLive();
  const [text, setText] = useState('');
  const id = useId();
  const find = async (): Promise<string | null> => {
    const search = searchFor(text);
    if (search.kind !== 'hash') return search.kind === 'fragment' ? search.fragment : null;
    // `searchFor` has checked that it is a hash.
    const hash = search.hash as `0x${string}`;
    const [transaction, block] = await client.batch([
      ['eth_getTransactionByHash', hash],
      ['eth_getBlockByHash', hash, false],
    ]);
    if (block.ok && block.result !== null) return blockLink(hash);
    return transaction.ok && transaction.result !== null ? transactionLink(hash) : null;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    find().then(
      (fragment) => {
        announce(fragment === null ? 'Nothing was found.' : '');
        if (fragment === null) return;
        setText('');
        location.hash = fragment;
      },
      (error: unknown) => announce(`The search failed: ${messageOf(error)}`),
    );
  };
  return (
    <form className="live-search" role="search" onSubmit={submit}>
      <label htmlFor={id} className="live-hidden">
        Block, transaction or account
      </label>
      <input
        id={id}
        className="live-input"
        value={text}
        placeholder="Block, transaction or account"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="live-button">
        Show
      </button>
    </form>
  );
}
