/** A node of the embedded chain for one test, with a client of its RPC. */
import http from 'node:http';

import { DevNode, type DevNodeOptions, type NodeAddresses } from '../../../../src/devchain/comet/devNode.js';
import { EchoApplication } from './echoApplication.js';

export const TEST_OPTIONS: DevNodeOptions = {
  cometChainId: 'echo-1',
  cometVersion: '0.38.17',
  moniker: 'test',
  version: '0.0.0',
  accounts: [`0x${'11'.repeat(20)}`],
  startsClock: false,
  replay: null,
  genesisTime: { seconds: 1_700_000_000, nanos: 5 },
  initialHeight: 1,
  hardfork: 'prague',
  order: 'fees',
  forkedHashes: null,
  seeds: [],
  mining: { automine: true, intervalMs: 0 },
  host: '127.0.0.1',
  rpcPort: 0,
  grpcPort: 0,
  blockFile: null,
};

export interface RpcAnswer {
  id?: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: string };
}

export class RunningNode {
  private constructor(
    readonly node: DevNode,
    readonly application: EchoApplication,
    /** Blocks that could not be made. */
    readonly failures: unknown[],
    readonly addresses: NodeAddresses,
  ) {}

  static async start(options: Partial<DevNodeOptions> = {}, application = new EchoApplication()): Promise<RunningNode> {
    const failures: unknown[] = [];
    const onFailure = (error: unknown): void => void failures.push(error);
    const node = new DevNode({ ...TEST_OPTIONS, ...options }, { application, onFailure });
    return new RunningNode(node, application, failures, await node.start());
  }

  stop(): Promise<void> {
    return this.node.stop();
  }

  /** The `result` of a call; rejects with the node's error. */
  async call<T>(method: string, params: object = {}): Promise<T> {
    const { result, error } = await this.ask(method, params);
    if (error !== undefined) throw new Error(error.data ?? error.message);
    return result as T;
  }

  async ask(method: string, params: object = {}): Promise<RpcAnswer> {
    const { body } = await this.post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    return JSON.parse(body) as RpcAnswer;
  }

  post(body: string): Promise<{ status: number; body: string }> {
    return this.#request('POST', '/', body);
  }

  get(path: string): Promise<{ status: number; body: string }> {
    return this.#request('GET', path, '');
  }

  /** Sends a transaction and waits for its block. */
  send(tx: string): Promise<{ code: number; hash: string; log: string }> {
    return this.call('broadcast_tx_sync', { tx: Buffer.from(tx).toString('base64') });
  }

  async height(): Promise<number> {
    const { sync_info } = await this.call<{ sync_info: { latest_block_height: string } }>('status');
    return Number(sync_info.latest_block_height);
  }

  #request(method: string, path: string, body: string): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      const request = http.request(new URL(path, this.addresses.rpcUrl), { method, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
        response.on('error', reject);
      });
      request.on('error', reject);
      request.end(body);
    });
  }
}
