/** What only a development chain can be told: mine, snapshot, revert, time, automine. And its accounts. */
import { memo, useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import { useLive } from './context.js';
import { blocksToMine, timeOfBlock, timeToAdd, type Typed } from './development.js';
import { messageOf } from './feed.js';
import { formatToken } from './format.js';
import { AccountLink, Badge, Card, useSome } from './parts.js';

/** Snapshots that the page took; others are not listed by the chain. */
const MOST_SNAPSHOTS = 10;
/** Accounts whose balances are asked for. */
const MOST_ACCOUNTS = 20;

interface Snapshot {
  readonly id: bigint;
  readonly block: bigint;
}

/** Both cards. */
export const DevelopmentTools = memo(function DevelopmentTools({ automine }: { automine: boolean | null }) {
  return (
    <div className="live-columns">
      <Tools automine={automine} />
      <Accounts />
    </div>
  );
});

function Tools({ automine }: { automine: boolean | null }) {
  const { client, refresh, announce } = useLive();
  const [snapshots, setSnapshots] = useState<readonly Snapshot[]>([]);
  const [isBusy, setBusy] = useState(false);

  /** One action at a time. What it says is shown and read aloud, and so is its failure. */
  const act = (action: () => Promise<string>): void => {
    if (isBusy) return;
    setBusy(true);
    action()
      .then(announce, (error: unknown) => announce(`Failed: ${messageOf(error)}`))
      .then(refresh)
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };

  const snapshot = async (): Promise<string> => {
    const block = await client.request('eth_blockNumber');
    const id = await client.request('evm_snapshot');
    setSnapshots((before) => [{ id, block }, ...before].slice(0, MOST_SNAPSHOTS));
    return `Snapshot ${id} of block ${block} taken.`;
  };

  const revert = async ({ id, block }: Snapshot): Promise<string> => {
    const done = await client.request('evm_revert', id);
    // A revert removes the snapshot and all later ones.
    setSnapshots((before) => before.filter((one) => one.id < id));
    return done ? `Reverted to block ${block}.` : `There is no snapshot ${id} any more.`;
  };

  return (
    <Card
      title="Development chain"
      note={automine === null ? undefined : automine ? 'mines each transaction at once' : 'automine is off'}
    >
      <div className="live-tools">
        <Tool
          label="Blocks"
          action="Mine"
          initial="1"
          parse={blocksToMine}
          isBusy={isBusy}
          onRun={(blocks) =>
            act(async () => {
              await client.request('anvil_mine', blocks);
              return `Mined ${blocks} ${blocks === 1n ? 'block' : 'blocks'}.`;
            })
          }
        />
        <Tool
          label="Time to add"
          action="Go forward"
          initial="1h"
          parse={timeToAdd}
          isBusy={isBusy}
          onRun={(seconds) =>
            act(async () => {
              await client.request('evm_increaseTime', seconds);
              return `The next block is ${seconds} s later.`;
            })
          }
        />
        <Tool
          label="Time of next block"
          action="Set"
          initial=""
          placeholder="2030-01-31 12:00"
          parse={timeOfBlock}
          isBusy={isBusy}
          onRun={(seconds) =>
            act(async () => {
              await client.request('evm_setNextBlockTimestamp', seconds);
              return `The next block has the time ${seconds}.`;
            })
          }
        />
        <div className="live-tool">
          <button
            type="button"
            className="live-button"
            role="switch"
            aria-checked={automine === true}
            disabled={automine === null}
            onClick={() =>
              act(async () => {
                await client.request('evm_setAutomine', automine !== true);
                return automine === true ? 'Automine is off.' : 'Automine is on.';
              })
            }
          >
            Automine
          </button>
          <button type="button" className="live-button" onClick={() => act(snapshot)}>
            Take snapshot
          </button>
        </div>
      </div>
      {snapshots.length > 0 && (
        <ul className="live-snapshots" aria-label="Snapshots">
          {snapshots.map((one) => (
            <li key={String(one.id)}>
              <span>
                Snapshot {String(one.id)}, block {String(one.block)}
              </span>
              <button type="button" className="live-button" onClick={() => act(() => revert(one))}>
                Revert
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Tool({
  label,
  action,
  initial,
  placeholder,
  parse,
  isBusy,
  onRun,
}: {
  label: string;
  action: string;
  initial: string;
  placeholder?: string;
  parse: (text: string) => Typed<bigint>;
  isBusy: boolean;
  onRun: (value: bigint) => void;
}): ReactNode {
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = parse(text);
    setProblem('problem' in typed ? typed.problem : null);
    if ('value' in typed) onRun(typed.value);
  };
  return (
    <form className="live-tool" onSubmit={submit} noValidate>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="live-input"
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="live-button" aria-disabled={isBusy}>
        {action}
      </button>
      {problem !== null && (
        <span id={`${id}-problem`} className="live-invalid" role="alert">
          Enter {problem}.
        </span>
      )}
    </form>
  );
}

interface Account {
  readonly address: string;
  readonly balance: bigint | null;
}

/** Accounts that are shown at first. */
const FIRST_ACCOUNTS = 5;
/** Asked again now and then, not with every block. */
const ACCOUNTS_MS = 4_000;

function Accounts() {
  const { client } = useLive();
  const [accounts, setAccounts] = useState<readonly Account[] | null>(null);
  const { shown, more } = useSome(accounts ?? [], FIRST_ACCOUNTS);
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const addresses = (await client.request('eth_accounts')).slice(0, MOST_ACCOUNTS);
      const outcomes = await client.batch(addresses.map((address) => ['eth_getBalance', address, 'latest'] as const));
      if (!isCurrent) return;
      setAccounts(
        addresses.map((address, index) => {
          const outcome = outcomes[index];
          return { address, balance: outcome?.ok === true ? outcome.result : null };
        }),
      );
    };
    const tryToLoad = (): void => {
      // While there is no connection the last balances stay; the page says that there is none.
      if (!document.hidden) load().catch(() => undefined);
    };
    tryToLoad();
    const timer = setInterval(tryToLoad, ACCOUNTS_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [client]);
  return (
    <Card title="Accounts" note={accounts === null ? undefined : `${accounts.length} with keys`}>
      {accounts === null ? (
        <p className="live-empty">Loading.</p>
      ) : accounts.length === 0 ? (
        <p className="live-empty">
          <Badge kind="plain">none</Badge> This chain keeps no keys.
        </p>
      ) : (
        <ul className="live-accounts">
          {shown.map(({ address, balance }) => (
            <li key={address}>
              <AccountLink address={address} />
              <span className="live-number">{balance === null ? '–' : formatToken(balance)}</span>
            </li>
          ))}
        </ul>
      )}
      {more}
    </Card>
  );
}
