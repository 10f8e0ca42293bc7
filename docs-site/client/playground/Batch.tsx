/** Several requests that are sent as one batch. Answers are matched by their ids, in whatever order they come. */
import { useId, type ReactNode } from 'react';
import { answerOf, answersById } from './answer.js';
import { AnswerBody, AnswerView, type Catalogue } from './AnswerView.js';
import { compactRequest, readRequest, requestText } from './request.js';
import { useSend } from './useSend.js';
import type { Server } from './useServer.js';

/** A request of a batch: its text, and a key that stays when it moves. */
export interface BatchEntry {
  readonly key: number;
  readonly text: string;
}

interface BatchProps {
  readonly entries: readonly BatchEntry[];
  readonly onChange: (entries: readonly BatchEntry[]) => void;
  readonly server: Server;
  readonly catalogue: Catalogue;
  /** Why nothing can be sent; undefined when it can. */
  readonly problem: string | undefined;
  readonly link: ReactNode;
}

/** The list of requests with buttons to move, edit and send them. */
export function Batch({ entries, onChange, server, catalogue, problem, link }: BatchProps): ReactNode {
  const { submit, sent, isSending, cancel } = useSend();
  const id = useId();
  const read = entries.map(({ text }) => readRequest(text));
  const isBad = read.some((request) => 'problem' in request);
  const send = () => {
    // Ids are those of the places, so that no two requests share one.
    const texts = read.flatMap((request, i) =>
      'problem' in request ? [] : [compactRequest(request.method, request.params, i + 1)],
    );
    void submit(server, `[${texts.join(',')}]`);
  };
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (entry !== undefined) onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry));
  };
  const answers =
    sent?.answer?.kind === 'batch'
      ? answersById(
          entries.map((_, i) => i + 1),
          sent.answer.answers,
        )
      : undefined;
  return (
    <section className="playground-batch" aria-labelledby={id}>
      <h2 id={id}>Batch</h2>
      {entries.length === 0 && <p className="playground-help">Add requests above; they are sent together.</p>}
      <ol>
        {entries.map((entry, i) => {
          const answer = answers?.[i];
          const request = read[i];
          return (
            <li key={entry.key} className="playground-batch-entry">
              <BatchEntryEditor
                place={i + 1}
                count={entries.length}
                text={entry.text}
                problem={request !== undefined && 'problem' in request ? request.problem : undefined}
                onText={(text) => onChange(entries.with(i, { ...entry, text }))}
                onMove={(by) => move(i, i + by)}
                onRemove={() => onChange(entries.toSpliced(i, 1))}
              />
              {answers !== undefined && answer === undefined && (
                <p className="playground-problem">The batch has no answer with the id {i + 1}.</p>
              )}
              {answer !== undefined && (
                <AnswerBody
                  answer={
                    answerOf(answer) ?? { kind: 'notJsonRpc', problem: 'Neither a result nor an error.', start: '' }
                  }
                  catalogue={catalogue}
                />
              )}
            </li>
          );
        })}
      </ol>
      {entries.length > 0 && (
        <div className="playground-actions">
          <button
            type="button"
            className="playground-primary"
            disabled={isBad || problem !== undefined || isSending}
            onClick={send}
          >
            Send {entries.length} as one batch
          </button>
          {isSending && (
            <button type="button" onClick={cancel}>
              Cancel
            </button>
          )}
          <button type="button" onClick={() => onChange([])}>
            Remove all
          </button>
          {link}
        </div>
      )}
      {problem !== undefined && entries.length > 0 && <p className="playground-problem">{problem}</p>}
      <div aria-live="polite">
        {sent !== undefined && (
          <AnswerView
            outcome={sent.outcome}
            answer={sent.answer?.kind === 'batch' ? undefined : sent.answer}
            catalogue={catalogue}
          />
        )}
      </div>
    </section>
  );
}

interface EditorProps {
  readonly place: number;
  readonly count: number;
  readonly text: string;
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

function BatchEntryEditor({ place, count, text, problem, onText, onMove, onRemove }: EditorProps): ReactNode {
  const id = useId();
  return (
    <>
      <div className="playground-head">
        <label htmlFor={id} className="playground-label">
          Request {place}
        </label>
        <button type="button" className="playground-small" disabled={place === 1} onClick={() => onMove(-1)}>
          Up<span className="playground-hidden">: request {place}</span>
        </button>
        <button type="button" className="playground-small" disabled={place === count} onClick={() => onMove(1)}>
          Down<span className="playground-hidden">: request {place}</span>
        </button>
        <button type="button" className="playground-small" onClick={onRemove}>
          Remove<span className="playground-hidden"> request {place}</span>
        </button>
      </div>
      <textarea
        id={id}
        rows={Math.min(8, text.split('\n').length)}
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <p id={`${id}-problem`} className="playground-problem" aria-live="polite">
        {problem}
      </p>
    </>
  );
}

/** A request of a batch from a call. */
export function batchEntry(key: number, method: string, params: Parameters<typeof requestText>[1]): BatchEntry {
  return { key, text: requestText(method, params, key) };
}
