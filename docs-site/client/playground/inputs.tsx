/** The plain controls of a form. What is typed is the value, right or wrong, so that the text next to it shows it. */
import { useState, type ReactNode } from 'react';
import type { ControlProps } from './fieldProps.js';
import { parseJson, prettyJson, sameJson, type JsonValue } from './json.js';

function textOf(value: JsonValue): string {
  return typeof value === 'string' ? value : prettyJson(value);
}

/** A text; a long one in several lines. */
export function TextInput({
  id,
  describedBy,
  isInvalid,
  value,
  onChange,
  isLong,
}: ControlProps & { isLong: boolean }): ReactNode {
  const shared = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    value: textOf(value),
    spellCheck: false,
    autoComplete: 'off',
  };
  return isLong ? (
    <textarea {...shared} rows={textOf(value).length > 60 ? 3 : 1} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <input {...shared} type="text" onChange={(event) => onChange(event.target.value)} />
  );
}

/** A passphrase or a key: it is not shown, and the browser is asked not to keep it. */
export function SecretInput({ id, describedBy, isInvalid, value, onChange }: ControlProps): ReactNode {
  return (
    <input
      id={id}
      type="password"
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      autoComplete="off"
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A JSON number. Text that is none stays text, and is then a problem of the field. */
export function NumberInput({ id, describedBy, isInvalid, value, onChange }: ControlProps): ReactNode {
  return (
    <input
      id={id}
      type="text"
      inputMode="numeric"
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      value={textOf(value)}
      onChange={({ target }) => {
        const isNumber = /^-?(?:0|[1-9][0-9]{0,14})$/.test(target.value);
        onChange(isNumber ? Number(target.value) : target.value);
      }}
    />
  );
}

/** True or false. */
export function BooleanInput(props: ControlProps): ReactNode {
  return <EnumInput {...props} values={[true, false]} />;
}

/** One of a list. A value that is not in the list is shown as it is. */
export function EnumInput({
  id,
  describedBy,
  isInvalid,
  value,
  onChange,
  values,
}: ControlProps & { readonly values: readonly (string | boolean)[] }): ReactNode {
  const index = values.findIndex((allowed) => allowed === value);
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      value={index}
      onChange={({ target }) => {
        const next = values[Number(target.value)];
        if (next !== undefined) onChange(next);
      }}
    >
      {index < 0 && <option value={-1}>{textOf(value)}</option>}
      {values.map((allowed, i) => (
        <option key={String(allowed)} value={i}>
          {String(allowed)}
        </option>
      ))}
    </select>
  );
}

/** Any JSON. Text that is not JSON is kept in the control and changes nothing. */
export function JsonInput({ id, describedBy, value, onChange }: ControlProps): ReactNode {
  const [draft, setDraft] = useState<{ text: string; value: JsonValue; problem?: string }>({
    text: prettyJson(value),
    value,
  });
  const text = sameJson(draft.value, value) ? draft.text : prettyJson(value);
  const problem = sameJson(draft.value, value) ? draft.problem : undefined;
  const change = (next: string) => {
    try {
      const parsed = parseJson(next);
      setDraft({ text: next, value: parsed });
      onChange(parsed);
    } catch (error) {
      setDraft({ text: next, value, problem: error instanceof Error ? error.message : 'This is not JSON.' });
    }
  };
  return (
    <>
      <textarea
        id={id}
        aria-describedby={`${describedBy} ${id}-json`}
        aria-invalid={problem !== undefined}
        rows={Math.min(10, text.split('\n').length)}
        spellCheck={false}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <p id={`${id}-json`} className="playground-problem" aria-live="polite">
        {problem === undefined ? undefined : `This is not JSON: ${problem}. The request keeps what stood here before.`}
      </p>
    </>
  );
}
