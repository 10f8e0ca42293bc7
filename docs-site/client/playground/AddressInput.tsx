/** An address with its checksum. */
import type { ReactNode } from 'react';
import { checksumAddress, checksumState, isAddress } from './checksum.js';
import type { ControlProps } from './fieldProps.js';
import { prettyJson } from './json.js';

/** An address. A wrong checksum (EIP-55) is a warning: servers take any case, but a digit may be mistyped. */
export function AddressInput({ id, describedBy, isInvalid, value, onChange }: ControlProps): ReactNode {
  const text = typeof value === 'string' ? value : prettyJson(value);
  const state = isAddress(text) ? checksumState(text) : undefined;
  return (
    <>
      <input
        id={id}
        type="text"
        className="playground-address"
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-checksum ${describedBy}`}
        aria-invalid={isInvalid}
        value={text}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <p
        id={`${id}-checksum`}
        className={state === 'wrong' ? 'playground-warning' : 'playground-equals'}
        aria-live="polite"
      >
        {state === 'right' && '✓ The checksum (EIP-55) is right.'}
        {state === 'wrong' &&
          `The checksum (EIP-55) is wrong: a digit may be mistyped. Right would be ${checksumAddress(text)}. `}
        {state === 'none' && `With checksum: ${checksumAddress(text)} `}
        {state !== undefined && state !== 'right' && (
          <button type="button" className="playground-small" onClick={() => onChange(checksumAddress(text))}>
            Use it
          </button>
        )}
      </p>
    </>
  );
}
