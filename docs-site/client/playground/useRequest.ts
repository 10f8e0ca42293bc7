/** The request that is edited: a form and a text that are kept in step. */
import { useState } from 'react';
import type { MethodObject } from '../../../codegen/document.js';
import type { JsonValue } from './json.js';
import { exampleParams, readRequest, requestText, wireParams, type Params } from './request.js';

/** A request in both forms. */
export interface EditedRequest {
  readonly params: Params;
  readonly text: string;
  /** What is wrong with the text; the form then shows what it said before. */
  readonly textProblem: string | undefined;
  readonly setParam: (index: number, value: JsonValue | undefined) => void;
  readonly setParams: (params: Params) => void;
  /** Fills the form unless the reader has changed something, or it began with a link. */
  readonly begin: (params: Params) => void;
  /** False while the form holds what the page put there. */
  readonly isChosen: boolean;
  /** Fills the form with what the page would put there. */
  readonly restart: (params: Params) => void;
  readonly setText: (text: string) => void;
}

interface Edited {
  readonly params: Params;
  readonly text: string;
  readonly problem: string | undefined;
  readonly id: JsonValue;
  /** False while the form holds what the page put there by itself. */
  readonly isChosen: boolean;
}

function fromParams(method: string, params: Params, { id, isChosen }: Pick<Edited, 'id' | 'isChosen'>): Edited {
  return { params, text: requestText(method, wireParams(params), id), problem: undefined, id, isChosen };
}

/** A request of a method. It begins with the parameters given, or with the first example. */
export function useRequest(method: MethodObject, start: Params | undefined): EditedRequest {
  const [edited, setEdited] = useState<Edited>(() =>
    fromParams(method.name, start ?? exampleParams(method), { id: 1, isChosen: start !== undefined }),
  );
  const setParams = (params: Params) => setEdited(({ id }) => fromParams(method.name, params, { id, isChosen: true }));
  return {
    params: edited.params,
    text: edited.text,
    textProblem: edited.problem,
    setParams,
    isChosen: edited.isChosen,
    restart(params) {
      setEdited(({ id }) => fromParams(method.name, params, { id, isChosen: false }));
    },
    begin(params) {
      setEdited((before) => (before.isChosen ? before : fromParams(method.name, params, before)));
    },
    setParam(index, value) {
      setEdited(({ params, id }) => {
        const longer = [...params];
        while (longer.length < index) longer.push(undefined);
        longer[index] = value;
        return fromParams(method.name, longer, { id, isChosen: true });
      });
    },
    setText(text) {
      const read = readRequest(text);
      setEdited((before) => {
        if ('problem' in read) return { ...before, isChosen: true, text, problem: read.problem };
        if (read.method !== method.name) {
          const problem = `The form is of ${method.name}; the text names ${JSON.stringify(read.method.slice(0, 80))}.`;
          return { ...before, isChosen: true, text, problem };
        }
        return { params: read.params, text, problem: undefined, id: read.id, isChosen: true };
      });
    },
  };
}
