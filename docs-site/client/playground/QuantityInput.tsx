/** A hex quantity that is typed in decimal, gwei, ether or hex. */
import { useState, type ReactNode } from 'react';
import type { ControlProps } from './fieldProps.js';
import { prettyJson, type JsonValue } from './json.js';
import { formatUnits, fromHexQuantity, grouped, isHexNumber, toHexQuantity, UNITS, type Unit } from './units.js';

interface Draft {
  readonly text: string;
  readonly unit: Unit;
  /** The value that the text stands for. */
  readonly value: JsonValue;
  readonly problem: string | undefined;
}

/** What the control shows for a value. */
function draftOf(value: JsonValue, unit: Unit): Draft {
  const text = typeof value === 'string' ? value : prettyJson(value);
  return { text: fromHexQuantity(text, unit) ?? text, unit, value, problem: undefined };
}

/** The same number in the other units. */
function equivalents(value: JsonValue, unit: Unit, isBlock: boolean): string {
  if (typeof value !== 'string' || !isHexNumber(value)) return '';
  const number = BigInt(value);
  const texts = [
    ...(unit === 'hex' ? [] : [value]),
    ...(unit === 'decimal' ? [] : [grouped(number.toString())]),
    ...(!isBlock && number >= 10n ** 6n && unit !== 'ether' ? [`${grouped(formatUnits(number, 18))} ether`] : []),
  ];
  return `= ${texts.join(' = ')}`;
}

/** A number with a menu of its unit. Text that is no number becomes the value as it is, and the field says why. */
export function QuantityInput({
  id,
  describedBy,
  isInvalid,
  value,
  onChange,
  isBlock,
}: ControlProps & { readonly isBlock: boolean }): ReactNode {
  const [kept, setDraft] = useState<Draft>(() => draftOf(value, 'decimal'));
  const draft = kept.value === value ? kept : draftOf(value, kept.unit);
  const change = (text: string) => {
    const converted = toHexQuantity(text, draft.unit);
    const next = 'hex' in converted ? converted.hex : text;
    setDraft({ text, unit: draft.unit, value: next, problem: 'hex' in converted ? undefined : converted.problem });
    onChange(next);
  };
  const units = isBlock ? UNITS.filter((unit) => unit === 'decimal' || unit === 'hex') : UNITS;
  return (
    <>
      <div className="playground-quantity">
        <input
          id={id}
          type="text"
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-equals ${describedBy}`}
          aria-invalid={isInvalid}
          value={draft.text}
          onChange={({ target }) => change(target.value)}
        />
        <select
          aria-label="Unit"
          value={draft.unit}
          onChange={({ target }) => {
            const unit = UNITS.find((name) => name === target.value) ?? 'decimal';
            setDraft(draftOf(value, unit));
          }}
        >
          {units.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </select>
      </div>
      <p id={`${id}-equals`} className={draft.problem === undefined ? 'playground-equals' : 'playground-problem'}>
        {draft.problem ?? equivalents(value, draft.unit, isBlock)}
      </p>
    </>
  );
}
