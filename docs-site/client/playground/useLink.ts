/** What the address of the page holds: a link fills the fields and sends nothing. */
import { useEffect, useState } from 'react';
import { readLink, type LinkedRequest } from './link.js';

/** What the link holds, counted so that a second link is told from the first. */
export interface OpenedLink {
  readonly request: LinkedRequest | undefined;
  readonly problem: string | undefined;
  readonly count: number;
}

function read(count: number): OpenedLink {
  const found = readLink(location.hash);
  if (found === undefined) return { request: undefined, problem: undefined, count };
  return 'problem' in found
    ? { request: undefined, problem: found.problem, count }
    : { request: found, problem: undefined, count };
}

/** The link that the page was opened with, or that was followed on it. */
export function useLink(): OpenedLink {
  const [link, setLink] = useState(() => read(0));
  useEffect(() => {
    const follow = () => setLink(({ count }) => read(count + 1));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return link;
}
