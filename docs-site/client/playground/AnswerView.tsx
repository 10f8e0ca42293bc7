/** The answer to a request: a result as a tree, an error with its explanation, or why no answer came. */
import type { ReactNode } from 'react';
import type { ErrorEntry } from '../../model/methodData.js';
import { Quoted } from '../Quoted.js';
import type { Outcome } from '../rpc/outcome.js';
import { visible } from '../visible.js';
import type { AbiItem, Decoded } from './abi.js';
import { revertDataOf, type Answer, type RpcError } from './answer.js';
import { CopyButton } from './CopyButton.js';
import { DecodedView } from './DecodedView.js';
import { explainError, revertReason } from './errorExplanation.js';
import { isObject, type JsonValue } from './json.js';
import { JsonTree } from './JsonTree.js';
import { formatBytes, formatMs } from './units.js';
import { useAbi, type LoadedAbi } from './useAbi.js';

/** The errors of the contract by name. */
export type Catalogue = Readonly<Record<string, ErrorEntry>>;

interface AnswerProps {
  readonly outcome: Outcome;
  readonly answer: Answer | undefined;
  readonly catalogue: Catalogue;
  /** Data of the call that was made, for decoding what it returned. */
  readonly callData?: string | undefined;
}

/** An answer with its time and size. */
export function AnswerView({ outcome, answer, catalogue, callData }: AnswerProps): ReactNode {
  return (
    <div className="playground-answer">
      <div className="playground-facts">
        <span className={`playground-verdict playground-verdict-${verdictOf(outcome, answer)}`}>
          {verdictWords(outcome, answer)}
        </span>
        <span>{formatMs(outcome.milliseconds)}</span>
        {outcome.kind === 'answer' && <span>{formatBytes(outcome.bytes)}</span>}
        {outcome.kind === 'answer' && outcome.status !== undefined && outcome.status !== 200 && (
          <span>HTTP {outcome.status}</span>
        )}
        {outcome.kind === 'answer' && <CopyButton text={outcome.text} label="Copy the answer" />}
        {outcome.kind === 'answer' && <DownloadButton text={outcome.text} />}
      </div>
      {outcome.kind === 'failure' && <p className="playground-problem">{visible(outcome.message)}</p>}
      {answer !== undefined && <AnswerBody answer={answer} catalogue={catalogue} callData={callData} />}
    </div>
  );
}

type Verdict = 'ok' | 'error' | 'warn';

function verdictOf(outcome: Outcome, answer: Answer | undefined): Verdict {
  if (outcome.kind === 'failure' || answer?.kind === 'error') return 'error';
  return answer?.kind === 'notJsonRpc' ? 'warn' : 'ok';
}

function verdictWords(outcome: Outcome, answer: Answer | undefined): string {
  if (outcome.kind === 'failure') return 'No answer';
  if (answer?.kind === 'error') return 'Error';
  return answer?.kind === 'notJsonRpc' ? 'Not JSON-RPC' : 'Result';
}

/** The body of an answer, without time and size. */
export function AnswerBody({
  answer,
  catalogue,
  callData,
}: Omit<AnswerProps, 'outcome' | 'answer'> & { readonly answer: Answer }): ReactNode {
  const { loaded } = useAbi();
  switch (answer.kind) {
    case 'result': {
      const decoded = loaded === undefined ? undefined : decodedResult(loaded, answer.result, callData);
      return (
        <>
          {decoded !== undefined && <DecodedView decoded={decoded} />}
          <JsonTree value={answer.result} />
        </>
      );
    }
    case 'error':
      return <ErrorView error={answer.error} catalogue={catalogue} />;
    case 'batch':
      return <JsonTree value={answer.answers} />;
    case 'huge':
      return (
        <>
          <p className="playground-help">The answer is too large to be shown as a tree. This is its beginning.</p>
          <pre className="playground-start" tabIndex={0}>
            {visible(answer.start)}
          </pre>
        </>
      );
    case 'notJsonRpc':
      return (
        <>
          <p className="playground-problem">{visible(answer.problem)}</p>
          <pre className="playground-start" tabIndex={0}>
            {visible(answer.start)}
          </pre>
        </>
      );
  }
}

function ErrorView({ error, catalogue }: { readonly error: RpcError; readonly catalogue: Catalogue }): ReactNode {
  const { loaded } = useAbi();
  const { name, text } = explainError(error, catalogue);
  const data = revertDataOf(error);
  const custom =
    loaded === undefined || data === undefined ? undefined : loaded.code.decodeData(loaded.items, 'error', data);
  const reason = data === undefined || error.code !== 3 ? undefined : revertReason(data);
  return (
    <div className="playground-error">
      <p className="playground-error-message">
        <code>{error.code}</code> <Quoted text={error.message.slice(0, 4000)} />
      </p>
      {name !== undefined && (
        <p>
          In the catalogue:{' '}
          <a href={`${errorsPage()}#${name}`}>
            <code>{name}</code>
          </a>
        </p>
      )}
      {text !== undefined && <p>{text}</p>}
      {custom !== undefined && <DecodedView decoded={custom} />}
      {custom === undefined && reason !== undefined && (
        <p>
          Revert reason:{' '}
          <code>
            <Quoted text={reason} />
          </code>
          {reason.startsWith('custom error') && loaded === undefined && ' (load the contract’s ABI to read it)'}
        </p>
      )}
      {error.data !== undefined && <JsonTree value={isObject(error.data) ? error.data : { data: error.data }} />}
    </div>
  );
}

/** The page of errors, from the page of a method or from /playground/. */
function errorsPage(): string {
  return location.pathname.includes('/methods/') ? '../../errors/' : '../errors/';
}

/** What a call returned, by the function whose selector its data has. */
function decodedResult(
  { items, code }: LoadedAbi,
  result: JsonValue,
  callData: string | undefined,
): Decoded | undefined {
  if (typeof result !== 'string' || callData === undefined) return undefined;
  const item = functionOf(items, callData, code.decodeData);
  if (item === undefined || item.outputs.length === 0) return undefined;
  try {
    return { signature: `${item.signature} returned`, values: code.decodeOutput(item, result) };
  } catch {
    return undefined;
  }
}

function functionOf(
  items: readonly AbiItem[],
  callData: string,
  decode: LoadedAbi['code']['decodeData'],
): AbiItem | undefined {
  const signature = decode(items, 'function', callData)?.signature;
  return items.find((item) => item.kind === 'function' && item.signature === signature);
}

function DownloadButton({ text }: { readonly text: string }): ReactNode {
  const download = () => {
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'answer.json';
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <button type="button" className="playground-small" onClick={download}>
      Download
    </button>
  );
}
