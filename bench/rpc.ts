/** JSON-RPC calls that prepare a run. The load generator sends the measured ones. */

export interface Call {
  method: string;
  params: unknown[];
}

interface Answer {
  id: number;
  result?: unknown;
  error?: { code: number; message: string };
}

/** The body of a call or of a batch. Ids count from 0. */
export function bodyOf(request: Call | Call[]): string {
  const message = ({ method, params }: Call, id: number) => ({ jsonrpc: '2.0', id, method, params });
  return JSON.stringify(Array.isArray(request) ? request.map(message) : message(request, 0));
}

/** Resolves to the results in the order of the calls. Throws for the first call that failed. */
export async function ask(url: string, request: Call[]): Promise<unknown[]>;
export async function ask(url: string, request: Call | Call[]): Promise<unknown>;
export async function ask(url: string, request: Call | Call[]): Promise<unknown> {
  const answer = await post(url, bodyOf(request));
  if (!Array.isArray(request)) return resultOf(request, answer as Answer);
  // A batch that is refused as a whole gets a single answer.
  if (!Array.isArray(answer)) throw new Error(`batch: ${JSON.stringify(answer).slice(0, 300)}`);
  const byId = new Map((answer as Answer[]).map((item) => [item.id, item]));
  return request.map((call, id) => resultOf(call, byId.get(id)));
}

export async function call<T>(url: string, method: string, ...params: unknown[]): Promise<T> {
  return (await ask(url, { method, params })) as T;
}

async function post(url: string, body: string): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return response.json();
}

function resultOf({ method }: Call, answer: Answer | undefined): unknown {
  if (answer === undefined) throw new Error(`${method}: no answer in the batch`);
  if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.code} ${answer.error.message}`);
  return answer.result;
}

export const hex = (value: number | bigint): string => `0x${value.toString(16)}`;
