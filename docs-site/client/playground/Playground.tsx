/** The playground of one method: its form, the text of the request, sending, the answer, snippets and history. */
import { useId, useState, type ReactNode } from 'react';
import type { MethodObject } from '../../../codegen/document.js';
import type { MethodData } from '../../model/methodData.js';
import { AnswerView } from './AnswerView.js';
import { Field } from './Field.js';
import { HistoryPanel } from './HistoryPanel.js';
import { isObject, type JsonValue } from './json.js';
import { LinkButton } from './LinkButton.js';
import type { LinkedCall } from './link.js';
import { LivePanel } from './LivePanel.js';
import {
  exampleParams,
  paramProblems,
  parametersOf,
  requestText,
  secretPositions,
  wireParams,
  withoutSecrets,
} from './request.js';
import { addressProblem, transportOf } from './server.js';
import { Snippets } from './Snippets.js';
import { addToHistory, SECRET_PLACEHOLDER } from './storage.js';
import { useAbi } from './useAbi.js';
import { useChainParams, type ChainParams } from './useChainParams.js';
import { useRequest, type EditedRequest } from './useRequest.js';
import { useSend } from './useSend.js';
import { useServer } from './useServer.js';

/** The choice of values of the chain, where examples have their index. */
const CHAIN = 'chain';

interface PlaygroundProps {
  readonly data: MethodData;
  /** What the form begins with; the first example when undefined. */
  readonly start: readonly JsonValue[] | undefined;
  /** Why nothing may be sent yet; undefined when it may. */
  readonly hold: string | undefined;
  /** Adds the request to a batch; undefined where there is none. */
  readonly onCollect?: ((call: LinkedCall) => void) | undefined;
}

/** Form and text side by side, and what comes of them. */
export function Playground({ data, start, hold, onCollect }: PlaygroundProps): ReactNode {
  const { method, schemas, errors } = data;
  const server = useServer();
  const request = useRequest(method, start);
  // A link sends nothing, whatever it holds.
  const isHeld = hold !== undefined || start !== undefined;
  const chain = useChainParams(method, server.url, { isHeld, begin: request.begin });
  const sender = useSend();
  const params = wireParams(request.params);
  const problems = paramProblems(method, request.params, schemas);
  const isSubscription = method.name === 'eth_subscribe';
  const { argumentProblem } = useAbi();
  const incomplete = request.textProblem ?? argumentSentence(argumentProblem);
  const blocked = hold ?? addressProblem(server.url) ?? incomplete;
  const open = withoutSecrets(method, params, () => SECRET_PLACEHOLDER);
  const send = async () => {
    const made = chain.areMade && !request.isChosen ? await chain.lookUp() : undefined;
    if (made !== undefined) request.restart(made);
    const text = made === undefined ? request.text : requestText(method.name, made);
    const { outcome, answer } = await sender.submit(server, text);
    if (outcome.kind === 'failure' && outcome.reason === 'aborted') return;
    const isError = answer?.kind !== 'result' && answer?.kind !== 'huge';
    addToHistory(() => localStorage, method, { method: method.name, params: made ?? params, at: Date.now(), isError });
  };
  const named = withoutSecrets(method, params, (name) => `<${name}>`);
  return (
    <div className="playground">
      <div className="playground-columns">
        <RequestForm data={data} request={request} chain={chain} />
        <RequestText request={request} hasSecrets={secretPositions(method).size > 0} />
      </div>
      {problems.length > 0 && request.textProblem === undefined && (
        <p className="playground-warning" role="status">
          {problems.length === 1 ? 'One value breaks a rule' : `${problems.length} values break a rule`}: the server
          will most likely refuse it. First: {problems[0]?.path}: {problems[0]?.message}
        </p>
      )}
      {isSubscription ? (
        <>
          <LivePanel server={server} params={params} problem={blocked} />
          <LinkButton calls={[{ method: method.name, params: open }]} url={server.url} />
        </>
      ) : (
        <div className="playground-actions">
          <button
            type="button"
            className="playground-primary"
            disabled={blocked !== undefined || sender.isSending}
            onClick={() => void send()}
          >
            {sender.isSending ? 'Sending…' : `Send over ${transportOf(server.url)}`}
          </button>
          {sender.isSending && (
            <button type="button" onClick={sender.cancel}>
              Cancel
            </button>
          )}
          {onCollect !== undefined && (
            <button
              type="button"
              disabled={incomplete !== undefined}
              onClick={() => onCollect({ method: method.name, params })}
            >
              Add to the batch
            </button>
          )}
          <LinkButton calls={[{ method: method.name, params: open }]} url={server.url} />
        </div>
      )}
      {!isSubscription && blocked !== undefined && <p className="playground-problem">{blocked}</p>}
      <div aria-live="polite" aria-busy={sender.isSending}>
        {sender.sent !== undefined && <AnswerView {...sender.sent} catalogue={errors} callData={callDataOf(params)} />}
      </div>
      <Snippets
        call={{
          method: method.name,
          params: named,
          url: isSubscription ? server.url.replace(/^http/i, 'ws') : server.url,
          hasToken: server.token !== '' || method['x-private'] === true,
          isSubscription,
        }}
      />
      {onCollect === undefined && (
        <HistoryPanel method={method.name} onChoose={(entry) => request.setParams(entry.params)} />
      )}
    </div>
  );
}

function argumentSentence(problem: string | undefined): string | undefined {
  if (problem === undefined) return undefined;
  return `The arguments that you typed cannot be encoded. ${problem} Mend them, or choose no function.`;
}

/** Data of the call among the parameters. */
function callDataOf(params: readonly JsonValue[]): string | undefined {
  for (const param of params) {
    if (!isObject(param)) continue;
    const data = param['data'] ?? param['input'];
    if (typeof data === 'string') return data;
  }
  return undefined;
}

interface RequestFormProps {
  readonly data: MethodData;
  readonly request: EditedRequest;
  readonly chain: ChainParams;
}

function RequestForm({ data, request, chain }: RequestFormProps): ReactNode {
  const { method, schemas } = data;
  return (
    <form
      className="playground-form"
      aria-label={`Parameters of ${method.name}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <ExamplePicker method={method} request={request} chain={chain} />
      {method.params.length === 0 && <p className="playground-help">The method takes no parameters.</p>}
      {parametersOf(method, request.params).map((param, i) => (
        <Field
          key={param.name}
          label={param.name}
          schema={param.schema}
          schemas={schemas}
          description={param.description}
          isRequired={param.required === true}
          isSecret={param['x-secret'] === true}
          value={presentValue(request.params[i], param.required === true)}
          onChange={(value) => request.setParam(i, value)}
        />
      ))}
    </form>
  );
}

/** What the form can be filled with: values of this chain, where it has them, and the recorded examples. */
function ExamplePicker({
  method,
  request,
  chain,
}: Omit<RequestFormProps, 'data'> & { readonly method: MethodObject }): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const id = useId();
  const examples = method.examples ?? [];
  if (examples.length === 0) return null;
  const hasChain = method['x-chain-params'] !== undefined;
  const isOfChain = chain.state === 'known' || (chain.areMade && chain.state === 'unknown' && !request.isChosen);
  const shown = chosen ?? (isOfChain ? CHAIN : '0');
  const fill = async (choice: string) => {
    const params = choice === CHAIN ? await chain.lookUp() : exampleParams(method, Number(choice));
    if (params === undefined) setChosen(undefined);
    else if (choice === CHAIN) request.restart(params);
    else request.setParams(params);
  };
  return (
    <>
      <div className="playground-examples">
        <label htmlFor={id}>Example</label>
        <select
          id={id}
          value={shown}
          onChange={({ target }) => {
            setChosen(target.value);
            void fill(target.value);
          }}
        >
          {hasChain && (
            <option value={CHAIN} disabled={chain.state === 'none'}>
              {chain.state === 'none' ? 'values of this chain: it has none' : 'values of this chain'}
            </option>
          )}
          {examples.map(({ name }, i) => (
            <option key={name} value={i}>
              {hasChain ? `recorded: ${name}` : name}
            </option>
          ))}
        </select>
        <button type="button" className="playground-small" onClick={() => void fill(shown)}>
          Fill in
        </button>
      </div>
      {chain.areMade && shown === CHAIN && chain.state === 'unknown' && (
        <p className="playground-help">Sending makes the values on this chain first, and fills them in.</p>
      )}
    </>
  );
}

/** Null in the place of a parameter that may be left out says that it is left out. */
function presentValue(value: JsonValue | undefined, isRequired: boolean): JsonValue | undefined {
  return value === null && !isRequired ? undefined : value;
}

function RequestText({
  request,
  hasSecrets,
}: {
  readonly request: EditedRequest;
  readonly hasSecrets: boolean;
}): ReactNode {
  const id = useId();
  const [isShown, setIsShown] = useState(!hasSecrets);
  const lines = request.text.split('\n').length;
  return (
    <div className="playground-text">
      <label htmlFor={id} className="playground-label">
        Request as JSON
      </label>
      {isShown ? (
        <textarea
          id={id}
          rows={Math.min(28, Math.max(6, lines))}
          spellCheck={false}
          aria-describedby={`${id}-problem`}
          aria-invalid={request.textProblem !== undefined}
          value={request.text}
          onChange={({ target }) => request.setText(target.value)}
        />
      ) : (
        <button id={id} type="button" onClick={() => setIsShown(true)}>
          Show the text; it holds what you type as a secret
        </button>
      )}
      <p id={`${id}-problem`} className="playground-problem" aria-live="polite">
        {request.textProblem}
      </p>
    </div>
  );
}
