/** Fills a call or a filter from a contract interface (ABI): choose a function or an event and type its arguments. */
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Quoted } from '../Quoted.js';
import { visible } from '../visible.js';
import type { AbiItem, AbiParameter } from './abi.js';
import { AbiLoader } from './AbiLoader.js';
import type { JsonValue } from './json.js';
import { tellArgumentProblem, useAbi, type LoadedAbi } from './useAbi.js';

interface HelperProps {
  readonly value: { readonly [key: string]: JsonValue };
  readonly onChange: (value: JsonValue) => void;
}

/** Makes `data` (or `input`, where that is used) from a function and its arguments. */
export function AbiCallHelper({ value, onChange }: HelperProps): ReactNode {
  const apply = (abi: LoadedAbi, item: AbiItem, typed: readonly string[]) => {
    const data = abi.code.encodeCall(item, typed);
    const field = Object.hasOwn(value, 'input') ? 'input' : 'data';
    onChange(Object.fromEntries([...Object.entries(value).filter(([key]) => key !== field), [field, data]]));
  };
  return <AbiHelper kind="function" title="Make the data from an ABI function" apply={apply} />;
}

/** Makes `topics` from an event and its indexed arguments. */
export function AbiEventHelper({ value, onChange }: HelperProps): ReactNode {
  const apply = (abi: LoadedAbi, item: AbiItem, typed: readonly string[]) => {
    const topics = abi.code.encodeTopics(item, typed);
    onChange(Object.fromEntries([...Object.entries(value).filter(([key]) => key !== 'topics'), ['topics', topics]]));
  };
  return <AbiHelper kind="event" title="Make the topics from an ABI event" apply={apply} />;
}

interface AbiHelperProps {
  readonly kind: 'function' | 'event';
  readonly title: string;
  /** Throws with a sentence when an argument is wrong. */
  readonly apply: (abi: LoadedAbi, item: AbiItem, typed: readonly string[]) => void;
}

function AbiHelper({ kind, title, apply }: AbiHelperProps): ReactNode {
  const { loaded } = useAbi();
  const id = useId();
  const items = loaded?.items.filter((item) => item.kind === kind) ?? [];
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const item = items.find(({ signature }) => signature === chosen);
  const inputs = item?.inputs.filter(({ isIndexed }) => kind === 'function' || isIndexed) ?? [];
  const open = item === undefined ? undefined : problem;
  useEffect(() => {
    tellArgumentProblem(id, open);
    return () => tellArgumentProblem(id, undefined);
  }, [id, open]);
  const fill = (next: AbiItem | undefined, values: readonly string[]) => {
    if (loaded === undefined || next === undefined) return;
    try {
      apply(loaded, next, values);
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The arguments cannot be encoded.');
    }
  };
  return (
    <details className="playground-abi">
      <summary>{title}</summary>
      <AbiLoader />
      {loaded !== undefined && items.length === 0 && <p className="playground-help">The ABI has no {kind}.</p>}
      {items.length > 0 && (
        <div className="playground-field">
          <label htmlFor={id} className="playground-label">
            {kind === 'function' ? 'Function' : 'Event'}
          </label>
          <select
            id={id}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              setTyped([]);
              setProblem(undefined);
              fill(
                items.find(({ signature }) => signature === target.value),
                [],
              );
            }}
          >
            <option value="">choose…</option>
            {items.map(({ signature }) => (
              <option key={signature} value={signature}>
                {visible(signature)}
              </option>
            ))}
          </select>
        </div>
      )}
      {inputs.map((input, i) => (
        <Argument
          key={`${chosen} ${i}`}
          input={input}
          isOptional={kind === 'event'}
          value={typed[i] ?? ''}
          onChange={(text) => {
            const next = inputs.map((_, at) => (at === i ? text : (typed[at] ?? '')));
            setTyped(next);
            fill(item, next);
          }}
        />
      ))}
      <p className="playground-problem" aria-live="polite">
        {open !== undefined && visible(open)}
      </p>
    </details>
  );
}

interface ArgumentProps {
  readonly input: AbiParameter;
  readonly isOptional: boolean;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function Argument({ input, isOptional, value, onChange }: ArgumentProps): ReactNode {
  const id = useId();
  const isList = input.type.endsWith(']') || input.type.startsWith('tuple');
  return (
    <div className="playground-field">
      <label htmlFor={id} className="playground-label">
        <Quoted text={input.name === '' ? input.type : input.name} />{' '}
        <span className="playground-type">{visible(input.type)}</span>
      </label>
      <input
        id={id}
        type="text"
        spellCheck={false}
        autoComplete="off"
        placeholder={isList ? 'JSON list, for example [1, 2]' : isOptional ? 'empty: any' : ''}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
