import { visible } from '../visible.js';
import { siteRoot } from '../siteRoot.js';
import type { Endpoint } from './endpoint.js';
import { make } from '../dom.js';
import { ageText, type HeadState } from './head.js';
import { watchHead } from './watchHead.js';

const TICK_MS = 1_000;

/** The newest block and its age, kept up to date; `url` is where the page may ask. */
export function headView({ served }: Endpoint, url: string): HTMLElement {
  const number = make('a', { class: 'head-number', href: `${siteRoot()}live/` }, '…');
  const age = make('span', { class: 'muted' });
  const view = make('div', { class: 'head' }, make('p', { class: 'head-title' }, 'Newest block'), number, age);
  if (!served.has('eth_getBlockByNumber')) {
    view.hidden = true;
    return view;
  }
  let last: HeadState | null = null;
  const draw = (): void => {
    if (last === null) return;
    view.dataset['state'] = 'head' in last ? 'ok' : 'problem';
    number.hidden = !('head' in last);
    if ('head' in last) number.textContent = last.head.number.toLocaleString('en-US');
    age.textContent = 'head' in last ? ageText(last.head.timestamp, Date.now()) : visible(last.problem);
  };
  watchHead(url, (state) => {
    last = state;
    draw();
  });
  setInterval(draw, TICK_MS);
  return view;
}
