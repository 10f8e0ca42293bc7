/** A server that answers the examples of the contract and nothing else: so a test sees what an SDK sends. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Contract } from '../../../codegen/contract.js';

export interface ExampleServer {
  url: string;
  /** Requests that are those of no example, as they came. */
  readonly strangers: unknown[];
  close(): Promise<void>;
}

interface Request {
  id: number;
  method: string;
  params?: unknown[];
}

export async function startExampleServer(contract: Contract): Promise<ExampleServer> {
  const strangers: unknown[] = [];
  /** How often each request came: examples with the same parameters are answered in turn. */
  const turns = new Map<string, number>();
  const answer = ({ id, method, params = [] }: Request): object => {
    const examples = contract.methods.find(({ name }) => name === method)?.examples ?? [];
    const fitting = examples.filter((one) => sameParams(one.params, params));
    const turn = `${method} ${canonical(params)}`;
    const asked = turns.get(turn) ?? 0;
    turns.set(turn, asked + 1);
    const example = fitting[asked % fitting.length];
    if (example !== undefined) return { jsonrpc: '2.0', id, result: example.result };
    strangers.push({ method, params });
    return { jsonrpc: '2.0', id, error: { code: -32602, message: 'these are the parameters of no example' } };
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message = JSON.parse(Buffer.concat(chunks).toString()) as Request | Request[];
      const text = JSON.stringify(Array.isArray(message) ? message.map(answer) : answer(message));
      response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    strangers,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Whether two lists of parameters mean the same: trailing nulls do not count, nor does how a number is written. */
function sameParams(a: readonly unknown[], b: readonly unknown[]): boolean {
  const length = Math.max(a.length, b.length);
  return Array.from({ length }, (_, index) => canonical(a[index]) === canonical(b[index])).every(Boolean);
}

/** JSON text in which equal values are equal text: numbers as hex without leading zeros, hex in lower case. */
export function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, item: unknown) => {
    if (typeof item === 'number' && Number.isSafeInteger(item)) return `0x${item.toString(16)}`;
    if (typeof item === 'string' && /^0x[0-9a-fA-F]*$/.test(item)) return shortest(item);
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    const fields = Object.entries(item)
      .filter(([, field]) => field !== null)
      .map(([name, field]): [string, unknown] => [/^0x[0-9a-fA-F]+$/.test(name) ? name.toLowerCase() : name, field]);
    return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** Only short hex can be a number: an address or a hash keeps its zeros. */
function shortest(hex: string): string {
  const lower = hex.toLowerCase();
  return lower.length < 20 ? lower.replace(/^0x0+(?=.)/, '0x') : lower;
}
