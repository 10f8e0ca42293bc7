/** The frame of every page: head, header, side bar, content, table of contents. */
import { useContext, type ReactNode } from 'react';
import { Island } from './island.js';
import { Link, RootContext } from './link.js';
import type { Heading, Page } from './page.js';

/** The files of the client bundle that every page loads, by their paths from the root. */
export interface Assets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** The pages in front of and after a page, in the order of the side bar. */
export interface Neighbours {
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

/** A page as a link names it. */
export interface PageLink {
  readonly path: string;
  readonly title: string;
}

/** What the frame of a page needs besides the page. */
export interface FrameOptions {
  readonly page: Page;
  readonly assets: Assets;
  /** The side bar as HTML, made once for all pages of a depth. */
  readonly sidebar: string;
  /** Address of the site with a slash at its end, for canonical links; undefined when it is not known. */
  readonly baseUrl: string | undefined;
  /** Address of the project's repository without a slash at its end; undefined when it is not known. */
  readonly repository: string | undefined;
  readonly neighbours: Neighbours;
  readonly version: string;
}

/** A whole document but for its doctype. */
export function Document({ page, assets, sidebar, baseUrl, repository, neighbours, version }: FrameOptions) {
  const root = useContext(RootContext);
  const headings = page.headings ?? [];
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.path === '' ? page.title : `${page.title} · Halley`}</title>
        <meta name="description" content={page.description} />
        <meta name="color-scheme" content="light dark" />
        {/* The reader's choice of light or dark, before anything is drawn. */}
        <script src={`${root}theme.js`} />
        <link rel="icon" type="image/svg+xml" href={`${root}mark.svg`} />
        {assets.fonts.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={root + file} />
        ))}
        {assets.styles.map((file) => (
          <link key={file} rel="stylesheet" href={root + file} />
        ))}
        {page.markdown !== undefined && <link rel="alternate" type="text/markdown" title="Markdown" href="index.md" />}
        <Cards page={page} baseUrl={baseUrl} />
        {assets.scripts.map((file) => (
          <script key={file} type="module" src={root + file} />
        ))}
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to content
        </a>
        <Header version={version} />
        <div className={page.isWide === true ? 'frame wide' : 'frame'}>
          <nav id="sidebar" className="sidebar" aria-label="All pages" popover="auto">
            <div dangerouslySetInnerHTML={{ __html: sidebar }} />
          </nav>
          <main id="content" tabIndex={-1}>
            {page.body}
            <Ending page={page} repository={repository} neighbours={neighbours} />
          </main>
          {headings.length > 1 && page.isWide !== true && <Contents headings={headings} />}
        </div>
      </body>
    </html>
  );
}

/** What other programs show of a page that is linked to (https://ogp.me), and its one address. */
function Cards({ page, baseUrl }: Pick<FrameOptions, 'page' | 'baseUrl'>) {
  const isPlaced = baseUrl !== undefined && page.isAnywhere !== true;
  return (
    <>
      <meta property="og:site_name" content="Halley" />
      <meta property="og:type" content={page.source === undefined ? 'website' : 'article'} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {isPlaced && (
        <>
          <meta property="og:url" content={baseUrl + page.path} />
          <meta property="og:image" content={`${baseUrl}card.png`} />
          <meta property="og:image:alt" content="Halley: Ethereum JSON-RPC for Cosmos chains" />
          <link rel="canonical" href={baseUrl + page.path} />
        </>
      )}
    </>
  );
}

/** The end of a hand-written page: its file in the repository, and the pages around it. */
function Ending({ page, repository, neighbours }: Pick<FrameOptions, 'page' | 'repository' | 'neighbours'>) {
  const { previous, next } = neighbours;
  const isEditable = repository !== undefined && page.source !== undefined;
  if (!isEditable && previous === undefined && next === undefined) return null;
  return (
    <footer className="ending">
      {isEditable && (
        <p>
          <a href={`${repository}/blob/HEAD/${page.source}`}>Edit this page</a>
        </p>
      )}
      {(previous ?? next) !== undefined && (
        <nav className="neighbours" aria-label="Previous and next page">
          {previous !== undefined && (
            <Link to={previous.path} className="previous">
              <span>Previous</span> {previous.title}
            </Link>
          )}
          {next !== undefined && (
            <Link to={next.path} className="next">
              <span>Next</span> {next.title}
            </Link>
          )}
        </nav>
      )}
    </footer>
  );
}

function Header({ version }: { readonly version: string }) {
  const root = useContext(RootContext);
  return (
    <header className="header">
      <button type="button" className="icon-button menu-button" popoverTarget="sidebar" aria-label="All pages">
        <Icon path="M3 6h18M3 12h18M3 18h18" />
      </button>
      <Link to="" className="brand">
        <img src={`${root}mark.svg`} width="26" height="26" alt="" />
        <span>Halley</span>
      </Link>
      <Link to="changelog/" className="version">
        <span className="hidden">Version </span>
        {version}
      </Link>
      <Island name="search" className="search-place" />
      <nav className="header-links" aria-label="Main">
        <Link to="methods/">Methods</Link>
        <Link to="guide/">Guides</Link>
        <Link to="playground/">Playground</Link>
        <Link to="live/">Live</Link>
      </nav>
      <Island name="theme" className="theme-place" />
    </header>
  );
}

function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <nav className="contents" aria-label="On this page">
      <p>On this page</p>
      <ul>
        {headings.map(({ id, text, level }) => (
          <li key={id} className={level > 2 ? 'inner' : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A drawing of lines in the size of the text. */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="icon">
      <path d={path} />
    </svg>
  );
}

/** A heading that can be linked to. */
export function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <a className="anchor" href={`#${id}`}>
          {title}
        </a>
      </h2>
      {children}
    </section>
  );
}
