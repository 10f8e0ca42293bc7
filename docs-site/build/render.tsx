/** Pages to HTML. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Reference } from '../model/reference.js';
import { Document, type Assets, type Neighbours } from '../site/layout.js';
import { RootContext } from '../site/link.js';
import type { Page } from '../site/page.js';
import { ReferenceContext } from '../site/referenceContext.js';
import { Sidebar, type GuideGroup } from '../site/sidebar.js';

/** Where Halley serves the site. */
const SERVED_AT = '/docs/';

/** What all pages have in common. */
export interface SiteOptions {
  readonly reference: Reference;
  readonly groups: readonly GuideGroup[];
  readonly assets: Assets;
  /** Address of the site with a slash at its end; undefined when it is not known. */
  readonly baseUrl: string | undefined;
  /** Address of the project's repository without a slash at its end; undefined when it is not known. */
  readonly repository: string | undefined;
}

/** A function that gives the HTML of a page. Side bars are made once and kept. */
export function pageRenderer({ reference, groups, assets, baseUrl, repository }: SiteOptions): (page: Page) => string {
  const sidebars = new Map<string, string>();
  const neighbours = neighboursIn(groups);
  const rootPath = baseUrl === undefined ? SERVED_AT : new URL(baseUrl).pathname;
  const sidebarOf = (root: string, open: string | undefined): string => {
    const key = `${root} ${open ?? ''}`;
    const html =
      sidebars.get(key) ??
      renderToStaticMarkup(
        <ReferenceContext value={reference}>
          <RootContext value={root}>
            <Sidebar guides={groups} open={open} />
          </RootContext>
        </ReferenceContext>,
      );
    sidebars.set(key, html);
    return html;
  };
  return (page) => {
    const root = page.isAnywhere === true ? rootPath : rootOf(page.path);
    // The side bar is the same for many pages; only the mark of the page in it differs.
    const link = `href="${root}${page.path}"`;
    const sidebar = sidebarOf(root, page.namespace ?? /^\w+\//.exec(page.path)?.[0]).replace(
      link,
      `${link} aria-current="page"`,
    );
    const html = renderToStaticMarkup(
      <ReferenceContext value={reference}>
        <RootContext value={root}>
          <Document
            page={page}
            assets={assets}
            sidebar={sidebar}
            baseUrl={baseUrl}
            repository={repository}
            neighbours={neighbours.get(page.path) ?? {}}
            version={reference.version}
          />
        </RootContext>
      </ReferenceContext>,
    );
    return `<!doctype html>\n${html}\n`;
  };
}

/** The pages around each hand-written page within its section. */
function neighboursIn(groups: readonly GuideGroup[]): Map<string, Neighbours> {
  return new Map(
    groups.flatMap(({ guides }) =>
      guides.map(({ path }, index) => [path, { previous: guides[index - 1], next: guides[index + 1] }] as const),
    ),
  );
}

/** The way from a page to the root of the site. */
export function rootOf(path: string): string {
  return '../'.repeat(path.split('/').length - 1) || './';
}
