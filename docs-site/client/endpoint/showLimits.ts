/** The limits of this server where a page has those of a server without settings. */
import type { EndpointDocument } from '../../../src/contract/endpoint.js';
import { exactLimit, shortLimit } from '../../model/limitText.js';
import { make } from '../dom.js';

/** An element that shows a limit: the name of its setting, its default and its unit. */
interface LimitPlace {
  readonly element: HTMLElement;
  readonly value: number | null;
  readonly byDefault: number;
  readonly unit: string;
}

/** Shows the values of this server in tables of limits, among the facts of settings and on the home page. */
export function showLimits(limits: EndpointDocument['limits']): void {
  for (const place of placesOf('.limit-table td', limits)) showInTable(place);
  for (const place of placesOf('.facts', limits)) showInFacts(place);
  for (const place of placesOf('.home dd', limits)) showShort(place);
  for (const head of document.querySelectorAll('.limit-table th[data-limit-head]')) head.textContent = 'On this server';
}

function placesOf(selector: string, limits: EndpointDocument['limits']): LimitPlace[] {
  return [...document.querySelectorAll<HTMLElement>(`${selector}[data-limit]`)].flatMap((element) => {
    const { limit = '', byDefault = '', unit = '' } = element.dataset;
    const value = limits[limit];
    return value === undefined ? [] : [{ element, value, byDefault: Number(byDefault), unit }];
  });
}

function showInTable({ element, value, byDefault, unit }: LimitPlace): void {
  if (value === byDefault) return;
  element.replaceChildren(
    make('strong', {}, exactLimit(value, unit)),
    make('span', { class: 'limit-default' }, `default ${byDefault.toLocaleString('en-US')}`),
  );
}

function showInFacts({ element, value, byDefault, unit }: LimitPlace): void {
  if (value === byDefault) return;
  const fact = make('dd', {}, make('strong', {}, exactLimit(value, unit)));
  element.append(make('div', { class: 'fact-here' }, make('dt', {}, 'On this server'), fact));
}

function showShort({ element, value, unit }: LimitPlace): void {
  element.textContent = shortLimit(value, unit);
}
