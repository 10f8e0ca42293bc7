/** The pages that lead to others: the index of methods and of guides, and the pages of applications. */
import type { Reference } from '../model/reference.js';
import { Island } from './island.js';
import { Link, MethodLink } from './link.js';
import type { Page } from './page.js';
import { Prose } from './prose.js';
import type { GuideGroup } from './sidebar.js';

/** The index of all methods. */
export function methodIndexPage(reference: Reference): Page {
  return {
    path: 'methods/',
    title: 'Methods',
    description: 'Every method by namespace.',
    headings: reference.namespaces.map(({ name }) => ({ id: name, text: name, level: 2 })),
    body: (
      <article>
        <h1>Methods</h1>
        <p className="lead" data-methods={reference.methods.size}>
          {reference.methods.size} methods in {reference.namespaces.length} namespaces.
        </p>
        {reference.namespaces.map(({ name, methods, isDefault, isDevelopment }) => (
          <section key={name} aria-labelledby={name} data-namespace={name}>
            <h2 id={name}>
              <a className="anchor" href={`#${name}`}>
                {name}
              </a>{' '}
              <span className={isDefault ? 'badge ok' : 'badge'}>
                {isDefault ? 'on by default' : isDevelopment ? 'halley dev only' : 'off by default'}
              </span>
            </h2>
            <ul className="index">
              {methods.map((method) => (
                <li key={method.name}>
                  <MethodLink name={method.name} />
                  <span>
                    <Prose text={method.summary ?? ''} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    ),
  };
}

/** The index of the hand-written pages. */
export function guideIndexPage(guides: readonly GuideGroup[]): Page {
  return {
    path: 'guide/',
    title: 'Guides',
    description: 'Pages that explain how Halley works and how to use it.',
    body: (
      <article>
        <h1>Guides</h1>
        {guides.map((group) => (
          <section key={group.title}>
            <h2>{group.title}</h2>
            <GuideList group={group} />
          </section>
        ))}
      </article>
    ),
  };
}

/** The pages that list a section, for those that no hand-written page lists. */
export function sectionPages(groups: readonly GuideGroup[], guides: readonly Page[]): Page[] {
  const written = new Set(['guide/', ...guides.map(({ path }) => path)]);
  return groups
    .filter(({ path }) => !written.has(path))
    .map((group) => ({
      path: group.path,
      title: group.title,
      description: `The pages of the section "${group.title}".`,
      body: (
        <article>
          <h1>{group.title}</h1>
          <GuideList group={group} />
        </article>
      ),
    }));
}

function GuideList({ group }: { readonly group: GuideGroup }) {
  return (
    <ul className="index">
      {group.guides.map(({ path, title, description }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          <span>{description}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a static host shows for an address that does not exist. */
export function notFoundPage(): Page {
  return {
    path: '',
    title: 'Page not found',
    description: 'There is no page at this address.',
    isAnywhere: true,
    body: (
      <article>
        <h1>Page not found</h1>
        <p className="lead">There is no page at this address.</p>
        <p>
          The <Link to="methods/">methods</Link>, the <Link to="guide/">guides</Link> and the search may help.
        </p>
        <Island name="notFound" />
      </article>
    ),
  };
}

/** The pages that are applications. */
export function islandPages(): Page[] {
  return [
    {
      path: 'playground/',
      title: 'Playground',
      description: 'Make requests with forms, send them to any server, and read the answers.',
      isWide: true,
      body: <IslandPage name="playground" title="Playground" />,
    },
    {
      path: 'live/',
      title: 'Live',
      description: 'What the chain does now: blocks, transactions, logs and waiting transactions.',
      isWide: true,
      body: <IslandPage name="live" title="Live" />,
    },
  ];
}

function IslandPage({ name, title }: { readonly name: string; readonly title: string }) {
  return (
    <article>
      <h1>{title}</h1>
      <Island name={name}>
        <p className="fallback">This page needs JavaScript.</p>
      </Island>
    </article>
  );
}
