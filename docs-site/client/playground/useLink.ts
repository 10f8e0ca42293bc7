/** What the address of the page holds: a link fills the fields and sends nothing. */
import { useEffect, useState } from 'react';
import { readLink, type LinkedRequest } from './link.js';

/** What the link holds, counted to distinguish a second link from the first. */
export interface OpenedLink {
  readonly request: LinkedRequest | undefined;
  readonly problem: string | undefined;
  readonly count: number;
  /** The fragment that was read. */
  readonly fragment: string;
}

function read(fragment: string, count: number): OpenedLink {
  const found = readLink(fragment);
  if (found === undefined) return { request: undefined, problem: undefined, count, fragment };
  return 'problem' in found
    ? { request: undefined, problem: found.problem, count, fragment }
    : { request: found, problem: undefined, count, fragment };
}

/**
 * The link that the page was opened with, or that was followed on it. Headings have fragments, too: going to one, and
 * back from it to the same link, changes nothing.
 */
export function useLink(): OpenedLink {
  const [link, setLink] = useState(() => read(location.hash, 0));
  useEffect(() => {
    const follow = () => {
      const { hash } = location;
      if (readLink(hash) === undefined) return;
      setLink((before) => (before.fragment === hash ? before : read(hash, before.count + 1)));
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return link;
}
