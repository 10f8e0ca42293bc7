/** A text that a chain or a server chose, next to the words of the page. */
import type { ReactNode } from 'react';
import { visible } from './visible.js';

/** Shows every character. A text that runs from right to left turns nothing around it. */
export function Quoted({ text }: { readonly text: string }): ReactNode {
  return <bdi className="quoted">{visible(text)}</bdi>;
}
