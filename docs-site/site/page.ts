/** A page before it becomes HTML. */
import type { ReactNode } from 'react';

/** A heading that the table of contents of a page lists. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  /** 2 or 3. */
  readonly level: number;
  /** The text below it, up to the next heading, for the search. */
  readonly words?: string;
}

/** One page of the site. */
export interface Page {
  /** Folder below the root with a slash at its end, such as `methods/eth_call/`; empty for the home page. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and lists of pages. */
  readonly description: string;
  readonly body: ReactNode;
  /** What "On this page" lists; none when empty. */
  readonly headings?: readonly Heading[];
  /** The namespace whose methods the side bar shows open. */
  readonly namespace?: string;
  /** The same content as Markdown: the file index.md next to the page's index.html. */
  readonly markdown?: string;
  /** The text in front of the first heading, for the search. */
  readonly words?: string;
  /** Path of the file that a person wrote it in, from the root of the project. */
  readonly source?: string;
  /** True for a page that takes the whole width, such as an application. */
  readonly isWide?: boolean;
  /** True for a page that is shown at any address, so that its links must be absolute. */
  readonly isAnywhere?: boolean;
}
