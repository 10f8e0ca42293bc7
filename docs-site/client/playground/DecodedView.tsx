/** Data that was decoded with a contract interface (ABI). */
import type { ReactNode } from 'react';
import { Quoted } from '../Quoted.js';
import { visible } from '../visible.js';
import type { Decoded } from './abi.js';

/** The signature, and each value with its name and type. */
export function DecodedView({ decoded }: { readonly decoded: Decoded }): ReactNode {
  return (
    <span className="playground-decoded">
      <span className="playground-signature">{visible(decoded.signature)}</span>
      {decoded.values.map(({ name, type, text }, i) => (
        <span key={i} className="playground-decoded-value">
          <span className="playground-key">
            <Quoted text={name} />
          </span>{' '}
          <span className="playground-type">{visible(type)}</span>{' '}
          <Quoted text={text.length > 2000 ? `${text.slice(0, 2000)}…` : text} />
        </span>
      ))}
    </span>
  );
}
