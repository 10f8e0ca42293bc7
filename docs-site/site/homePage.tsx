/**
 * The home page. It is complete without a server: what Halley is, how it is run, and a first request. In front of a
 * server, docs-site/client/endpoint makes it the page of that server.
 */
import { NAMED_LIMITS, shortLimit } from '../model/limitText.js';
import type { Reference } from '../model/reference.js';
import { Code } from './code.js';
import { Island } from './island.js';
import { limitData } from './limitTable.js';
import { Link } from './link.js';
import type { Page } from './page.js';
import type { GuideGroup } from './sidebar.js';

const RUN = 'halley start --node http://127.0.0.1:26657';
const TRY = 'npm start';

const CURL = `curl -s http://127.0.0.1:8545 \\
  -H 'content-type: application/json' \\
  -d '{"jsonrpc":"2.0","id":1,
       "method":"eth_blockNumber"}'`;

const VIEM = `import { createPublicClient, http } from 'viem';

const transport = http('http://127.0.0.1:8545');
const client = createPublicClient({ transport });
console.log(await client.getBlockNumber());`;

/** The pages on cards: what most people come for. */
const CARDS = ['guide/quick-start/', 'guide/connect-a-wallet/', 'guide/set-up-your-tools/', 'guide/read-logs/'];

/** The home page. */
export function homePage(reference: Reference, guides: readonly GuideGroup[]): Page {
  const all = guides.flatMap((group) => group.guides);
  return {
    path: '',
    title: 'Halley: Ethereum JSON-RPC for Cosmos chains',
    description: 'Reference, playground and guides of Halley, an EVM JSON-RPC service for Cosmos SDK chains.',
    body: (
      <article className="home">
        <header>
          <p className="home-operator" />
          <h1>Ethereum JSON-RPC for Cosmos chains</h1>
          <p className="lead">
            Halley runs in front of a CometBFT node and serves wallets, indexers and tools as an Ethereum node would,
            from an index that holds each response as it is sent. New blocks are pushed over WebSocket.
          </p>
        </header>
        <Island name="endpoint" />
        <FirstRequest />
        <Cards guides={CARDS.flatMap((path) => all.find((guide) => guide.path === path) ?? [])} />
        <Namespaces reference={reference} />
        <Limits reference={reference} />
        <ForReference reference={reference} />
      </article>
    ),
  };
}

function FirstRequest() {
  return (
    <>
      <section className="home-run" aria-labelledby="run">
        <h2 id="run">Run it</h2>
        <div className="home-code">
          <TitledCode title="In front of the node of your chain" text={RUN} />
          <TitledCode title="Without one: a chain of its own, with funded accounts" text={TRY} />
        </div>
      </section>
      <section aria-labelledby="first-request">
        <h2 id="first-request">A first request</h2>
        <div className="home-code">
          <TitledCode title="curl" text={CURL} />
          <TitledCode title="viem" text={VIEM} />
        </div>
      </section>
    </>
  );
}

/** A block of code below its title, which has room for a button. */
function TitledCode({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="titled-code">
      <p className="code-title">{title}</p>
      <Code text={text} label={title} />
    </div>
  );
}

function Cards({ guides }: { readonly guides: GuideGroup['guides'] }) {
  return (
    <ul className="cards">
      {guides.map(({ path, title, description }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          <span>{description}</span>
        </li>
      ))}
      <li>
        <Link to="playground/">Playground</Link>
        <span>Fill in a form, send it to any server, read the answer.</span>
      </li>
      <li>
        <Link to="live/">Live</Link>
        <span>Blocks, transactions and logs of the chain as they come.</span>
      </li>
    </ul>
  );
}

function Namespaces({ reference }: { readonly reference: Reference }) {
  return (
    <section aria-labelledby="namespaces">
      <h2 id="namespaces">Namespaces</h2>
      <ul className="namespaces">
        {reference.namespaces.map(({ name, methods, isDefault, isDevelopment }) => (
          <li key={name} data-namespace={name}>
            <Link to={`methods/#${name}`}>
              <code>{name}</code>{' '}
              <span>
                {methods.length} {methods.length === 1 ? 'method' : 'methods'}
                {isDefault ? '' : isDevelopment ? ', halley dev only' : ', off by default'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="muted namespaces-off" />
    </section>
  );
}

function Limits({ reference }: { readonly reference: Reference }) {
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">Limits</h2>
      <dl className="home-limits">
        {NAMED_LIMITS.map(({ setting, words }) => {
          const limit = reference.limits.find((each) => each.setting === setting);
          if (limit === undefined) return null;
          return (
            <div key={setting}>
              <dt>{words}</dt>
              <dd {...limitData(limit)}>{shortLimit(limit.default, limit.unit)}</dd>
            </div>
          );
        })}
      </dl>
      <p>
        <Link to="limits/">All limits</Link>
      </p>
    </section>
  );
}

function ForReference({ reference }: { readonly reference: Reference }) {
  const counts: readonly (readonly [number, string])[] = [
    [reference.methods.size, 'methods'],
    [reference.schemas.size, 'schemas'],
    [reference.errors.size, 'errors'],
    [reference.settings.length, 'settings'],
    [reference.limits.length, 'limits'],
  ];
  return (
    <section aria-labelledby="reference">
      <h2 id="reference">Reference</h2>
      <ul className="counts">
        {counts.map(([count, what]) => (
          <li key={what} data-count={what}>
            <Link to={`${what}/`}>
              <strong>{count}</strong> {what}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        For programs: <Link to="openrpc.json">openrpc.json</Link>{' '}
        <span data-contract>is the contract that all of this is made from</span>, and{' '}
        <Link to="llms.txt">llms.txt</Link> lists the pages as Markdown.
      </p>
    </section>
  );
}
