/** Sentences of the contract: plain text in which code and the names of methods are marked. */
import { Fragment, useContext } from 'react';
import { MethodLink } from './link.js';
import { ReferenceContext } from './referenceContext.js';

const WORDS = /(`[^`]+`|\b[a-z0-9]+_[A-Za-z0-9]+\b)/;

/** Text with `code` in backticks, and links to the methods that it names. Everything in it is escaped. */
export function Prose({ text }: { readonly text: string }) {
  const { methods } = useContext(ReferenceContext);
  return text.split(WORDS).map((part, index) => {
    const isCode = part.startsWith('`') && part.endsWith('`') && part.length > 2;
    const name = isCode ? part.slice(1, -1) : part;
    if (methods.has(name)) return <MethodLink key={index} name={name} />;
    return isCode ? <code key={index}>{name}</code> : <Fragment key={index}>{part}</Fragment>;
  });
}

/** The same as a paragraph; nothing when there is no text. */
export function Paragraph({ text }: { readonly text: string | undefined }) {
  if (text === undefined || text === '') return null;
  return (
    <p>
      <Prose text={text} />
    </p>
  );
}
