/** Parts that every field of a form has. */
import type { ReactNode } from 'react';

interface FieldHeadProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly isRequired: boolean;
  readonly leaveOut: (() => void) | undefined;
}

/** Label of a field with the button that leaves it out. */
export function FieldHead({ label, name, isRequired, leaveOut }: FieldHeadProps): ReactNode {
  return (
    <div className="playground-head">
      <span className="playground-label">{label}</span>
      {isRequired && <span className="playground-required">required</span>}
      {leaveOut !== undefined && (
        <button type="button" className="playground-small" onClick={leaveOut}>
          Leave out<span className="playground-hidden"> {name}</span>
        </button>
      )}
    </div>
  );
}

/** The problem of a field, announced when it appears. */
export function FieldProblem({ id, text }: { readonly id: string; readonly text: string | undefined }): ReactNode {
  return (
    <p id={id} className="playground-problem" aria-live="polite">
      {text}
    </p>
  );
}
